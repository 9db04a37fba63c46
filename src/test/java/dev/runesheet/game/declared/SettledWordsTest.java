package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions on words that never hold, or always do, because of the cards that there are. */
class SettledWordsTest {

  private static final String FROM_HAND = "if: kind of self is bid";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{when: turn starts, if: sort of self is vase, then: [{do: win, target: self}]}",
        "{when: turn starts, then: [{as each: players in turn order, where: sort of target is vase, then: [{do: win, target: self}]}]}",
        "{when: auction won, if: sort of owner is curse, then: [{do: win, target: self}]}",
        "{when: coins changes, if: sort of subject is vase, then: [{do: win, target: self}]}"
      })
  void aPropertyOfCardsThatIsAskedOfAPlayerNeverHolds(String rule) {
    assertThat(AuctionGame.rule(rule).findings())
        .singleElement()
        .asString()
        .contains("warning RS092", "#/player rules/4/", "expected a card, as no other has words");
  }

  @Test
  void aWordThatNoCardOfItsKindCarriesNeverHolds() {
    assertThat(told("if: kind of self is slip and sort of self is vase"))
        .singleElement()
        .asString()
        .contains("warning RS092", "actions/bid/if", "vase")
        .contains("expected curse, the sort of every card where its kind is slip");
    assertThat(toldOfSlips("if: sort of self is vase"))
        .singleElement()
        .asString()
        .contains("warning RS092", "actions/file/if", "sort of self is vase")
        .contains("expected curse, the sort of every card whose kind is slip");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "card of self is not vase | it is a card whose kind is slip",
        "sort of self is not vase | it is curse, the sort of every card whose kind is slip",
        "kind of self is not bid  | it is slip",
      })
  void anExclusionOfWhatNoneIsAlwaysHolds(String part, String why) {
    String rest = " or zone of self is hand";
    for (String asked : List.of(part, "(" + part + rest + ")")) {
      assertThat(told("if: kind of self is slip and " + asked))
          .singleElement()
          .asString()
          .contains("warning RS131", "actions/bid/if", "it always holds: " + why);
      assertThat(toldOfSlips("if: \"" + asked + "\""))
          .singleElement()
          .asString()
          .contains("warning RS131", "actions/file/if", "it always holds: " + why);
    }
  }

  @Test
  void anAlternativeThatAllFulfilAlwaysHolds() {
    assertThat(toldOfSlips("if: kind of self is slip or coins of owner > 3"))
        .singleElement()
        .asString()
        .contains("warning RS131", "it always holds: it is 'slip', which it always is");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if: sort of self is not vase",
        "if: kind of self is treasure and sort of self is not vase",
        "if: kind of self is slip or sort of self is vase",
        "if: card of self is not vase and kind of self is treasure"
      })
  void whatDependsOnTheCardIsAccepted(String test) {
    assertThat(told(test)).isEmpty();
  }

  @Test
  void aKindThatAllHaveMayBeAskedByItself() {
    assertThat(toldOfSlips("if: kind of self is slip")).isEmpty();
  }

  private static List<String> told(String test) {
    return AuctionGame.rule().findings(FROM_HAND, test).stream().map(Object::toString).toList();
  }

  private static List<String> toldOfSlips(String test) {
    return AuctionGame.rule()
        .findings("with: own slips\n", "with: own slips\n    " + test + "\n")
        .stream()
        .map(Object::toString)
        .toList();
  }
}
