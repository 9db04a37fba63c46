package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/your-own-game.md shows of commands is what they print, if one does what it says. */
@Tag("thorough")
class OwnGamePageTest {

  private static final Path PAGE = Path.of("docs/your-own-game.md");
  private static final String STEPS = "## From an empty folder to a tested game\n";

  @TempDir private Path folder;

  @Test
  void eachStepOfThePageDoesAndPrintsWhatItShows() throws IOException {
    String page = Files.readString(PAGE);
    String steps = page.substring(page.indexOf(STEPS) + STEPS.length());
    assertThat(
            new PageWalk(folder, "data/my-game").walk(steps.substring(0, steps.indexOf("\n## "))))
        .contains(
            "./runesheet new my-game",
            "runesheet check my-game",
            "runesheet test my-game",
            "runesheet play my-game --seed 3",
            "runesheet test my-game --coverage c.json",
            "runesheet coverage report c.json",
            "runesheet simulate my-game --games 500");
  }
}
