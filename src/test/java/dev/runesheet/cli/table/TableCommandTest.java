package dev.runesheet.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.drools.decisiontable.SpreadsheetCompiler;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Effects to workbooks, back, and compared, as a user does it. */
public class TableCommandTest {

  private static final String HERO = "data/math-battle/heroes/fire_mage.json";
  private static final String GLOBAL = "decision-tables/math-battle/global-rules.drl.xlsx";

  @TempDir private Path folder;

  @BeforeEach
  void copy() {
    Ran.copyOfRules(folder);
  }

  @Test
  void anExportIsAWorkbookByItsName() {
    Ran export = table("export", "fire_mage", "--to", "t.xls");
    assertThat(export.code()).isEqualTo(2);
    assertThat(export.err())
        .contains("'t.xls': a workbook's name ends with .xlsx", "'fire_mage.drl.xlsx'");
    assertThat(folder.resolve("t.xls")).doesNotExist();
  }

  @Test
  void exportsImportsAndComparesWithoutADifference() throws IOException {
    Ran export = table("export", "fire_mage");
    assertThat(export.code()).isZero();
    assertThat(export.out()).contains("fire_mage.drl.xlsx: 2 effects");
    assertThat(export.err()).contains("note RS019", "fire-mage/heal");
    assertThat(folder.resolve("fire_mage.drl.xlsx.properties")).content().contains("Hero effects");
    String before = Files.readString(folder.resolve(HERO));
    assertThat(table("import", "fire_mage.drl.xlsx", "fire_mage").out())
        .isEqualTo("no effect differs\n");
    assertThat(folder.resolve(HERO)).content().isEqualTo(before);
    assertThat(table("diff", "fire_mage.drl.xlsx", "fire_mage").code()).isZero();
  }

  @Test
  void rowsThatAreNoEffectsAreComparedAsRows() {
    Ran same = Ran.run("table", "queens-blood", "diff", "cards", "cards");
    assertThat(same.code()).isZero();
    assertThat(same.out()).isEqualTo("no row differs\n");
  }

  /** The tool itself leaves such a copy beside each workbook that it writes into. */
  @Test
  void aWorkbookIsKnownByWhatItHoldsToo() throws IOException {
    Files.copy(folder.resolve(GLOBAL), folder.resolve(GLOBAL + ".bak"));
    Ran diff = table("diff", GLOBAL + ".bak", GLOBAL);
    assertThat(diff.err()).doesNotContain("RS");
    assertThat(diff.out()).isEqualTo("no effect differs\n");
  }

  @Test
  void aFolderOfTextsIsNotCalledMissing() {
    Ran roles = Ran.run("table", "werewolf", "export", "roles");
    assertThat(roles.code()).isEqualTo(2);
    assertThat(roles.err())
        .contains("'data/werewolf/roles' is a folder, and no rows are made of what it holds.");
  }

  @Test
  void anEditedCellComesBackIntoTheSource() throws IOException {
    table("export", "heroes", "--to", "all.drl.xlsx");
    edit(folder.resolve("all.drl.xlsx"), "Hero effects", "2.0", "3");
    Ran diff = table("diff", HERO, "all.drl.xlsx");
    assertThat(diff.code()).isEqualTo(1);
    assertThat(diff.lines().get(0)).startsWith("changed fire-mage/fireball (all.drl.xlsx!");
    assertThat(diff.out())
        .contains("- now: your opponent gains 3 burn instead of 2")
        .contains("1 effect changed");
    Ran back = table("import", "all.drl.xlsx", "fire_mage");
    assertThat(back.code()).isZero();
    assertThat(folder.resolve(HERO + ".bak")).exists();
    assertThat(table("diff", "all.drl.xlsx", "fire_mage").code()).isZero();
    assertThat(Ran.in(folder, "", "check", Ran.GAME).code()).isZero();
  }

  @Test
  void scenariosThatCallAnAbilityAsBeforeAreToldOnceItIsImported() throws IOException {
    table("export", "fire_mage");
    edit(folder.resolve("fire_mage.drl.xlsx"), "Hero effects", "Fireball", "Flame");
    edit(
        folder.resolve("fire_mage.drl.xlsx"),
        "Hero effects",
        "fire-mage/fireball",
        "fire-mage/flame");
    Ran ran = table("import", "fire_mage.drl.xlsx", "fire_mage");
    assertThat(ran.err())
        .contains("Written: " + HERO)
        .containsPattern("data/math-battle/scenarios/\\S+ .*: error RS022: .*Fireball");
    assertThat(ran.code()).isEqualTo(1);
  }

  @Test
  void editedCellsComeBackIntoEachFileOfAFamily() throws IOException {
    table("export", "heroes", "--to", "all.drl.xlsx");
    edit(folder.resolve("all.drl.xlsx"), "Hero effects", "2.0", "4");
    edit(folder.resolve("all.drl.xlsx"), "Hero effects", "3.0", "5");
    Ran back = table("import", "all.drl.xlsx", "heroes");
    assertThat(back.out()).contains("fighter/defend", "fire-mage/fireball", "changed");
    assertThat(back.err()).contains("Written: " + HERO, "Written: data/math-battle/heroes/fighter");
    assertThat(table("diff", "all.drl.xlsx", "heroes").out()).isEqualTo("no effect differs\n");
    assertThat(table("import", "all.drl.xlsx", "heroes", "--to", "one.json").err())
        .contains("'heroes' has several");
  }

  @Test
  void writesAWorkbookThatDroolsCompilesAlone() throws IOException {
    Ran plain = table("plain", GLOBAL, "--to", "plain.drl.xlsx");
    assertThat(plain.out()).as(plain.err()).contains("plain.drl.xlsx: 1 sheet");
    assertThat(folder.resolve("plain.drl.xlsx.properties")).hasContent("sheets=Global rules");
    try (InputStream workbook = Files.newInputStream(folder.resolve("plain.drl.xlsx"))) {
      assertThat(new SpreadsheetCompiler().compile(workbook, "Global rules"))
          .contains("block == \"mode/burning\", self.above(\"burn\", 0)");
    }
    assertThat(table("plain", HERO, "--to", "none.drl.xlsx").err()).contains("no rules");
  }

  @Test
  void comparesAWorkbookThatGameYamlNamesByItsFamily() throws IOException {
    Files.copy(folder.resolve(GLOBAL), folder.resolve("old.xlsx"));
    assertThat(table("diff", "old.xlsx", "global rules").out()).isEqualTo("no effect differs\n");
    edit(folder.resolve(GLOBAL), "Global rules", "1.0", "10");

    Ran diff = table("diff", "old.xlsx", "global rules");

    assertThat(diff.code()).isEqualTo(1);
    assertThat(diff.lines().get(0)).startsWith("changed mode/death (" + GLOBAL);
    assertThat(table("diff", "old.xlsx", "globl rules").err())
        .contains("did you mean 'global rules'?");
  }

  @Test
  void printsDifferencesAsJson() throws IOException {
    table("export", "fire_mage");
    edit(folder.resolve("fire_mage.drl.xlsx"), "Hero effects", "2.0", "3");
    Ran diff = table("diff", "fire_mage", "fire_mage.drl.xlsx", "--json");
    assertThat(diff.code()).isEqualTo(1);
    JsonNode change = new ObjectMapper().readTree(diff.out()).path("changes").path(0);
    assertThat(change.path("kind").asText()).isEqualTo("changed");
    assertThat(change.path("effect").asText()).isEqualTo("fire-mage/fireball");
    assertThat(change.path("details").path(0).asText())
        .isEqualTo("now: your opponent gains 3 burn instead of 2");
  }

  @Test
  void refreshRewritesStaleSentencesAndKeepsABackup() throws IOException {
    edit(folder.resolve(GLOBAL), "Global rules", "1.0", "2");
    byte[] edited = Files.readAllBytes(folder.resolve(GLOBAL));
    Ran ran = table("refresh", GLOBAL);
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("1 sentence rewritten", ".bak");
    assertThat(folder.resolve(GLOBAL + ".bak")).hasBinaryContent(edited);
    assertThat(table("refresh", GLOBAL).out()).contains("0 sentences rewritten");
    assertThat(folder.resolve(GLOBAL + ".bak")).hasBinaryContent(edited);
  }

  @Test
  void refreshTellsAnewWhatIsNoRow() throws IOException {
    table("export", "fire_mage");
    assertThat(table("refresh", "fire_mage.drl.xlsx").out())
        .isEqualTo("fire_mage.drl.xlsx: 0 sentences rewritten\n");
    edit(folder.resolve("fire_mage.drl.xlsx"), "Not tabular", "fire-mage/heal", "nonsense");
    assertThat(table("refresh", "fire_mage.drl.xlsx").out())
        .contains("list of what is no row renewed", ".bak");
    assertThat(table("refresh", "fire_mage.drl.xlsx").out()).doesNotContain("renewed");
  }

  @Test
  void exportingAgainEditsTheWorkbookInPlace() throws IOException {
    table("export", "fire_mage");
    Ran.edit(folder.resolve(HERO), "\"value\": 8", "\"value\": 9");
    Ran again = table("export", "fire_mage");
    assertThat(again.code()).isZero();
    assertThat(again.out()).contains("fire_mage.drl.xlsx.bak");
    assertThat(table("diff", "fire_mage", "fire_mage.drl.xlsx").code()).isZero();
  }

  @Test
  void findingsOfAWorkbookAreShownAtTheirCells() throws IOException {
    table("export", "fire_mage");
    edit(folder.resolve("fire_mage.drl.xlsx"), "Hero effects", "burn", "brun");
    Ran ran = table("import", "fire_mage.drl.xlsx", "fire_mage");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("!Hero effects!", "RS015", "did you mean 'burn'?");
  }

  /** It has a column for each verb, so that a rule can be written into it. */
  @Test
  void aWorkbookOfEffectsIsBegunWhereGameYamlNamesNoneYet() throws IOException {
    byte[] there = Files.readAllBytes(folder.resolve(GLOBAL));
    assertThat(table("new", "global rules").err()).contains("There is a file '" + GLOBAL);
    assertThat(Files.readAllBytes(folder.resolve(GLOBAL))).isEqualTo(there);

    Files.delete(folder.resolve(GLOBAL));
    Files.delete(folder.resolve(GLOBAL + ".properties"));
    assertThat(table("new", "global rules").out()).isEqualTo(GLOBAL + ": 1 sheet without rows\n");
    assertThat(folder.resolve(GLOBAL + ".properties")).hasContent("sheets=Global rules");
    assertThat(Ran.in(folder, "", "check", "math-battle").out()).contains("RS123", "0 errors");

    rule(Map.of("Rule", "Storm", "When", "turn starts", "Change holder's stat", "strength"));
    table("refresh", GLOBAL);
    // The rule by which heroes passed is gone.
    assertThat(Ran.in(folder, "", "check", "math-battle").out())
        .contains("RS155", "found signal 'pass'", "0 errors, 1 warning\n");
    assertThat(Ran.in(folder, "", "drl", "math-battle").out())
        .contains("AddStat.perform($r, $r.getSelf(), \"strength\", 2.0);");
  }

  @Test
  void whatCannotBeBegunIsToldWithWhatCan() {
    assertThat(table("new", "heroes").err()).contains("expected one of global rules, stacking");
    assertThat(table("new", "globalrules").err()).contains("did you mean 'global rules'?");
  }

  /** Writes one rule into the first row of the global rules; a change is by 2. */
  private void rule(Map<String, String> cells) throws IOException {
    Path file = folder.resolve(GLOBAL);
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook workbook = new XSSFWorkbook(in)) {
      Sheet sheet = workbook.getSheet("Global rules");
      Row row = sheet.createRow(7);
      for (Cell heading : sheet.getRow(6)) {
        String text = cells.get(heading.getStringCellValue());
        if (text != null) {
          row.createCell(heading.getColumnIndex()).setCellValue(text);
        }
        if ("strength".equals(text)) {
          row.createCell(heading.getColumnIndex() + 1).setCellValue(2);
        }
      }
      try (OutputStream out = Files.newOutputStream(file)) {
        workbook.write(out);
      }
    }
  }

  @Test
  void wrongUsageIsTwo() {
    assertThat(Ran.run("table", Ran.GAME).code()).isEqualTo(2);
    assertThat(Ran.run("table", Ran.GAME, "export").code()).isEqualTo(2);
    assertThat(Ran.run("table", Ran.GAME, "diff", "nothing", "fire_mage").code()).isEqualTo(2);
    assertThat(Ran.run("table", "chess", "diff", "a", "b").code()).isEqualTo(2);
  }

  private Ran table(String... words) {
    String[] all = new String[words.length + 2];
    all[0] = "table";
    all[1] = Ran.GAME;
    System.arraycopy(words, 0, all, 2, words.length);
    return Ran.in(folder, "", all);
  }

  /** Changes the cells of a sheet that hold a text. */
  public static void edit(Path file, String sheet, String from, String to) throws IOException {
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook workbook = new XSSFWorkbook(in)) {
      boolean[] found = {false};
      workbook
          .getSheet(sheet)
          .forEach(
              row ->
                  row.forEach(
                      cell -> {
                        if (cell.toString().equals(from)
                            || from.contains("/") && cell.toString().contains(from)) {
                          cell.setCellValue(to);
                          found[0] = true;
                        }
                      }));
      assertThat(found[0]).as("a cell with " + from).isTrue();
      try (OutputStream out = Files.newOutputStream(file)) {
        workbook.write(out);
      }
    }
  }
}
