package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.spi.Option;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Options of a question as a person reads them. */
class MenuPrinterTest {

  private static final Pattern NUMBERED = Pattern.compile("(\\d+)  at");

  private static List<String> printed(List<String> words) {
    StringWriter out = new StringWriter();
    Terminal terminal = Ran.terminal(Path.of(""), "", out, new StringWriter());
    List<Option> options = words.stream().map(one -> new Option(one, one)).toList();
    new MenuPrinter(terminal).options(new Menu(options, Option::words), option -> "");
    terminal.out().flush();
    return out.toString().lines().toList();
  }

  @Test
  void fewOptionsStandBelowEachOther() {
    assertThat(printed(List.of("rest", "attack"))).containsExactly("    1  rest", "    2  attack");
  }

  @Test
  void manyShortOptionsStandInColumnsDownwards() {
    List<String> words = IntStream.rangeClosed(1, 26).mapToObj(i -> "at " + "x".repeat(i)).toList();
    List<String> lines = printed(words);
    assertThat(lines.get(0)).matches(" {5}1  at x .* \\d+  at x+");
    assertThat(lines).hasSizeLessThan(14).allMatch(line -> line.length() <= 100);
    List<Integer> numbers = new ArrayList<>();
    lines.forEach(
        line ->
            NUMBERED
                .matcher(line)
                .results()
                .map(found -> found.group(1))
                .forEach(number -> numbers.add(Integer.valueOf(number))));
    assertThat(numbers)
        .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, 26).boxed().toList());
  }

  @ParameterizedTest
  @ValueSource(ints = {60, 300})
  void manyLongOptionsStandBelowEachOther(int length) {
    List<String> words = Collections.nCopies(13, "y".repeat(length));
    assertThat(printed(words)).hasSize(13).allMatch(line -> line.endsWith("y".repeat(length)));
  }
}
