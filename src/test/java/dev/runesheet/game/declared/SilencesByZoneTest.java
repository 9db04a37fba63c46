package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A silence that asks for so many in the same zone counts in the zone that its card leaves. */
class SilencesByZoneTest {

  private static final String GAME =
      """
      kinds:
        player: {gold: 0}
        unit: {power: 1}
      zones:
        deck: {}
        field: {in play: true}
        far: {in play: true}
        grave: {}
      deck zone: deck
      scopes:
        here: {same zone: true, whose: own}
        others here: {same zone: true, whose: own, others: true}
        enemies here: {same zone: true, whose: enemy}
      statuses:
        hush: {suppresses: self, while: {%s}}
      phases:
        - {phase: main, event: turn begins, actions: [field, far, hush, kill, waver, sail, end]}
      actions:
        field: {with: own deck, then: [{do: enter, target: self, zone: field}]}
        far: {with: own deck, then: [{do: enter, target: self, zone: far}]}
        hush: {with: own field, then: [{do: grant, target: self, effect: hush, turns: 9}]}
        kill: {with: own field, then: [{do: leave, target: self, zone: grave}]}
        waver:
          with: own field
          then:
            - {do: leave, target: self, zone: grave}
            - {choose: players, then: [{do: add-stat, target: target, stat: gold, delta: 10}]}
        sail: {with: own field, then: [{do: move, target: self, zone: far}]}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        shy:
          name: Shy
          kind: unit
          effects:
            - {suppresses: self, while: {%1$s}}
            - {when: leaves play, then: [{do: add-stat, target: owner, stat: gold, delta: 1}]}
        plain:
          name: Plain
          kind: unit
          effects:
            - {when: leaves play, then: [{do: add-stat, target: owner, stat: gold, delta: 1}]}
        other: {name: Other, kind: unit}
      """;

  private static RuleBook book(String asked) {
    String decks = "decks: {all: {shy: 1, plain: 1, other: 2}}\n";
    return new WrittenGame(GAME.formatted(asked), CARDS.formatted(asked), decks).book();
  }

  private static void play(Match match, String choices) {
    for (String choice : choices.split(", ")) {
      WrittenGame.choose(match, choice);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          at least: 2, of: here         | field Other, field Other                   | 0
          at least: 2, of: here         | field Other, far Other                     | 1
          at least: 1, of: enemies here | end, field Other, end                      | 0
          at least: 1, of: enemies here | end, far Other, end                        | 1
          at most: 0, of: others here   | far Other                                  | 0
          at most: 0, of: others here   | field Other                                | 1
          """)
  void aCardIsSilentAsItLeavesWhileSoManyAreInTheZoneThatItLeaves(
      String asked, String choices, int gold) {
    RuleBook book = book(asked);
    try (Match match = WrittenGame.match(book, 2)) {
      play(match, choices + ", field Shy, kill Shy");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(gold);
    }
    try (Match match = WrittenGame.match(book, 2)) {
      play(match, choices + ", field Plain, hush Plain, kill Plain");
      assertThat(WrittenGame.of(match, 0, "gold")).as("by a status").isEqualTo(gold);
    }
  }

  /** While it is asked whom to pay, the card has left and nothing has answered that. */
  @Test
  void aMatchThatIsSavedOrForkedMeanwhileGoesOnInTheSameWay() {
    RuleBook book = book("at least: 1, of: others here");
    try (Match match = WrittenGame.match(book, 2)) {
      play(match, "field Other, field Shy, waver Shy");
      String saved = match.save();
      try (Match restored = book.restore(saved)) {
        assertThat(restored.save()).isEqualTo(saved);
        play(restored, "player 1");
        assertThat(WrittenGame.of(restored, 0, "gold")).isEqualTo(10);
      }
      try (Match fork = match.fork()) {
        play(fork, "player 1");
        assertThat(WrittenGame.of(fork, 0, "gold")).isEqualTo(10);
      }
    }
  }

  @Test
  void aCardThatIsBackByUndoIsSilentWhereItLies() {
    RuleBook book = book("at least: 1, of: others here");
    try (Match match = WrittenGame.match(book, 2)) {
      play(match, "field Other, field Shy, kill Shy");
      match.undo();
      play(match, "sail Shy, far Plain");
      assertThat(WrittenGame.of(match, 0, "gold")).isZero();
    }
    try (Match match = WrittenGame.match(book, 2)) {
      play(match, "field Other, field Plain, hush Plain, waver Plain, player 2");
      match.undo();
      play(match, "player 1");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(10);
      match.undo();
      match.undo();
      play(match, "kill Other, kill Plain");
      assertThat(WrittenGame.of(match, 0, "gold")).isEqualTo(1);
    }
  }
}
