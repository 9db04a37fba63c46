package dev.runesheet.cli.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import dev.runesheet.table.Edit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A workbook that is written anew again and again does not grow. */
@Tag("thorough")
class RenewalTwiceTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "queens-blood,decision-tables/queens-blood/effects.drl.xlsx",
    "valeria,decision-tables/valeria/scoring.drl.xlsx",
    "math-battle,decision-tables/math-battle/global-rules.drl.xlsx"
  })
  void theSecondTimeChangesNothing(String game, String workbook) throws IOException {
    Ran.copyOfRules(folder);
    byte[] once = renewed(game, workbook);
    byte[] twice = renewed(game, workbook);
    assertThat(Edit.parts(twice).size()).isEqualTo(Edit.parts(once).size());
    assertThat(styles(twice)).isEqualTo(styles(once));
  }

  private byte[] renewed(String game, String workbook) throws IOException {
    assertThat(Ran.in(folder, "", "table", game, "refresh", "--anew", workbook).code()).isZero();
    return Files.readAllBytes(folder.resolve(workbook));
  }

  private static String styles(byte[] workbook) {
    return new String(Edit.parts(workbook).get("xl/styles.xml"), UTF_8);
  }
}
