package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A status that suppresses 'self' takes the effects of the card that has it out of force. */
class SilencedCardsTest {

  private static final String GAME =
      """
      kinds:
        player: {deaths: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        field: {in play: true}
        grave: {}
      deck zone: deck
      scopes:
        units: {kinds: [unit]}
      statuses:
        silence: {suppresses: self}
        mute: {suppresses: self, statuses: false}
        strong: {changes: power, by: 5}
        shy: {suppresses: self, while: {at least: %d, of: units}}
      phases:
        - {phase: main, event: turn begins, actions: [play, shy, silence, mute, strengthen, kill, end]}
      actions:
        play:
          then:
            - for each: own deck
              then:
                - {do: enter, target: target, zone: field}
        silence: {with: own field, then: [{do: grant, target: self, effect: silence, turns: 1}]}
        shy: {with: own field, then: [{do: grant, target: self, effect: shy, turns: 1}]}
        mute: {with: own field, then: [{do: grant, target: self, effect: mute, turns: 1}]}
        strengthen: {with: own field, then: [{do: grant, target: self, effect: strong, turns: 9}]}
        kill: {with: own field, then: [{do: leave, target: self, zone: grave}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout:
          name: Scout
          kind: unit
          effects:
            - {changes: power, of: units, by: 1}
            - {when: leaves play, then: [{do: add-stat, target: owner, stat: deaths, delta: 1}]}
      """;

  private final RuleBook book = book(1);

  @Test
  void aSilencedCardGivesNothingAndDiesInSilence() {
    try (Match match = match()) {
      assertThat(power(match)).isEqualTo(2);
      WrittenGame.choose(match, "silence Scout");
      assertThat(power(match)).isEqualTo(1);
      WrittenGame.choose(match, "kill Scout");
      assertThat(WrittenGame.of(match, 0, "deaths")).isZero();
    }
  }

  /** It is counted without itself, since it has left when it would answer that. */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 1"})
  void aSilenceThatAsksForOthersIsAskedAsItsCardHasLeft(int atLeast, int deaths) {
    RuleBook asking = book(atLeast);
    try (Match match = WrittenGame.match(asking, 2)) {
      for (String choice : List.of("play", "end", "play", "end", "shy Scout", "kill Scout")) {
        WrittenGame.choose(match, choice);
      }
      assertThat(WrittenGame.of(match, 0, "deaths")).isEqualTo(deaths);
    }
  }

  private static RuleBook book(int atLeast) {
    String game = GAME.formatted(atLeast);
    return new WrittenGame(game, CARDS, "decks: {all: {scout: 1}}\n").book();
  }

  @Test
  void itsEffectsAreBackWhenTheSilenceEnds() {
    try (Match match = match()) {
      WrittenGame.choose(match, "silence Scout");
      WrittenGame.choose(match, "end");
      assertThat(power(match)).isEqualTo(1);
      WrittenGame.choose(match, "end");
      assertThat(power(match)).isEqualTo(2);
      WrittenGame.choose(match, "kill Scout");
      assertThat(WrittenGame.of(match, 0, "deaths")).isEqualTo(1);
    }
  }

  @Test
  void statusesStayWhereOnlyAbilitiesAreSilenced() {
    try (Match match = match()) {
      WrittenGame.choose(match, "strengthen Scout");
      assertThat(power(match)).isEqualTo(7);
      WrittenGame.choose(match, "mute Scout");
      assertThat(power(match)).isEqualTo(6);
      WrittenGame.choose(match, "silence Scout");
      assertThat(power(match)).isEqualTo(1);
    }
  }

  private Match match() {
    Match match = WrittenGame.match(book, 2);
    WrittenGame.choose(match, "play");
    return match;
  }

  private static double power(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.getZone().equals("field"))
        .findFirst()
        .map((Entity one) -> one.stat("power"))
        .orElseThrow();
  }
}
