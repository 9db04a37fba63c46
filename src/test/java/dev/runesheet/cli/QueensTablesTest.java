package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.table.TableCommandTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards, effects and global rules of Queen's Blood, edited as tables from the command line. */
@Tag("thorough")
class QueensTablesTest {

  private static final Path REGISTRY = Path.of("src/test/resources/queens-blood");
  private static final String CARDS = "data/queens-blood/cards.xlsx";
  private static final String EFFECTS = "decision-tables/queens-blood/effects.drl.xlsx";
  private static final String VARIANTS = "decision-tables/queens-blood/variants.drl.xlsx";

  @TempDir private Path folder;

  @BeforeEach
  void copy() throws IOException {
    Ran.copyOfRules(folder);
    Files.createDirectories(folder.resolve("registry"));
    for (String name : new String[] {"cards.json", "effects.json"}) {
      Files.copy(REGISTRY.resolve(name), folder.resolve("registry").resolve(name));
    }
  }

  @Test
  void theShippedWorkbooksSayWhatTheRegistryFolderSays() {
    assertThat(table("diff", EFFECTS, "registry").out()).isEqualTo("no effect differs\n");
    assertThat(table("diff", "registry", "cards").out()).isEqualTo("no row differs\n");
    assertThat(table("diff", "registry", "cards").err())
        .contains("The effects of registry are left out: cards has none.");
  }

  @Test
  void aCardIsComparedCellByCell() throws IOException {
    TableCommandTest.edit(folder.resolve(CARDS), "Cards", "Grenadier", "Bombardier");
    Ran.edit(folder.resolve("registry/cards.json"), "\"cost\": 2", "\"cost\": 1");

    Ran diff = table("diff", "registry/cards.json", CARDS);

    assertThat(diff.code()).isEqualTo(1);
    assertThat(diff.lines())
        .contains(
            "changed card 002 (" + CARDS + "!Cards!B9)",
            "    - card 002 costs 2 instead of 1",
            "    - card 003 is called Bombardier instead of Grenadier",
            "2 cards changed");
  }

  @Test
  void anIdThatLostItsZerosIsNoOtherCard() throws IOException {
    Files.copy(folder.resolve(CARDS), folder.resolve("old.xlsx"));
    TableCommandTest.edit(folder.resolve(CARDS), "Cards", "007", "7");

    assertThat(table("diff", "old.xlsx", CARDS).lines()).containsExactly("no row differs");
  }

  @Test
  void globalRulesAreComparedTooAlsoWhereTwoWorkbooksHaveASheetOfOneName() throws IOException {
    Files.copy(folder.resolve(VARIANTS), folder.resolve("old.drl.xlsx"));
    TableCommandTest.edit(folder.resolve(VARIANTS), "Pawns", "captured", "nothing");

    assertThat(table("diff", "old.drl.xlsx", VARIANTS).lines())
        .contains(
            "    - rule Capture an enemy tile has 'What happens' nothing instead of captured",
            "1 rule changed");
    assertThat(table("diff", VARIANTS, EFFECTS).code()).isEqualTo(1);
  }

  @Test
  void aWorkbookWithTheCodeOfAnEarlierVersionIsReadAndWrittenAnew() throws IOException {
    Path earlier = Path.of("src/test/resources/earlier/variants.drl.xlsx");
    Files.write(folder.resolve(VARIANTS), Files.readAllBytes(earlier));

    assertThat(Ran.in(folder, "", "check", "queens-blood").code()).isZero();
    assertThat(table("refresh", "--anew", VARIANTS).code()).isZero();
    try (XSSFWorkbook now = new XSSFWorkbook(Files.newInputStream(folder.resolve(VARIANTS)))) {
      assertThat(now.getSheet("Pawns").getRow(5).getCell(5)).hasToString("tile.word == \"$param\"");
    }
  }

  @Test
  void aWorkbookOfEffectsWithClassesInOtherPackagesIsReadAndWrittenAnew() throws IOException {
    String earlier =
        imports("Auras").replace("dev.runesheet.spi.fact.", "dev.runesheet.engine.fact.");
    TableCommandTest.edit(folder.resolve(EFFECTS), "Auras", imports("Auras"), earlier);
    assertThat(imports("Auras")).contains("dev.runesheet.engine.fact.ActiveEffect");

    assertThat(Ran.in(folder, "", "check", "queens-blood").out()).contains("0 errors, 0 warnings");
    assertThat(table("refresh", "--anew", EFFECTS).code()).isZero();
    assertThat(imports("Auras")).contains("dev.runesheet.spi.fact.ActiveEffect");
  }

  @Test
  void aWorkbookOfEffectsWhoseVerbsWereClassesIsReadAndWrittenAnew() throws IOException {
    Path earlier = Path.of("src/test/resources/earlier/effects.drl.xlsx");
    Files.write(folder.resolve(EFFECTS), Files.readAllBytes(earlier));
    assertThat(imports("Scale power")).contains("dev.runesheet.game.queensblood.ScalePower");

    // Five of its sentences are said in other words now; what is one effect now was two.
    assertThat(Ran.in(folder, "", "check", "queens-blood").out()).contains("0 errors, 6 warnings");
    assertThat(table("refresh", "--anew", EFFECTS).code()).isZero();
    assertThat(Ran.in(folder, "", "check", "queens-blood").out()).contains("0 errors, 0 warnings");
    assertThat(imports("Scale power")).contains("dev.runesheet.game.queensblood.PowerVerbs");
  }

  private String imports(String sheet) throws IOException {
    try (XSSFWorkbook book = new XSSFWorkbook(Files.newInputStream(folder.resolve(EFFECTS)))) {
      return book.getSheet(sheet).getRow(1).getCell(2).getStringCellValue();
    }
  }

  @Test
  void theWorkbookOfAFamilyOfQuestionsIsWrittenWithoutRowsIfThereIsNone() throws IOException {
    byte[] there = Files.readAllBytes(folder.resolve(VARIANTS));
    assertThat(table("new", "variants").err()).contains("There is a file '" + VARIANTS);
    assertThat(Files.readAllBytes(folder.resolve(VARIANTS))).isEqualTo(there);

    Files.delete(folder.resolve(VARIANTS));
    assertThat(table("new", "variants").out()).isEqualTo(VARIANTS + ": 2 sheets without rows\n");
    assertThat(folder.resolve(VARIANTS + ".properties"))
        .as("both are to be filled, and are then tables for plain Drools")
        .hasContent("sheets=Pawns,Power");
    assertThat(table("diff", VARIANTS, VARIANTS).code()).isZero();
    assertThat(table("new", "varants").err()).contains("did you mean 'variants'?");
  }

  @Test
  void theWorkbookOfEffectsIsWrittenWithoutRowsIfThereIsNone() throws IOException {
    Files.delete(folder.resolve(EFFECTS));
    assertThat(table("new", "effects").out()).isEqualTo(EFFECTS + ": 11 sheets without rows\n");
    assertThat(table("diff", EFFECTS, EFFECTS).code()).isZero();
    assertThat(Ran.in(folder, "", "table", "ember-vale", "new", "effects").err())
        .contains("There is a file 'decision-tables/ember-vale/effects.drl.xlsx' already.");
  }

  @Test
  void anEffectGoesFromTheWorkbookToTheRegistryAndBack() throws IOException {
    TableCommandTest.edit(folder.resolve(EFFECTS), "Auras", "-2.0", "-3");

    Ran back = table("import", EFFECTS, "registry/effects.json");

    assertThat(back.code()).isZero();
    assertThat(back.lines())
        .contains("    - the amount is now -3 instead of -2", "1 effect changed");
    assertThat(table("export", "registry/effects.json", "--to", "made.drl.xlsx").out())
        .isEqualTo("made.drl.xlsx: 93 effects\n");
    assertThat(table("diff", "made.drl.xlsx", EFFECTS).out()).isEqualTo("no effect differs\n");
    assertThat(table("import", EFFECTS, "new.json").code()).isZero();
    assertThat(table("diff", "new.json", "registry").out()).isEqualTo("no effect differs\n");
  }

  @Test
  void refreshTellsOnACardWhatItsEffectDoesNow() throws IOException {
    TableCommandTest.edit(folder.resolve(EFFECTS), "Auras", "-2.0", "-3");

    assertThat(table("refresh", EFFECTS).lines())
        .containsExactly(
            EFFECTS + ": 1 sentence rewritten; the old one is " + EFFECTS + ".bak",
            CARDS + ": 1 sentence rewritten; the old one is " + CARDS + ".bak");
    assertThat(table("refresh", CARDS).out()).contains("0 sentences rewritten");
    assertThat(table("refresh", VARIANTS).out()).contains("0 sentences rewritten");
  }

  @Test
  void whatIsWrittenAnewWithoutAnyChangeIsNotToldToBeRenewed() {
    assertThat(table("refresh", "--anew", EFFECTS).out())
        .startsWith(EFFECTS + ": 0 sentences rewritten, tables written anew; the old one is ");
  }

  @Test
  void refreshOfADeclaredGameAddsNoSheet() throws IOException {
    String vale = "decision-tables/ember-vale/effects.drl.xlsx";
    byte[] before = Files.readAllBytes(folder.resolve(vale));
    assertThat(Ran.in(folder, "", "table", "ember-vale", "refresh", vale).out())
        .isEqualTo(vale + ": 0 sentences rewritten\n");
    assertThat(Files.readAllBytes(folder.resolve(vale))).isEqualTo(before);
  }

  @Test
  void whatIsAWorkbookAlreadyIsNotExported() {
    assertThat(table("export", "effects").err()).contains("is a workbook already");
  }

  @ParameterizedTest
  @CsvSource({"variants," + VARIANTS, "effects," + EFFECTS, "cards," + CARDS})
  void whatIsAWorkbookItselfTakesNoOther(String source, String workbook) throws IOException {
    Files.copy(folder.resolve(workbook), folder.resolve("copy.drl.xlsx"));
    Ran put = table("import", "copy.drl.xlsx", source);
    assertThat(put.code()).isEqualTo(2);
    assertThat(put.err())
        .doesNotContain("RS0")
        .contains(
            "The rows of '" + source + "' stand in a workbook themselves: edit " + workbook,
            "or put copy.drl.xlsx in its place.");
  }

  private Ran table(String... words) {
    String[] all = new String[words.length + 2];
    all[0] = "table";
    all[1] = "queens-blood";
    System.arraycopy(words, 0, all, 2, words.length);
    return Ran.in(folder, "", all);
  }
}
