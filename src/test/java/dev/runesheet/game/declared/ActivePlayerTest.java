package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.Sheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The scope of the player whose turn it is, in cells and beside scopes of similar names. */
class ActivePlayerTest {

  private static final String GAME =
      """
      players: 2
      turns: 9
      kinds:
        player: {gold: 0}
        unit: {}
      zones: {deck: {}}
      deck zone: deck
      scopes: {SCOPE: {kinds: [player]}}
      phases:
        - {phase: main, event: turn starts, actions: [pass]}
      actions:
        pass: {ends: true}
      rules:
        - when: turn starts
          whose: any
          then:
            - {for each: FIRST, then: [{do: add-stat, target: target, stat: gold, delta: 1}]}
            - {for each: SECOND, then: [{do: add-stat, target: target, stat: gold, delta: 10}]}
      """;

  private static WrittenGame game(String scope, String first, String second) {
    String game = GAME.replace("SCOPE", scope).replace("FIRST", first).replace("SECOND", second);
    return new WrittenGame(game, "cards: {scout: {name: Scout, kind: unit}}\n");
  }

  private static List<String> found(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    PackBuilder.build(Packs.find("ember-vale"), files, findings);
    return findings.all().stream().map(Object::toString).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Whose number changes", "For each", "of"})
  void aRowOfAChangeCannotReachTheOneWhoseTurnItIs(String heading) {
    Consumer<Sheet> scope = AurasWorkbook.put(heading, "active player");
    Consumer<Sheet> count = AurasWorkbook.put("While there are at least", "2");
    PackFiles files = AurasWorkbook.edited(heading.equals("of") ? scope.andThen(count) : scope);

    assertThat(found(files))
        .singleElement()
        .asString()
        .contains("!Auras!" + AurasWorkbook.cell(files, heading), "RS014", "'active player'");
  }

  @Test
  void aScopeOfANearNameIsAnother() {
    WrittenGame game = game("active players", "active player", "active players");
    assertThat(game.findings().all()).isEmpty();
    try (Match match = WrittenGame.match(game.book(), 2)) {
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(11);
      assertThat(WrittenGame.of(match, 1, "gold")).isEqualTo(10);
    }
  }

  @Test
  void noScopeOfAGameIsCalledSo() {
    assertThat(game("active player", "active player", "players").findings().all())
        .singleElement()
        .asString()
        .contains("#/scopes/active player", "scope 'active player'");
  }

  @ParameterizedTest
  @CsvSource({
    "richest, actve player, active player",
    "active players, actve player, active player",
    "active players, active playrs, active players",
    "active playr, active player, "
  })
  void aMisspeltOneIsToldWithTheNearest(String scope, String said, String meant) {
    List<String> found =
        game(scope, said, scope).findings().all().stream().map(Object::toString).toList();
    if (meant == null) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found)
          .singleElement()
          .asString()
          .contains("RS014", "for each", "did you mean '" + meant + "'?");
    }
  }
}
