package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Suppressors of those who may have nothing that could be suppressed. */
class SuppressedPlayersTest {

  private static final String GAME =
      """
      kinds:
        player: {gold: 0}
        unit: {power: 1}
        wall: {power: 1}
      zones:
        deck: {}
        field: {in play: true}
      deck zone: deck
      scopes:
        enemy player: {kinds: [player], whose: enemy}
        enemy side: {kinds: [unit, player], whose: enemy}
        units: {kinds: [unit]}
        walls: {kinds: [wall]}
      statuses:
        rich: {changes: gold, of: players, by: 5}
        hush: {suppresses: self}
      phases:
        - {phase: main, event: turn begins, actions: [field, rich, hush, end]}
      actions:
        field: {with: own deck, then: [{do: enter, target: self, zone: field}]}
        rich: {with: own deck, then: [{do: grant, target: %s, effect: rich, turns: 9}]}
        hush: {with: %s, then: [{do: grant, target: self, effect: hush, turns: 9}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects: [{%s}, {when: enters play, then: [{do: add-stat, target: owner, stat: gold, delta: 1}]}]
        wall: {name: Wall, kind: wall}
      """;

  private static List<String> findings(String whom, String silenced, String effect) {
    return findings(whom, silenced, effect, "");
  }

  private static List<String> findings(
      String whom, String silenced, String effect, String furtherCard) {
    WrittenGame game =
        new WrittenGame(
            GAME.formatted(whom, silenced),
            CARDS.formatted(effect) + furtherCard,
            "decks: {all: {scout: 2, wall: 1}}\n");
    return game.findingsTogether().stream()
        .map(Diagnostic::toString)
        .filter(one -> one.contains("RS073"))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({
    "self, players, players",
    "self, enemy player, enemy player",
    "owner, 'players, statuses: false', players",
    "owner, walls, walls"
  })
  void aSuppressorOfThoseWithoutEffectsIsFound(String whom, String suppressed, String scope) {
    assertThat(findings(whom, "allies", "suppresses: " + suppressed))
        .singleElement()
        .asString()
        .contains(
            "cards/scout/effects/0/suppresses", "found '" + scope + "', of whom none ever has");
  }

  @ParameterizedTest
  @CsvSource({
    "owner, players",
    "owner, enemy player",
    "self, enemy side",
    "self, units",
    "owner, 'units, statuses: false'",
    "self, walls",
    "owner, self"
  })
  void oneOfWhomSomeMayHaveAnEffectOrStatusIsAccepted(String whom, String suppressed) {
    assertThat(findings(whom, "allies", "suppresses: " + suppressed))
        .noneMatch(one -> one.contains("suppresses"));
  }

  /** Other cards of its kind have effects, which its silence does not reach. */
  @ParameterizedTest
  @CsvSource({
    "suppresses: self, owner, 1",
    "'suppresses: self, statuses: false', self, 1",
    "suppresses: self, self, 0"
  })
  void aCardThatSilencesOnlyItselfIsFoundUnlessItMayGetAStatus(
      String effect, String whom, int times) {
    String guard = "  guard: {name: Guard, kind: unit, effects: [{" + effect + "}]}\n";
    List<String> found = findings(whom, "walls", "changes: power, of: units, by: 1", guard);
    assertThat(found)
        .filteredOn(one -> one.contains("found 'self', of whom none ever has any other"))
        .hasSize(times)
        .allMatch(one -> one.contains("cards/guard/effects/0/suppresses"));
  }

  @ParameterizedTest
  @CsvSource({"self, players, 1", "owner, players, 0", "owner, units, 0", "owner, walls, 1"})
  void aSilenceThatOnlyThoseWithoutEffectsGetIsFound(String whom, String silenced, int times) {
    String with = "changes: power, of: units, by: 1";

    assertThat(findings(whom, silenced, with))
        .filteredOn(one -> one.contains("statuses/hush/suppresses"))
        .hasSize(times);
  }

  /**
   * What is told of other scopes of players is that they have no status, not that it would stay.
   */
  @Test
  void aStatusOfAPlayerIsSuppressed() {
    String cards = CARDS.formatted("suppresses: enemy side");
    try (Match match =
        WrittenGame.match(new WrittenGame(GAME.formatted("owner", "allies"), cards).book(), 2)) {
      WrittenGame.choose(match, "rich Scout");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(5);
      WrittenGame.choose(match, "end");
      WrittenGame.choose(match, "field Scout");
      assertThat(WrittenGame.of(match, 0, "gold")).isZero();
    }
  }
}
