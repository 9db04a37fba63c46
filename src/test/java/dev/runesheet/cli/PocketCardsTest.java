package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The cards of TCG Pocket as a workbook, edited and put back into their files. */
class PocketCardsTest {

  private static final String GAME = "tcg-pocket";
  private static final String BOOK = "cards.xlsx";
  private static final String CARDS = "data/tcg-pocket/cards/";
  private static final int HEADINGS = 6;

  private static byte[] exported;

  @TempDir private Path folder;

  private final Map<Path, String> before = new LinkedHashMap<>();

  @BeforeEach
  void export() throws IOException {
    for (String part : List.of("data/tcg-pocket", "decision-tables/tcg-pocket")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(file).getParent());
          Files.copy(file, folder.resolve(file));
        }
      }
    }
    try (Stream<Path> files = Files.list(folder.resolve(CARDS))) {
      for (Path file : new TreeSet<>(files.toList())) {
        before.put(file, Files.readString(file));
      }
    }
    if (exported == null) {
      assertThat(table("export", "cards", "--to", BOOK).out()).isEqualTo(BOOK + ": 474 rows\n");
      exported = Files.readAllBytes(folder.resolve(BOOK));
    }
    Files.write(folder.resolve(BOOK), exported);
  }

  private Ran table(String... arguments) {
    List<String> all = new ArrayList<>(List.of("table", GAME));
    all.addAll(List.of(arguments));
    return Ran.in(folder, "", all.toArray(String[]::new));
  }

  private Ran imported() {
    return table("import", BOOK, "cards");
  }

  /** Takes the rows of a sheet into the hands of an author. */
  private interface Edit {
    void of(XSSFSheet sheet) throws IOException;
  }

  private void edit(String sheet, Edit edit) throws IOException {
    Path file = folder.resolve(BOOK);
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      edit.of(book.getSheet(sheet));
      try (OutputStream out = Files.newOutputStream(file)) {
        book.write(out);
      }
    }
  }

  private void write(String sheet, String row, String column, Object value) throws IOException {
    edit(sheet, there -> put(there, row(there, row), column, value));
  }

  private static void put(XSSFSheet sheet, Row row, String column, Object value) {
    Cell cell = row.createCell(column(sheet, column));
    if (value instanceof Integer number) {
      cell.setCellValue(number);
    } else {
      cell.setCellValue((String) value);
    }
  }

  private static int column(XSSFSheet sheet, String label) {
    int column = 1;
    while (!sheet.getRow(HEADINGS).getCell(column).toString().equals(label)) {
      column++;
    }
    return column;
  }

  private static Row row(XSSFSheet sheet, String name) {
    for (Row row : sheet) {
      if (row.getCell(1) != null && row.getCell(1).toString().equals(name)) {
        return row;
      }
    }
    throw new IllegalArgumentException("no row " + name);
  }

  private static Row inserted(XSSFSheet sheet, String below) {
    int at = row(sheet, below).getRowNum() + 1;
    if (at <= sheet.getLastRowNum()) {
      sheet.shiftRows(at, sheet.getLastRowNum(), 1);
    }
    return sheet.createRow(at);
  }

  private static void delete(XSSFSheet sheet, String name) {
    Row row = row(sheet, name);
    int at = row.getRowNum();
    sheet.removeRow(row);
    if (at < sheet.getLastRowNum()) {
      sheet.shiftRows(at + 1, sheet.getLastRowNum(), -1);
    }
  }

  /** The files say what they said, but for one piece of one of them. */
  private void onlyDiffers(String file, String old, String now) throws IOException {
    for (Map.Entry<Path, String> one : before.entrySet()) {
      String expected = one.getValue();
      if (one.getKey().endsWith(file)) {
        assertThat(expected).contains(old);
        int at = expected.indexOf(old);
        expected = expected.substring(0, at) + now + expected.substring(at + old.length());
      }
      assertThat(Files.readString(one.getKey())).isEqualTo(expected);
    }
  }

  @Test
  void aWorkbookWithoutAnEditChangesNoByte() throws IOException {
    assertThat(imported().err()).doesNotContain("Written");
    onlyDiffers("energy.json", "", "");
  }

  @Test
  void anEditedNumberIsTheOnlyThingThatDiffers() throws IOException {
    write("Pokemon", "a1-001", "HP", 80);

    assertThat(imported().out()).contains("card a1-001 says hp 80 instead of 70");
    onlyDiffers("genetic-apex.json", "\"hp\": 70", "\"hp\": 80");
  }

  @Test
  void aFieldThatWasLeftOutStandsWhereItBelongs() throws IOException {
    write("Pokemon", "made-up-mutebasic", "Weakness", "fire");

    assertThat(imported().code()).isZero();
    onlyDiffers(
        "made-up.json",
        "\"type\": \"colorless\",\n",
        "\"type\": \"colorless\",\n      \"weakness\": \"fire\",\n");
  }

  @Test
  void anEmptiedCellTakesItsFieldOut() throws IOException {
    write("Pokemon", "a1-001", "Weakness", "");

    assertThat(imported().code()).isZero();
    onlyDiffers("genetic-apex.json", "      \"weakness\": \"fire\",\n", "");
  }

  @Test
  void whatIsUsualIsShownAndNotWrittenOut() throws IOException {
    edit(
        "Pokemon",
        sheet -> {
          Row row = row(sheet, "a1-001");
          assertThat(row.getCell(column(sheet, "Stage"))).hasToString("basic");
          put(sheet, row, "Stage", "");
        });

    imported();
    onlyDiffers("energy.json", "", "");
  }

  @Test
  void aSecondAttackIsAdded() throws IOException {
    edit(
        "Pokemon",
        sheet -> {
          Row row = row(sheet, "a1-001");
          put(sheet, row, "Attack 2 name", "Tackle");
          put(sheet, row, "Attack 2 cost", "CC");
          put(sheet, row, "Attack 2 damage", 30);
        });

    assertThat(imported().code()).isZero();
    onlyDiffers(
        "genetic-apex.json",
        "[{\"name\": \"Vine Whip\", \"cost\": \"GC\", \"damage\": 40}]",
        """
        [
                {"name": "Vine Whip", "cost": "GC", "damage": 40},
                {"name": "Tackle", "cost": "CC", "damage": 30}
              ]\
        """);
  }

  @Test
  void aParameterOfAnEffectChangesAlone() throws IOException {
    write("Effects", "a1-003/attack-1", "Amount", 40);

    assertThat(imported().code()).isZero();
    onlyDiffers("genetic-apex.json", "\"amount\": 30", "\"amount\": 40");
  }

  @Test
  void aModifierIsEditedInItsRow() throws IOException {
    edit(
        "Effects that stay",
        sheet -> {
          Row row = row(sheet, "made-up-asbestos/ability-1");
          put(sheet, row, "Condition", "attacker.type == water");
          put(sheet, row, "Scope", "team_all");
        });

    assertThat(imported().code()).isZero();
    Path file = folder.resolve(CARDS + "made-up.json");
    assertThat(Files.readString(file))
        .contains("\"condition\": \"attacker.type == water\"", "\"scope\": \"team_all\"");
    assertThat(table("diff", BOOK, "cards").code()).isZero();
  }

  @Test
  void aRenamedCardKeepsWhatNoRowSays() throws IOException {
    write("Pokemon", "a1-022", "Card", "a1-999");

    assertThat(imported().code()).isZero();
    onlyDiffers("genetic-apex.json", "\"a1-022\": {", "\"a1-999\": {");
  }

  @Test
  void aNewCardStandsBelowTheRowAboveIt() throws IOException {
    edit(
        "Supporters",
        sheet -> {
          Row row = inserted(sheet, "a1-225");
          put(sheet, row, "Card", "a1-998");
          put(sheet, row, "Name", "Nurse");
          put(sheet, row, "Printings", "A1 998: ◊");
        });
    edit(
        "Effects",
        sheet -> {
          Row row = inserted(sheet, "a1-003/attack-1");
          put(sheet, row, "Effect", "a1-998/effect-1");
          put(sheet, row, "Effect type", "draw_cards");
          put(sheet, row, "Count", 1);
        });

    assertThat(imported().err()).contains("Written: data/tcg-pocket/cards/genetic-apex.json");
    String text = Files.readString(folder.resolve(CARDS + "genetic-apex.json"));
    assertThat(text)
        .containsSubsequence(
            "\"a1-225\": {",
            """
                "a1-998": {
                  "name": "Nurse",
                  "kind": "supporter",
                  "printings": {"A1 998": "◊"},
                  "effects": [{"effect_id": "draw_cards", "params": {"count": 1}}]
                },
            """
                .substring(4),
            "\"a1-226\": {");
    assertThat(table("diff", BOOK, "cards").code()).isZero();
    assertThat(Ran.in(folder, "", "check", GAME).err()).doesNotContain("error");
  }

  @Test
  void aDeletedCardGoesWithItsEffectsAndDecksAreTold() throws IOException {
    edit("Pokemon", sheet -> delete(sheet, "a1-036"));

    Ran ran = imported();
    assertThat(ran.out()).contains("removed card a1-036");
    assertThat(ran.err()).contains("decks.yaml", "'a1-036'");
    assertThat(Files.readString(folder.resolve(CARDS + "genetic-apex.json")))
        .doesNotContain("a1-036");
  }

  @Test
  void aDeletedEffectLeavesItsAttack() throws IOException {
    edit("Effects", sheet -> delete(sheet, "a1-003/attack-1"));

    assertThat(imported().code()).isZero();
    String card =
        """
                  "damage": 80,
                  "effects": [{"effect_id": "heal_self", "params": {"amount": 30}}]
        """;
    onlyDiffers(
        "genetic-apex.json", card.stripTrailing(), card.lines().toList().get(0).replace(",", ""));
  }

  @Test
  void wrongCellsAreFoundThere() throws IOException {
    write("Pokemon", "a1-001", "HP", 5);
    write("Pokemon", "a1-002", "Type", "gras");
    write("Pokemon", "a1-003", "Attack 1 cost", "GGX");
    Ran ran = imported();
    assertThat(ran.err())
        .contains("cards.xlsx!Pokemon!I8", "RS010", "from 10 to 990")
        .contains("cards.xlsx!Pokemon!G9", "did you mean 'grass'?");
    assertThat(ran.code()).isNotZero();
    onlyDiffers("energy.json", "", "");
  }

  @Test
  void aCostOfUnknownLettersIsFoundAtItsCell() throws IOException {
    write("Pokemon", "a1-003", "Attack 1 cost", "GGX");
    assertThat(imported().err()).contains("cards.xlsx!Pokemon!", "'X' in");
  }

  @Test
  void whatDoesNotFitOtherCardsIsFoundAtItsCell() throws IOException {
    write("Pokemon", "a1-002", "Evolves from", "Bulbasaurus");
    write("Effects", "a1-004/attack-2", "Amount", 5);
    write("Effects that stay", "made-up-asbestos/ability-1", "Condition", "attacker.typ == fire");
    Ran ran = imported();
    assertThat(ran.err())
        .contains("cards.xlsx!Pokemon!F9", "did you mean 'Bulbasaur'?")
        .contains("cards.xlsx!Effects!F9", "from 10 to 400")
        .contains("cards.xlsx!Effects that stay!", "did you mean 'type'?");
    assertThat(ran.code()).isNotZero();
    onlyDiffers("energy.json", "", "");
  }

  @Test
  void anEffectOfACardThatThereIsNotIsFoundAtItsName() throws IOException {
    edit(
        "Effects",
        sheet -> {
          Row row = inserted(sheet, "a1-003/attack-1");
          put(sheet, row, "Effect", "a1-001/attack-2");
          put(sheet, row, "Effect type", "draw_cards");
          put(sheet, row, "Count", 1);
        });
    assertThat(imported().err()).contains("cards.xlsx!Effects!B", "'a1-001/attack-2'");
    write("Effects", "a1-001/attack-2", "Effect", "Mega Drain");
    assertThat(imported().err()).contains("'Mega Drain'", "such as a1-003/attack-1");
  }

  @Test
  void wordsOfTheGameAreLists() throws IOException {
    edit(
        "Pokemon",
        sheet -> {
          assertThat(sheet.getDataValidations())
              .anySatisfy(
                  one ->
                      assertThat(one.getValidationConstraint().getExplicitListValues())
                          .contains("grass", "colorless"));
        });
    edit("Effects", sheet -> assertThat(sheet.getDataValidations()).hasSizeGreaterThan(8));
  }

  @Test
  void aWorkbookThatIsUpToDateIsNotRefreshed() throws IOException {
    assertThat(table("refresh", BOOK).out()).isEqualTo(BOOK + ": 0 sentences rewritten\n");
    write("Effects", "a1-003/attack-1", "Amount", 40);
    assertThat(table("refresh", BOOK).out()).contains("1 sentence rewritten");
    edit(
        "Effects",
        sheet ->
            assertThat(row(sheet, "a1-003/attack-1").getCell(2))
                .hasToString("Venusaur, Mega Drain: This Pokémon heals 40 damage."));
  }

  @Test
  void aFileCanBeExportedAgainIntoItsWorkbook() throws IOException {
    Ran.edit(folder.resolve(CARDS + "genetic-apex.json"), "\"hp\": 160", "\"hp\": 170");
    assertThat(table("diff", BOOK, "cards").out()).contains("says hp 170 instead of 160");
    assertThat(table("export", "genetic-apex", "--to", BOOK).code()).isZero();
    assertThat(table("diff", BOOK, "cards").code()).isZero();
  }
}
