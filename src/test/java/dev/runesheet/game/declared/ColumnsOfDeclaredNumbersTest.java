package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The columns of a workbook of cards after the numbers that a game declares were changed. */
@Tag("thorough")
class ColumnsOfDeclaredNumbersTest {

  private static final String GAME = "tin-tally";
  private static final String CARDS = "data/" + GAME + "/cards.yaml";
  private static final String WORKBOOK = "data/" + GAME + "/cards.xlsx";

  private static final int HEADINGS = 6;

  @TempDir private Path folder;

  @BeforeEach
  void begin() throws IOException {
    assertThat(Ran.in(folder, "", "new", GAME, "--in", "game").code()).isZero();
    edit("blow: 0}", "blow: 0, weight: 0}");
    assertThat(run("table", GAME, "export", "cards", "--to", WORKBOOK).code()).isZero();
    edit(CARDS, WORKBOOK);
    assertThat(findings()).doesNotContain("RS033");
  }

  @Test
  void aNewNumberIsOneFindingAndGetsItsColumnWhenTheTableIsWrittenAnew() throws IOException {
    edit("weight: 0}", "weight: 0, speed: 0}");

    assertThat(findings())
        .containsOnlyOnce("RS033")
        .contains("'Speed'", "'table … refresh --anew' adds it");

    renewed();
    assertThat(headings()).contains("Weight", "Speed");
    assertThat(findings()).doesNotContain("RS033");
  }

  @Test
  void aNumberThatIsNoMoreIsOneFindingAndItsEmptyColumnGoesWhenTheTableIsWrittenAnew()
      throws IOException {
    edit(", weight: 0}", "}");

    assertThat(findings())
        .containsOnlyOnce("RS033")
        .contains("found 'Weight'", "'table … refresh --anew' leaves it out");

    renewed();
    assertThat(headings()).doesNotContain("Weight");
    assertThat(findings()).doesNotContain("RS033");
  }

  @Test
  void aRenamedNumberIsOneFindingAtItsHeading() throws IOException {
    edit("weight: 0}", "heft: 0}");

    assertThat(findings())
        .containsOnlyOnce("RS033")
        .contains("found 'Weight', expected 'Heft'")
        .doesNotContain("--trusted");
  }

  private void renewed() {
    Ran ran = run("table", GAME, "refresh", "--anew", WORKBOOK);
    assertThat(ran.code()).as(ran.err()).isZero();
  }

  private String findings() {
    return run("check", GAME).out();
  }

  private List<String> headings() throws IOException {
    List<String> headings = new ArrayList<>();
    try (InputStream in = Files.newInputStream(folder.resolve("game").resolve(WORKBOOK));
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      book.getSheet("Cards").getRow(HEADINGS).forEach(cell -> headings.add(cell.toString()));
    }
    return headings;
  }

  private void edit(String from, String to) throws IOException {
    Ran.edit(folder.resolve("game/data/" + GAME + "/game.yaml"), from, to);
  }

  private Ran run(String... arguments) {
    return Ran.in(folder.resolve("game"), "", arguments);
  }
}
