package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.table.TableCommandTest;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Beside each effect stands which cards use it. */
@Tag("thorough")
class EffectUsersTest {

  private static final String EFFECTS = "decision-tables/queens-blood/effects.drl.xlsx";
  private static final String CARDS = "data/queens-blood/cards.xlsx";
  private static final String SHEET = "Change power";
  private static final String RULE = "aur_op_enemies_-4";

  @TempDir private Path folder;

  @BeforeEach
  void copy() throws IOException {
    Ran.copyOfRules(folder);
  }

  @Test
  void theShippedWorkbookNamesTheCardsOfEachEffect() throws IOException {
    assertThat(beside(SHEET, "Rule")).isEqualTo("Used by");
    assertThat(beside(SHEET, RULE)).isEqualTo("Grenadier, Dragon, Moogle Mage");
    for (String sheet : new String[] {"Auras", "Scaling", "Score", "Spawn tokens"}) {
      assertThat(beside(sheet, "Rule")).as(sheet).isEqualTo("Used by");
    }
  }

  @Test
  void theShippedWorkbookIsAsRefreshWritesIt() {
    assertThat(table("refresh", EFFECTS).out())
        .contains("0 sentences rewritten")
        .doesNotContain("users of effects", ".bak");
  }

  @Test
  void refreshNamesTheCardsThereAreNow() throws IOException {
    TableCommandTest.edit(folder.resolve(CARDS), "Cards", "Grenadier", "Bombardier");

    assertThat(table("refresh", EFFECTS).out()).contains("users of effects renewed");

    assertThat(beside(SHEET, RULE)).isEqualTo("Bombardier, Dragon, Moogle Mage");
  }

  @Test
  void refreshTellsBetweenWhichOthersAnEffectRuns() throws IOException {
    String first = "on_play_spawn_diamond_dust";
    add(SHEET, 1, first + " (2)", 10, "allies", 3.0);
    add("Expand", 1, first + " (3)", 10, "x");

    assertThat(table("refresh", EFFECTS).out()).contains("users of effects renewed");

    assertThat(beside("Spawn tokens", first))
        .isEqualTo(
            "Shiva; runs before '%s (2)' of Change power, before '%s (3)' of Expand"
                .formatted(first, first));
    assertThat(beside(SHEET, first + " (2)"))
        .isEqualTo(
            "Shiva; runs after '%s' of Spawn tokens, before '%s (3)' of Expand"
                .formatted(first, first));
    assertThat(table("refresh", EFFECTS).out()).doesNotContain("users of effects");
  }

  /** Adds a row with a name and, from a column on, some more cells. */
  private void add(String title, int name, String rule, int from, Object... cells)
      throws IOException {
    edit(
        title,
        sheet -> {
          Row row = sheet.createRow(sheet.getLastRowNum() + 1);
          row.createCell(name).setCellValue(rule);
          for (int i = 0; i < cells.length; i++) {
            if (cells[i] instanceof Double number) {
              row.createCell(from + i).setCellValue(number);
            } else {
              row.createCell(from + i).setCellValue(cells[i].toString());
            }
          }
        });
  }

  @Test
  void anEffectThatNoCardHasIsUsedByNone() throws IOException {
    TableCommandTest.edit(folder.resolve(CARDS), "Cards", RULE, "");

    table("refresh", EFFECTS);

    assertThat(beside(SHEET, RULE)).isEmpty();
  }

  @Test
  void whatStandsThereIsNeverReadAndNeverAFinding() throws IOException {
    Ran before = Ran.in(folder, "", "check", "queens-blood");
    edit(
        sheet -> {
          cell(sheet, RULE).setCellValue("anything, =1/0 */ RuleTable");
          // Beside no row.
          sheet.createRow(sheet.getLastRowNum() + 3).createCell(0).setCellValue("a note");
        });

    Ran after = Ran.in(folder, "", "check", "queens-blood");

    assertThat(after.out()).isEqualTo(before.out());
    assertThat(after.code()).isZero();
  }

  @Test
  void aNoteBesideATableWithoutTheColumnIsStillFound() throws IOException {
    edit(
        sheet -> {
          sheet.getRow(6).getCell(0).setBlank();
          sheet.getRow(8).getCell(0).setCellValue("a note");
        });

    Ran check = Ran.in(folder, "", "check", "queens-blood");

    assertThat(check.out() + check.err()).contains("!" + SHEET + "!A9", "RS035");
  }

  private String beside(String title, String rule) throws IOException {
    try (InputStream in = Files.newInputStream(folder.resolve(EFFECTS));
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      return cell(book.getSheet(title), rule).toString();
    }
  }

  private static Cell cell(Sheet sheet, String rule) {
    for (Row row : sheet) {
      if (row.getCell(1) != null && row.getCell(1).toString().equals(rule)) {
        return row.getCell(0);
      }
    }
    throw new AssertionError(rule);
  }

  private void edit(Consumer<Sheet> change) throws IOException {
    edit(SHEET, change);
  }

  private void edit(String title, Consumer<Sheet> change) throws IOException {
    Path file = folder.resolve(EFFECTS);
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      change.accept(book.getSheet(title));
      try (OutputStream out = Files.newOutputStream(file)) {
        book.write(out);
      }
    }
  }

  private Ran table(String... words) {
    String[] all = new String[words.length + 2];
    all[0] = "table";
    all[1] = "queens-blood";
    System.arraycopy(words, 0, all, 2, words.length);
    return Ran.in(folder, "", all);
  }
}
