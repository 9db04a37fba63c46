package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import dev.runesheet.cli.Runesheet;
import dev.runesheet.cli.console.Terminal;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Two people who share a terminal, at which they look in turn. */
class SeatsTest {

  private static final String CLEARED = "[cleared]";

  /** What stood on the screen of a person, after the change of seats before. */
  private static String[] screens(String typed, String... arguments) {
    StringWriter out = new StringWriter();
    Terminal plain = Ran.terminal(Path.of(""), typed, out, new StringWriter());
    PrintWriter screen = new PrintWriter(out);
    Terminal person =
        new Terminal(
            screen,
            plain.err(),
            plain.in(),
            plain.place(),
            plain.paint(),
            plain.errPaint(),
            false,
            plain.width(),
            () -> screen.print(CLEARED));
    Runesheet.run(person, arguments);
    return out.toString().split("\\Q" + CLEARED + "\\E");
  }

  private static final String[] QUEENS = {
    "play", "queens-blood", "--seed", "5", "--human", "0", "--human", "1"
  };

  @Test
  void theHandOfOneIsOutOfSightBeforeTheOtherSeesHis() {
    String[] screens = screens("\n1\n1\n\n1\n1\n\nq\n", QUEENS);
    assertThat(screens).hasSize(4);
    assertThat(screens[0]).contains("Now only Y (auras) should look here.\n  Press Enter: ");
    assertThat(screens[1])
        .contains("The hand of Y:", "Now only E (destruction) should look here.")
        .doesNotContain("The hand of E:");
    assertThat(screens[2]).contains("The hand of E:").doesNotContain("The hand of Y:");
    assertThat(screens[3]).contains("The hand of Y:").doesNotContain("The hand of E:");
  }

  @Test
  void whoSitsDownReadsWhatHappenedSinceHeLooked() {
    String[] screens = screens("\n1\n1\n\nq\n", QUEENS);
    assertThat(screens[2])
        .contains("Y (auras) against E", "  Y: Cactuar on lane 1, column 1", "Turn 2: E")
        .doesNotContain("Your choice (? for help):   Y:");
  }

  @Test
  void anAnswerInSecretIsToldToWhoGaveItAlone() {
    String[] dukes = {
      "play", "valeria", "base", "2", "--seed", "4", "--human", "0", "--human", "1"
    };
    String[] screens = screens("\n1\n\n1\n\nq\n", dukes);
    assertThat(screens[1]).contains("p1, choose the duke", "p1: keep");
    assertThat(screens[2]).contains("p2, choose the duke").doesNotContain("p1: keep");
  }

  @Test
  void whoSeesTheSameReadsOn() {
    String[] battle = {"play", Ran.GAME, "--human", "0", "--human", "1"};
    assertThat(screens("1\n1\nq\n", battle)).hasSize(1);
  }

  @Test
  void whereNobodyTypesTheChangeOfSeatsIsToldOnly() {
    Ran ran = Ran.in(Path.of(""), "1\n1\nq\n", QUEENS);
    assertThat(ran.out())
        .contains("Now only E (destruction) should look here.\n")
        .doesNotContain("Press Enter")
        .containsOnlyOnce("Y (auras) against E (destruction), seed 5");
  }
}
