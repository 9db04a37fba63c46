package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules about attempts name stages and families with the words that these are declared with. */
@Tag("thorough")
class AttemptWordsTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "stages.drl, stage == \"obstruct\", stage == \"obstrukt\", stage 'obstrukt', obstruct",
    "stages.drl, kind != \"whispering\", kind != \"wispering\", attempt 'wispering', whispering",
    "families.drl, kind == \"obstructing\", kind == \"obstruction\", attempt 'obstruction', obstructing",
    "families.drl, kind == \"killing\", kind == \"kiling\", attempt 'kiling', killing"
  })
  void aMisspeltStageOrFamilyIsToldAtItsLine(
      String file, String word, String misspelt, String found, String meant) throws IOException {
    EditedGame game = EditedGame.of("werewolf", folder);
    game.edit("rules/werewolf/" + file, word, misspelt);
    assertThat(game.findings())
        .isNotEmpty()
        .allSatisfy(
            finding ->
                assertThat(finding)
                    .startsWith("rules/werewolf/" + file + ":")
                    .contains(
                        "warning RS018: ", "found " + found, "did you mean '" + meant + "'?"));
  }
}
