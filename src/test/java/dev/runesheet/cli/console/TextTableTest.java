package dev.runesheet.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables whose words are too many for the width of a terminal. */
class TextTableTest {

  @Test
  void longWordsGoOnBelowAndNumbersStayInTheirColumns() {
    List<String> lines = Ran.run("codes").out().lines().toList();

    assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    int meaning = lines.get(0).indexOf("MEANING");
    assertThat(lines.stream().skip(1))
        .allSatisfy(line -> assertThat(line.charAt(meaning - 1)).isEqualTo(' '));
    assertThat(lines).anySatisfy(line -> assertThat(line).startsWith(" ".repeat(meaning)));
  }
}
