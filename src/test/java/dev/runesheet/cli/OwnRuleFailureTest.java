package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A rule written by hand that fails in a match is its author's mistake, told with its place. */
class OwnRuleFailureTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          carries( "kidn", "fighter" )  | test
          wordOf( "kidn" ) == "fighter" | test
          carries( "kidn", "fighter" )  | play
          """)
  void aConditionThatFailsIsToldWithItsRuleAndPlace(String condition, String command)
      throws IOException {
    assertThat(Ran.in(folder, "", "new", "duelz").code()).isZero();
    Path game = folder.resolve("duelz");
    Path file = game.resolve("rules/duelz/own.drl");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        "package my.own;\nimport dev.runesheet.spi.fact.*;\n"
            + ("rule \"g2\" when Event() Entity( " + condition + " ) then end\n"));

    Ran ran = Ran.in(game, "", command, "duelz");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out() + ran.err())
        .contains(
            "istake of the rules: ",
            "property (kidn) is not known of",
            "The rule is 'g2', written at rules/duelz/own.drl:3.")
        .doesNotContain("should not have happened", "report it", "fault of the program");
  }
}
