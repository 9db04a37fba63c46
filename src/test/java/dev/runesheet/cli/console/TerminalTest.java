package dev.runesheet.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What is printed cannot steer a terminal, whatever names and cells hold. */
class TerminalTest {

  private static final Paint COLOURS = new Paint(true);

  @Test
  void controlCharactersAreShown() {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Terminal terminal = Ran.terminal(Path.of(""), "", out, err);

    terminal.out().print("Bad\u001b]0;title\u0007 \u001b[2J\u009b1m\r\u202eName\tok\n");
    terminal.error("found '\u001b[1A'");
    terminal.flush();

    assertThat(out)
        .hasToString("Bad\\u001b]0;title\\u0007 \\u001b[2J\\u009b1m\\u000d\\u202eName\tok\n");
    assertThat(err.toString()).contains("found '\\u001b[1A'");
  }

  @Test
  void coloursStayColours() {
    StringWriter out = new StringWriter();
    Terminal plain = Ran.terminal(Path.of(""), "", out, new StringWriter());
    PrintWriter to = new PrintWriter(out);
    Terminal colourful = new Terminal(to, to, plain.in(), plain.place(), COLOURS, COLOURS, false);
    colourful.out().print(COLOURS.good("ok"));
    colourful.flush();

    assertThat(out).hasToString("\u001b[1;32mok\u001b[0m");
  }

  @Test
  void coloursOfNamesAreShown() {
    StringWriter out = new StringWriter();
    Terminal terminal = Ran.terminal(Path.of(""), "", out, new StringWriter());
    terminal.out().print("\u001b[31mred \u001b[8mhidden");
    terminal.flush();

    assertThat(out).hasToString("\\u001b[31mred \\u001b[8mhidden");
  }
}
