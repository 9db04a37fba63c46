package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers that are worked with although nothing ever changes them. */
class UnchangedNumbersTest {

  private static final String GAME =
      """
      players: 2
      turns: 9
      kinds:
        game: {base: 3}
        player: {health: 20, mills: 0, works: 1}
        scout: {cost: 0, speed: 2}
      zones: {deck: {}, field: {in play: true}}
      deck zone: deck
      phases: [{phase: day, event: turn starts, actions: [rest]}]
      actions:
        rest: {ends: true}
      player rules:
        - {when: turn starts, then: [LINE]}
      """;

  private static final String CARDS = "cards: {scout: {name: Scout, kind: scout%s}}\n";
  private static final String HEAL = "then: [{do: heal, target: self, amount: 1}]";

  private static List<String> found(String line, String ofCard) {
    WrittenGame game = new WrittenGame(GAME.replace("LINE", line), CARDS.formatted(ofCard));
    return game.findingsTogether().stream()
        .map(Object::toString)
        .filter(one -> one.contains("RS131") && one.contains("#/kinds/"))
        .toList();
  }

  private static String heal(String amount) {
    return "{do: heal, target: self, amount: " + amount + "}";
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "up(count of own field / 2) + mills of self | player/mills | 'mills' of player, which is always 0",
        "3 + mills of self | player/mills | 'mills' of player, which is always 0",
        "1 + total cost of own field | scout/cost | 'cost' of scout, which is always 0",
        "total speed of own field | scout/speed | 'speed' of scout, which is always 2",
      })
  void aNumberInASumOrTotalThatNothingChangesIsFound(String amount, String place, String found) {
    assertThat(found(heal(amount), ""))
        .singleElement()
        .asString()
        .contains("warning RS131", "#/kinds/" + place, found);
  }

  @Test
  void aNumberOfTimesThatNothingChangesIsFound() {
    assertThat(found("{repeat: works of self, " + HEAL + "}", ""))
        .singleElement()
        .asString()
        .contains("#/kinds/player/works", "'works' of player, which is always 1");
  }

  @Test
  void aTotalThatAConditionAsksForIsFound() {
    assertThat(found("{if: total mills of players = 0, " + HEAL + "}", ""))
        .singleElement()
        .asString()
        .contains("#/kinds/player/mills");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: heal, target: self, amount: 2 + base of game}",
        "{do: heal, target: self, amount: works of self}",
        "{do: heal, target: self, amount: 2 + mills of self}, {do: add-stat, target: self, stat: mills, delta: 1}",
        "{repeat: mills of self, then: [{do: heal, target: self, amount: 1}]}"
      })
  void aConstantAChangedNumberAndOneThatIsToldAtItsLineAreLeft(String line) {
    assertThat(found(line, "")).isEmpty();
  }

  @Test
  void aNumberThatACardPrintsIsLeft() {
    assertThat(found(heal("1 + total cost of own field"), ", cost: 2")).isEmpty();
  }
}
