package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import dev.runesheet.cli.Runesheet;
import dev.runesheet.cli.console.Terminal;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people who share a terminal, at which they look in turn. */
class SeatsTest {

  private static final String CLEARED = "[cleared]";

  /** What stood on the screen of a person, after the change of seats before. */
  private static String[] screens(String typed, String... arguments) {
    return screens(Path.of(""), typed, arguments);
  }

  private static String[] screens(Path folder, String typed, String... arguments) {
    StringWriter out = new StringWriter();
    Terminal plain = Ran.terminal(folder, typed, out, new StringWriter());
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

  private static final Map<String, String> VEIL =
      Map.of(
          "game.yaml",
          """
          game: veil
          name: Veil
          homes: {cards: data/veil/cards.yaml, decks: data/veil/decks.yaml}
          players: 2
          turns: 6
          kinds: {player: {points: 0}, spy: {mark: 0}}
          zones: {hand: {seen by: owner}}
          deck zone: hand
          untold: [mark]
          phases:
            - {phase: day, actions: [wear, pass]}
          actions:
            wear:
              then:
                - choose: own hand
                  optional: true
                  then: [{do: add-stat, target: target, stat: mark, delta: 1}]
                - {do: add-stat, target: owner, stat: points, delta: 1}
            pass: {ends: true}
          """,
          "cards.yaml",
          "cards: {ann: {name: Ann, kind: spy}}",
          "decks.yaml",
          "decks: {ann: {ann: 1}, bob: {ann: 1}}");

  @Test
  void anActionInWhichSomebodyDeclinedInSecretIsToldWithItsFirstChange(@TempDir Path folder)
      throws IOException {
    Path data = Files.createDirectories(folder.resolve("data/veil"));
    for (Map.Entry<String, String> file : VEIL.entrySet()) {
      Files.writeString(data.resolve(file.getKey()), file.getValue());
    }
    String[] play = {"play", "veil", "ann", "bob", "--human", "0", "--human", "1"};
    String[] screens = screens(folder, "\n1\n2\n2\n\nq\n", play);
    assertThat(screens[1]).containsSubsequence("ann: wear", "ann declined", "ann's points 0 → 1");
    assertThat(screens[2])
        .containsSubsequence("ann: wear", "ann's points 0 → 1", "ann: pass")
        .doesNotContain("declined");
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
