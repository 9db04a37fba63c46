package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.table.TableCommandTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cards and global rules of Valeria, edited as tables from the command line. */
@Tag("thorough")
class ValeriaTablesTest {

  private static final String CARDS = "data/valeria/cards.xlsx";
  private static final String COSTS = "decision-tables/valeria/costs.drl.xlsx";
  private static final String EFFECTS = "decision-tables/valeria/effects.drl.xlsx";
  private static final String NOTE = "Ask Ann about this.";

  @TempDir private Path folder;

  @BeforeEach
  void copy() throws IOException {
    Ran.copyOfRules(folder);
  }

  @Test
  void theShippedSentencesAreUpToDate() {
    assertThat(table("refresh", CARDS).out()).isEqualTo(CARDS + ": 0 sentences rewritten\n");
  }

  @Test
  void anEditedCardIsSaidAnewAndNothingElseOfItsAuthorChanges() throws IOException {
    edit(
        CARDS,
        "Citizens",
        sheet -> {
          sheet.getRow(8).getCell(21).setCellValue("choose g 3 m 2");
          sheet.getWorkbook().createSheet("Notes").createRow(0).createCell(0).setCellValue(NOTE);
          sheet.setColumnWidth(3, 4321);
        });

    Ran refreshed = table("refresh", CARDS);

    assertThat(refreshed.out()).contains("1 sentence rewritten", CARDS + ".bak");
    try (XSSFWorkbook book = open(CARDS)) {
      Sheet citizens = book.getSheet("Citizens");
      assertThat(citizens.getRow(8).getCell(2))
          .hasToString(
              "In your turn, choose one: 3 gold; or 2 magic. In other turns, gain 1 gold.");
      assertThat(citizens.getColumnWidth(3)).isEqualTo(4321);
      assertThat(book.getSheet("Notes").getRow(0).getCell(0)).hasToString(NOTE);
    }
    assertThat(folder.resolve(CARDS + ".bak")).exists();
  }

  @Test
  void cardsAndGlobalRulesAreComparedRowByRow() throws IOException {
    Files.copy(folder.resolve(CARDS), folder.resolve("old.xlsx"));
    Files.copy(folder.resolve(COSTS), folder.resolve("old.drl.xlsx"));
    edit(CARDS, "Domains", sheet -> sheet.getRow(7).getCell(6).setCellValue(8));
    edit(COSTS, "Costs", sheet -> sheet.getRow(9).getCell(6).setCellValue("domain cost"));

    assertThat(table("diff", "old.xlsx", "cards").lines())
        .contains("    - domain d1 says gold 8 instead of 9", "1 domain changed");
    assertThat(table("diff", "old.drl.xlsx", COSTS).lines())
        .contains("1 rule changed")
        .anyMatch(line -> line.contains("gold,player,domain cost"));
  }

  @Test
  void aWorkbookWithAMistakeIsNotComparedWithoutIt() throws IOException {
    Files.copy(folder.resolve(CARDS), folder.resolve("old.xlsx"));
    edit(CARDS, "Citizens", sheet -> sheet.getRow(8).getCell(21).setCellValue("choose g 3 n 2"));

    Ran ran = table("diff", "old.xlsx", "cards");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("Citizens!V9", "RS167", "cannot be compared");
  }

  /** Cards that other cards name are not missing, too: nobody could read them. */
  @Test
  void aWorkbookWithoutASheetIsNotComparedForThatAlone() throws IOException {
    Files.copy(folder.resolve(CARDS), folder.resolve("old.xlsx"));
    edit(
        CARDS,
        "Citizens",
        sheet -> sheet.getWorkbook().removeSheetAt(sheet.getWorkbook().getSheetIndex(sheet)));

    Ran ran = table("diff", "old.xlsx", "cards");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("!Citizens!A1: error RS032", "1 error, 0 warnings");
  }

  @Test
  void costsOfAnEarlierVersionWithSeveralPartsInOneCellSayTheSame() throws IOException {
    Path earlier = Path.of("src/test/resources/earlier/costs.drl.xlsx");
    Files.copy(folder.resolve(COSTS), folder.resolve("now.drl.xlsx"));
    Files.write(folder.resolve(COSTS), Files.readAllBytes(earlier));

    assertThat(table("diff", "now.drl.xlsx", COSTS).out()).isEqualTo("no row differs\n");
    assertThat(Ran.in(folder, "", "check", "valeria").code()).isZero();
  }

  @Test
  void effectsMoveToDecisionTablesAndComeBack() throws IOException {
    Files.copy(folder.resolve(CARDS), folder.resolve("old.xlsx"));

    Ran moved = table("export", "cards", "--to", EFFECTS, "--move");

    assertThat(moved.code()).isZero();
    assertThat(moved.out()).startsWith(EFFECTS + ": ");
    assertThat(moved.err())
        .contains(
            "data/valeria/cards.xlsx!Citizens!V22: note RS019", "as a further home of the cards");
    assertThat(table("diff", "old.xlsx", EFFECTS).out()).isEqualTo("no effect differs\n");
    assertThat(table("import", EFFECTS, CARDS).code()).isZero();
    assertThat(table("diff", "old.xlsx", CARDS).out()).isEqualTo("no effect differs\n");
  }

  /** Effects that became rows are no removed ones, once the tables are a further home. */
  @Test
  void movedEffectsDoNotDiffer() throws IOException {
    Files.copy(folder.resolve(CARDS), folder.resolve("old.xlsx"));
    table("export", "cards", "--to", EFFECTS, "--move");
    Ran.edit(
        folder.resolve("data/valeria/game.yaml"),
        "cards: " + CARDS,
        "cards: [" + CARDS + ", " + EFFECTS + "]");

    assertThat(table("diff", "old.xlsx", "cards").out()).isEqualTo("no effect differs\n");
    assertThat(table("diff", "cards", "old.xlsx").out()).isEqualTo("no effect differs\n");
  }

  @Test
  void aChangedRowChangesTheStringOfItsCard() throws IOException {
    table("export", "cards", "--to", "effects.drl.xlsx");
    TableCommandTest.edit(folder.resolve("effects.drl.xlsx"), "Choices", "6.0", "7");

    Ran imported = table("import", "effects.drl.xlsx", "cards");

    assertThat(imported.out())
        .contains("changed m74/reward (effects.drl.xlsx!Choices!B", "gain 7 gold");
    assertThat(Files.exists(folder.resolve(CARDS + ".bak"))).isTrue();
    try (XSSFWorkbook book = open(CARDS)) {
      Sheet monsters = book.getSheet("Monsters");
      assertThat(monsters)
          .anyMatch(row -> String.valueOf(row.getCell(17)).startsWith("choose g 7 "));
    }
  }

  @Test
  void whatKeepsItsEffectsIsNotMoved() {
    assertThat(Ran.in(folder, "", "table", "math-battle", "export", "fire_mage", "--move").err())
        .contains("keeps its effects", "only strings in a workbook of cards can be moved");
  }

  @Test
  void whatKeepsItsEffectsIsRefusedBeforeTheWorkbookIsCompared() throws IOException {
    String[] export = {"table", "math-battle", "export", "fire_mage", "--to", "rows.drl.xlsx"};
    assertThat(Ran.in(folder, "", export).code()).isZero();
    Files.writeString(folder.resolve("rows.drl.xlsx"), "no workbook");
    String[] moved = Arrays.copyOf(export, export.length + 1);
    moved[export.length] = "--move";
    assertThat(Ran.in(folder, "", moved).err()).contains("keeps its effects");
    assertThat(folder.resolve("rows.drl.xlsx")).hasContent("no workbook");
  }

  private XSSFWorkbook open(String name) throws IOException {
    return new XSSFWorkbook(new ByteArrayInputStream(Files.readAllBytes(folder.resolve(name))));
  }

  private void edit(String name, String sheet, Consumer<Sheet> change) throws IOException {
    try (XSSFWorkbook book = open(name);
        var out = Files.newOutputStream(folder.resolve(name))) {
      change.accept(book.getSheet(sheet));
      book.write(out);
    }
  }

  private Ran table(String action, String... more) {
    String[] words = new String[more.length + 3];
    words[0] = "table";
    words[1] = "valeria";
    words[2] = action;
    System.arraycopy(more, 0, words, 3, more.length);
    return Ran.in(folder, "", words);
  }
}
