package dev.runesheet.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.StringWriter;
import java.nio.file.Path;
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

  @Test
  void aTableUsesTheWidthOfItsTerminal() {
    String words = "words that need ".repeat(12);
    assertThat(widest(60, words)).isBetween(50, 60);
    assertThat(widest(140, words)).isBetween(130, 140);
  }

  private static int widest(int width, String words) {
    StringWriter out = new StringWriter();
    Terminal plain = Ran.terminal(Path.of(""), "", out, new StringWriter());
    TextTable table = new TextTable("ll", "name", "what");
    table.row("火の玉", words);
    table.print(
        new Terminal(
            plain.out(),
            plain.err(),
            plain.in(),
            plain.place(),
            plain.paint(),
            plain.errPaint(),
            false,
            width,
            null));
    assertThat(out.toString()).contains("name    what", "\n火の玉  words").doesNotContain("  \n");
    return out.toString().lines().mapToInt(String::length).max().orElse(0);
  }

  @Test
  void aVeryLongNameGoesOnBelowAndIsWhole() {
    StringWriter out = new StringWriter();
    String name = "Shield-Bash-of-the-" + "Long-".repeat(20) + "Road";
    TextTable table = new TextTable("lrl", "name", "games", "what");
    table.row(name, "12", "some words");
    table.row("Jab", "3", "others");
    table.print(Ran.terminal(Path.of(""), "", out, new StringWriter()));
    List<String> lines = out.toString().lines().toList();
    assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(100));
    String first =
        lines.stream().skip(1).map(line -> line.split(" ")[0]).reduce("", String::concat);
    assertThat(first).isEqualTo(name + "Jab");
  }
}
