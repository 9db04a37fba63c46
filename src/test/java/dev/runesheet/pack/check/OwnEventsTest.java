package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The check for misspelt events in rules written by hand. */
class OwnEventsTest {

  private static final String FILE = "rules/math-battle/own.drl";

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          trigger == "turn stars"                    | turn stars   | turn starts
          subject == 0, "turn stars" != trigger      | turn stars   | turn starts
          trigger in ( "turn starts", 'turn stars' ) | turn stars   | turn starts
          trigger == "helth changes"                 | helth changes | health changes
          """)
  void aNameThatIsNearlyAnEventIsToldAtItsLine(String condition, String found, String meant)
      throws IOException {
    assertThat(told("rule 'r' when\n  Event( " + condition + " )\nthen end"))
        .singleElement()
        .asString()
        .startsWith(FILE + ":4:1: warning RS094: ")
        .contains("'" + found + "'", "did you mean '" + meant + "'?");
  }

  @Test
  void anEventUnderACountIsFoundToo() throws IOException {
    assertThat(
            told(
                "rule 'r' when accumulate( Event( trigger == 'turn stars' ); $n : count( 1 ) )"
                    + " then end"))
        .hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule 'r' when Event( trigger == 'turn starts' ) Event( trigger == 'day breaks' ) then end",
        "rule 'r' when Event( trigger == 'health changes' ) ActiveEffect( trigger == 'turn stars' ) then end",
        "global Changes changes;\nrule 'r' when Event( trigger == 'turn stars' ) then end\n"
            + "rule 's' when Event( trigger == 'turn starts' ) then"
            + " changes.raise( Event.of( \"turn stars\" ) ); end"
      })
  void whatMayBeAnEventIsNotTold(String rules) throws IOException {
    assertThat(told(rules)).isEmpty();
  }

  private List<String> told(String rules) throws IOException {
    EditedGame game = EditedGame.of("math-battle", folder);
    Path file = folder.resolve(FILE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "package my.own;\nimport dev.runesheet.spi.fact.*;\n" + rules + "\n");
    return game.findings();
  }
}
