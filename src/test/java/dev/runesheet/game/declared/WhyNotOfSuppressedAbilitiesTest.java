package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import org.junit.jupiter.api.Test;

/** Why an ability was not used is that it is suppressed, as the refusal of the action says. */
class WhyNotOfSuppressedAbilitiesTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds:
                player: {gold: 1}
                unit: {}
              zones:
                deck: {seen by: owner}
                field: {in play: true}
              deck zone: deck
              statuses:
                silence: {suppresses: self}
              phases:
                - {phase: main, event: turn begins, abilities: true, actions: [play, silence, end]}
              actions:
                play: {with: own deck, then: [{do: enter, target: self, zone: field}]}
                silence: {with: own field, then: [{do: grant, target: self, effect: silence, turns: 1}]}
                end: {ends: true}
              """,
              """
              cards:
                scout:
                  name: Scout
                  kind: unit
                  effects:
                    - {ability: work, then: [{do: add-stat, target: owner, stat: gold, delta: 3}]}
              """,
              "decks: {all: {scout: 1}}\n")
          .book();

  @Test
  void namesTheSuppressor() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "play Scout");
      assertThat(WrittenGame.words(match)).contains("Scout: work");
      assertThat(match.whyNot("scout/work").text()).contains("nobody chose it");
      WrittenGame.choose(match, "silence Scout");
      assertThat(WrittenGame.words(match)).doesNotContain("Scout: work");
      assertThat(match.whyNot("scout/work").text())
          .contains("work of Scout (scout/work): it is suppressed by silence");
    }
  }
}
