package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers of a line that are always the same fit the verb, and statuses are given by some line. */
class PlainNumbersOfLinesTest {

  private static final String LINE =
      "- {do: set-stat, target: self, stat: embers, value: hearth of self}";

  private static List<String> found(EditedGame game) {
    return game.findings().stream()
        .map(one -> one.code().id() + " " + one.location().place() + " " + one.found())
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          do: create, target: self, card: spark-imp, amount: 0 - 2, zone: hand | amount -2
          do: create, target: self, card: spark-imp, amount: 600 * 2, zone: hand | amount 1200
          do: clamp-stat, target: self, stat: embers, lo: 5, hi: 3 | hi 3
          do: clamp-stat, target: self, stat: embers, lo: 3, hi: 3 |
          do: clamp-stat, target: self, stat: embers, lo: hearth of self, hi: 0 - 1 |
          """)
  void thatAreOutsideOfItsBoundsAreFound(String line, String told) {
    EditedGame game = new EditedGame("ember-vale").edit("game.yaml", LINE, "- {" + line + "}");
    String place = "RS010 #/player rules/1/then/1/";
    assertThat(found(game)).isEqualTo(told == null ? List.of() : List.of(place + told));
  }

  @Test
  void aStatusThatNoLineGivesIsAWarning() {
    String frozen = "  frozen: {changes: attack, of: self, by: 0, how: at most}\n";
    String more = "  forgotten: {changes: attack, of: self, by: 1}\n";
    assertThat(found(new EditedGame("ember-vale").edit("game.yaml", frozen, frozen + more)))
        .containsExactly("RS155 #/statuses/forgotten status 'forgotten'");
  }
}
