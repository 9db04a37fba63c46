package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Changes of a number are weighed against those of their own name, or of the type and key that they
 * give.
 */
class WaysToStackTest {

  private static WrittenGame game(String alpha, String beta) {
    return game(alpha, "power", beta);
  }

  private static WrittenGame game(String alpha, String number, String beta) {
    return new WrittenGame(
        """
        players: 2
        turns: 5
        kinds:
          player: {gold: 0}
          unit: {power: 1, health: 1}
        zones:
          deck: {}
          field: {in play: true}
        deck zone: deck
        scopes:
          knights: {kinds: [unit], zone: field, whose: own}
          foes: {kinds: [unit], zone: field, whose: enemy}
        statuses:
          alpha: {changes: power, of: self, by: %s}
          beta: {changes: %s, of: self, by: %s}
        phases:
          - {phase: main, actions: [done]}
        actions:
          done: {ends: true}
        """
            .formatted(alpha, number, beta),
        """
        cards:
          scout:
            name: Scout
            kind: unit
            effects:
              - when: enters play
                then:
                  - {do: grant, target: self, effect: alpha, turns: 2}
                  - {do: grant, target: self, effect: beta, turns: 2}
        """);
  }

  private static double powerWithBoth(WrittenGame game) {
    return withBoth(game, "power");
  }

  private static double withBoth(WrittenGame game, String number) {
    try (Match match = WrittenGame.match(game.book(), 2)) {
      Entity unit =
          match.world().entities().stream()
              .filter(one -> one.getDefinition().equals("scout"))
              .findFirst()
              .orElseThrow();
      match.update(
          context -> {
            context.enterPlay("scout", unit, "field", 0);
            context.grant("statuses/alpha", unit, unit, InPlay.NEVER, false, 0);
            context.grant("statuses/beta", unit, unit, InPlay.NEVER, false, 0);
          });
      return unit.stat(number);
    }
  }

  @Test
  void statusesOfDifferentNamesBothCountThoughEachCountsOnce() {
    assertThat(powerWithBoth(game("1, stacking: max only", "3, stacking: max only"))).isEqualTo(5);
  }

  @Test
  void statusesOfOneTypeAreWeighedAgainstEachOther() {
    assertThat(
            powerWithBoth(
                game("1, stacking: max only, type: mood", "3, stacking: max only, type: mood")))
        .isEqualTo(4);
  }

  /** One rage gives power, another health. */
  @Test
  void changesOfDifferentNumbersAreNotWeighedAgainstEachOther() {
    String strong = "2, stacking: max only, type: rage";
    WrittenGame game = game(strong, "health", "3, stacking: max only, type: rage");
    assertThat(withBoth(game, "power")).isEqualTo(3);
    assertThat(withBoth(game, "health")).isEqualTo(4);
    assertThat(game(strong, "health", "3, stacking: min only, type: rage").findings().all())
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          , type: mood                          | additive
          , stacking: min only, type: mood      | min only
          , stacking: no stack, key: x, type: a | no stack
          """)
  void twoWaysToStackAreFoundWhereTheWayIsWritten(String beta, String way) {
    String by = beta.contains("key") ? "key 'x'" : "type 'mood'";
    String alpha = beta.contains("key") ? "key: x, type: a" : "type: mood";
    Diagnostics findings = game("1, stacking: max only, " + alpha, "3" + beta).findings();

    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString()).isEqualTo("#/statuses/beta/stacking");
              assertThat(one.sentence())
                  .contains("found '" + way + "' for the " + by + ",")
                  .endsWith(
                      "expected 'max only', as other changes of 'power' with this "
                          + by.split(" ")[0]
                          + " add up");
            });
  }

  @Test
  void twoWaysToStackAreFoundAtTheCellOfTheWay() {
    PackFiles files =
        AurasWorkbook.edited(
            AurasWorkbook.put("Type", "courage")
                .andThen(AurasWorkbook.put("Stacking", "max only"))
                .andThen(AurasWorkbook.copied("Second", "Amount", 2))
                .andThen(AurasWorkbook.put("Stacking", "")));
    String cell = AurasWorkbook.cell(files, "Stacking").replaceAll("\\d", "") + 9;
    Diagnostics findings = new Diagnostics();
    PackBuilder.build(Packs.find("ember-vale"), files, findings);

    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Auras!" + cell, "'max only' for the type 'courage'", "expected 'additive'");
  }
}
