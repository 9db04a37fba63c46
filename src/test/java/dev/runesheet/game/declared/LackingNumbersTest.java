package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that a kind of cards lacks are told where effects, actions and cards name them. */
class LackingNumbersTest {

  private static final String GAME = "game.yaml";
  private static final String CARDS = "cards.yaml";

  @Test
  void aNumberThatIsNoneIsOneFinding() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(CARDS, "of: other own units, by: 1", "of: other own units, by: two")
                .findings())
        .extracting(one -> one.code().id())
        .containsExactly("RS005");
  }

  @Test
  void aNumberThatAKindHasNotIsToldAtTheCardsNumber() {
    List<Diagnostic> findings =
        new EditedGame("ember-vale")
            .edit(CARDS, "kind: charm", "kind: charm\n    attack: 2")
            .findings();
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).code().id()).isEqualTo("RS015");
    assertThat(findings.get(0).location().place()).isEqualTo("#/cards/warm-hearth/attack");
    assertThat(findings.get(0).expected()).isEqualTo("cost");
  }

  /** A hand can hold a spell, which has no attack; cards on the board were chosen. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          count of own hand [attack of target >= 2]                         | RS187
          count of own hand [kind of target is unit and attack of target > 1] |
          count of own units [attack of target >= 2]                        |
          total attack of own hand                                          | RS187
          total attack of own hand [kind of target is unit]                 |
          total attack of own units                                         |
          total attack of enemy side                                        | RS015
          """)
  void aNumberThatSomeCardsOfAHandLackIsAWarning(String delta, String code) {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit(CARDS, "stat: embers, delta: 1}", "stat: embers, delta: '" + delta + "'}")
            .findings();
    assertThat(found)
        .extracting(one -> one.code().id())
        .isEqualTo(code == null ? List.of() : List.of(code));
  }

  /** The smith answers what happens to units and players, caused by any card or player. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          health changes | attack of causer                                    | RS187 attack of causer (player, spell, charm)
          health changes | count of own units [attack of causer > 1]           | RS187 attack of causer (player, spell, charm)
          health changes | count of own units [kind of causer is unit and attack of causer > 1] |
          health changes | attack of subject                                   | RS187 attack of subject (player)
          leaves play    | attack of subject                                   | RS187 attack of subject (spell, charm)
          leaves play    | cost of subject                                     |
          leaves play    | health of opponent                                  |
          """)
  void aNumberThatSomeWhomAnEventConcernsLackIsAWarning(String when, String delta, String told) {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit(
                CARDS,
                "when: turn starts\n        whose: ally\n        then:\n"
                    + "          - {do: add-stat, target: owner, stat: embers, delta: 1}",
                "when: "
                    + when
                    + "\n        whose: ally\n        then:\n"
                    + "          - {do: add-stat, target: owner, stat: embers, delta: '"
                    + delta
                    + "'}")
            .findings();
    assertThat(found)
        .extracting(one -> one.code().id() + " " + one.found().replace("'", ""))
        .isEqualTo(told == null ? List.of() : List.of(told));
    assertThat(found)
        .allSatisfy(
            one ->
                assertThat(one.location().place())
                    .isEqualTo("#/cards/ember-smith/effects/0/then/0/delta"));
  }

  /** The condition of an action holds in its lines. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          kind of self is not spell and cost of self     | actions/play/then/0/delta
          kind of self is unit and cost of self          |
          """)
  void aNumberThatSomeCardsOfAnActionLackIsAWarning(String test, String place) {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit(GAME, "kind of self is not spell and cost of self", test)
            .edit(GAME, "delta: 0 - cost of self}", "delta: 0 - attack of self}")
            .findings();
    assertThat(found)
        .extracting(one -> one.code().id() + " " + one.location().place().substring(2))
        .isEqualTo(place == null ? List.of() : List.of("RS187 " + place));
  }
}
