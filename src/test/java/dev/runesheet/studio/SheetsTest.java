package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Workbooks and texts as their authors see and write them. */
@Tag("thorough")
class SheetsTest {

  private static final String BOOK = "decision-tables/math-battle/global-rules.drl.xlsx";
  private static final String SHEET = "Global rules";
  private static final String HERO = "data/math-battle/heroes/fire_mage.json";

  @TempDir private Path folder;
  private StudioPage page;

  @BeforeEach
  void open() throws Exception {
    page = new StudioPage(folder, "math-battle");
  }

  @AfterEach
  void close() {
    page.close();
    assertThat(page.failures).isEmpty();
  }

  private JsonNode sheet() throws Exception {
    return page.get("/sheet?file=" + StudioPage.word(BOOK) + "&sheet=" + StudioPage.word(SHEET));
  }

  private JsonNode write(String cell, String before, String after) throws Exception {
    return page.post(
        "/cell", "file", BOOK, "sheet", SHEET, "cell", cell, "before", before, "after", after);
  }

  /** The cell of a row that says a text. */
  private String find(String text) throws IOException {
    for (Map.Entry<String, String> one : cells().entrySet()) {
      if (one.getKey().startsWith(SHEET) && one.getValue().startsWith(text + "|")) {
        return one.getKey().substring(SHEET.length() + 1);
      }
    }
    throw new AssertionError("no cell says " + text);
  }

  /** Every cell of the workbook with its text and all that tells its looks. */
  private Map<String, String> cells() throws IOException {
    Map<String, String> cells = new TreeMap<>();
    byte[] bytes = Files.readAllBytes(folder.resolve(BOOK));
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(bytes))) {
      DataFormatter shown = new DataFormatter();
      for (Sheet sheet : book) {
        cells.put(
            sheet.getSheetName(),
            sheet.getDataValidations().size()
                + " lists, "
                + sheet.getCellComments().size()
                + " notes, "
                + sheet.getMergedRegions());
        for (Row row : sheet) {
          for (Cell cell : row) {
            XSSFCellStyle style = (XSSFCellStyle) cell.getCellStyle();
            String name = new CellReference(cell).formatAsString().replace("$", "");
            cells.put(
                sheet.getSheetName() + "!" + name.substring(name.lastIndexOf('!') + 1),
                shown.formatCellValue(cell)
                    + "|"
                    + cell.getCellType()
                    + "|"
                    + style.getCoreXf()
                    + "|"
                    + row.getHeight()
                    + "|"
                    + sheet.getColumnWidth(cell.getColumnIndex()));
          }
        }
      }
    }
    return cells;
  }

  @Test
  void aCellBeyondTheEdgeOfASheetIsRefusedInASentence() throws Exception {
    for (String beyond : new String[] {"XFE1", "ZZZ9", "A1048577"}) {
      assertThat(write(beyond, "", "3").path("problem").asText())
          .isEqualTo("'" + beyond + "' is no cell, or its text is too long.");
    }
  }

  @Test
  void aSheetHasTheAuthorsColoursWidthsListsAndNotes() throws Exception {
    JsonNode head = sheet();
    assertThat(head.path("columns").size()).isGreaterThan(5);
    assertThat(head.path("looks").toString()).contains("fill", "bold", "wrap");
    assertThat(head.path("lists").findValuesAsText("words")).isNotNull();
    assertThat(head.path("lists").toString()).contains("\"words\":[\"");
    JsonNode rows =
        page.get(
                "/rows?file="
                    + StudioPage.word(BOOK)
                    + "&sheet="
                    + StudioPage.word(SHEET)
                    + "&from=0&to=20")
            .path("rows");
    assertThat(rows.toString()).contains("Burning").contains("In words");
    assertThat(rows.get(6).toString()).as("headings have notes").contains("The rule's name");
  }

  @Test
  void anEditWritesOnlyItsCell() throws Exception {
    Map<String, String> before = cells();
    String cell = find("Burning");
    JsonNode done = write(cell, "Burning", "Burning fast");
    assertThat(done.path("problem").isMissingNode()).as(done.toString()).isTrue();
    Map<String, String> after = cells();
    String changed = SHEET + "!" + cell;
    assertThat(after.get(changed))
        .isEqualTo(before.get(changed).replace("Burning|", "Burning fast|"));
    before.remove(changed);
    after.remove(changed);
    assertThat(after).isEqualTo(before);
  }

  @Test
  void aTextThatLooksLikeAnEscapedCharacterIsReadBackAsItWasTyped() throws Exception {
    String cell = find("Burning");
    assertThat(write(cell, "Burning", "Burn _x0041_ _x005F_ a").has("problem")).isFalse();
    assertThat(cells().get(SHEET + "!" + cell)).startsWith("Burn _x0041_ _x005F_ a|");
    assertThat(write(cell, "Burn _x0041_ _x005F_ a", "Burning").has("problem")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0xFFFE, 0xD83D, 0x1, 0})
  void aCharacterThatNoCellCanHoldIsRefused(int character) throws Exception {
    String cell = find("Burning");
    assertThat(write(cell, "Burning", "Burning" + (char) character).path("problem").asText())
        .startsWith("The character U+")
        .contains(Integer.toHexString(character).toUpperCase(Locale.ROOT));
    assertThat(find("Burning")).isEqualTo(cell);
  }

  @Test
  void halfASurrogatePairIsNotWrittenIntoATextAsAnotherCharacter() throws Exception {
    JsonNode hero = page.get("/text?file=" + StudioPage.word(HERO));
    String version = hero.path("version").asText();
    JsonNode answer = page.post("/text", "file", HERO, "version", version, "text", "{} \uD83D");
    assertThat(answer.path("problem").asText())
        .isEqualTo("The character U+D83D cannot be written; leave it out.");
    assertThat(page.get("/text?file=" + StudioPage.word(HERO))).isEqualTo(hero);
  }

  @Test
  void twoPagesThatEditOneCellSeeBothVersionsAndLoseNothing() throws Exception {
    String cell = find("Burning");
    write(cell, "Burning", "Fire");
    JsonNode refused = write(cell, "Burning", "Flames");
    assertThat(refused.path("now").asText()).isEqualTo("Fire");
    assertThat(refused.path("mine").asText()).isEqualTo("Flames");
    assertThat(cells().get(SHEET + "!" + cell)).startsWith("Fire|");
    write(cell, "Fire", "Flames");
    assertThat(cells().get(SHEET + "!" + cell)).startsWith("Flames|");
  }

  @Test
  void whatWasDoneIsUndoneAndDoneAgain() throws Exception {
    String cell = find("Burning");
    Map<String, String> before = cells();
    write(cell, "Burning", "Fire");
    assertThat(page.post("/undo").path("text").asText()).isEqualTo("Burning");
    assertThat(cells()).isEqualTo(before);
    page.post("/redo");
    assertThat(cells().get(SHEET + "!" + cell)).startsWith("Fire|");
    page.post("/undo");
    assertThat(page.post("/undo").path("problem").asText()).contains("nothing to undo");
  }

  @Test
  void whatSomebodyElseWroteIsNotUndone() throws Exception {
    String cell = find("Burning");
    write(cell, "Burning", "Fire");
    byte[] ours = Files.readAllBytes(folder.resolve(BOOK));
    write(cell, "Fire", "Flames");
    Files.write(folder.resolve(BOOK), ours);
    assertThat(page.post("/undo").path("problem").asText()).contains("Somebody else");
    assertThat(cells().get(SHEET + "!" + cell)).startsWith("Fire|");
  }

  @Test
  void onlyFilesOfTheGameAreReadAndWritten() throws Exception {
    Files.writeString(folder.resolve("secret.json"), "{}");
    for (String file :
        new String[] {
          "../../etc/passwd", "/etc/passwd", "secret.json", "data/math-battle/../../secret.json"
        }) {
      assertThat(page.get("/text?file=" + StudioPage.word(file)).path("problem").asText())
          .contains("no file");
      JsonNode refused = page.post("/text", "file", file, "version", "", "text", "{\"a\": 1}");
      assertThat(refused.path("problem").asText()).contains("no file");
    }
    assertThat(Files.readString(folder.resolve("secret.json"))).isEqualTo("{}");
  }

  @Test
  void aWorkbookThatIsTooLargeIsToldAsTheCheckTellsIt() throws Exception {
    page.awaitPlayed();
    byte[] whole = Files.readAllBytes(folder.resolve(BOOK));
    Files.write(folder.resolve(BOOK), Arrays.copyOf(whole, 17 << 20));
    String reason = "larger than the limit: found 17825792 bytes, expected at most 16777216.";
    assertThat(sheet().path("problem").asText())
        .isEqualTo("The workbook '" + BOOK + "' cannot be shown: " + reason);
    assertThat(write("B9", "Burning", "Fire").path("problem").asText())
        .isEqualTo("The workbook '" + BOOK + "' cannot be written: " + reason);
  }

  @Test
  void aHalfSavedWorkbookIsToldAndTheLastGoodRulesStay() throws Exception {
    page.awaitPlayed();
    byte[] whole = Files.readAllBytes(folder.resolve(BOOK));
    Files.write(folder.resolve(BOOK), Arrays.copyOf(whole, whole.length / 2));
    assertThat(sheet().path("problem").asText()).contains("damaged or half saved");
    JsonNode refused = write("B9", "Burning", "Fire");
    assertThat(refused.path("problem").asText()).contains("damaged or half saved");
    JsonNode state = page.await("/state", now -> now.path("broken").asBoolean());
    assertThat(state.path("good").asBoolean()).isTrue();
    assertThat(page.get("/cards")).isNotEmpty();
    Files.write(folder.resolve(BOOK), whole);
    page.await("/state", now -> !now.path("broken").asBoolean());
    assertThat(sheet().path("sheet").asText()).isEqualTo(SHEET);
  }

  @Test
  void aWorkbookThatIsGoneOrAFolderIsTold() throws Exception {
    Path book = folder.resolve(BOOK);
    Files.delete(book);
    assertThat(sheet().path("problem").asText()).contains(BOOK);
    Files.createDirectory(book);
    assertThat(sheet().path("problem").asText()).contains(BOOK);
    assertThat(write("B9", "Burning", "Fire").path("problem").asText()).contains(BOOK);
  }

  @Test
  void aWorkbookThatIsOpenElsewhereIsTold() throws Exception {
    assertThat(sheet().path("openIn").asText()).isEmpty();
    Files.writeString(folder.resolve(BOOK).resolveSibling(".~lock.global-rules.drl.xlsx#"), "me");
    assertThat(sheet().path("openIn").asText()).isEqualTo("LibreOffice");
  }

  @Test
  void aTextIsWrittenOnlyOverTheVersionThatItsAuthorSaw() throws Exception {
    JsonNode read = page.get("/text?file=" + StudioPage.word(HERO));
    String text = read.path("text").asText();
    String version = read.path("version").asText();
    JsonNode first = page.post("/text", "file", HERO, "version", version, "text", text + "\n");
    assertThat(first.path("version").asText()).isNotEqualTo(version);
    JsonNode second = page.post("/text", "file", HERO, "version", version, "text", "{}");
    assertThat(second.path("now").asText()).isEqualTo(text + "\n");
    assertThat(Files.readString(folder.resolve(HERO))).isEqualTo(text + "\n");
  }

  @Test
  void aTextThatIsNotUtf8IsNeitherOpenedNorWritten() throws Exception {
    byte[] latin = "{\n  \"name\": \"Gr\u00f6\u00dfe\"\n}\n".getBytes(StandardCharsets.ISO_8859_1);
    Files.write(folder.resolve(HERO), latin);
    String says = "'" + HERO + "' is not UTF-8, from line 2; save it as UTF-8";
    JsonNode opened = page.get("/text?file=" + StudioPage.word(HERO));
    assertThat(opened.path("problem").asText()).contains(says);
    JsonNode saved = page.post("/text", "file", HERO, "version", "", "text", "{}");
    assertThat(saved.path("problem").asText()).contains(says);
    JsonNode mended =
        page.post("/mend", "file", HERO, "place", "2:4", "from", "name", "to", "title");
    assertThat(mended.path("problem").asText()).contains(says);
    assertThat(Files.readAllBytes(folder.resolve(HERO))).isEqualTo(latin);
  }

  @Test
  void noHalfWrittenFileIsLeftBeside() throws Exception {
    write(find("Burning"), "Burning", "Fire");
    try (var beside = Files.list(folder.resolve(BOOK).getParent())) {
      assertThat(beside.map(one -> one.getFileName().toString()))
          .noneMatch(name -> name.endsWith(".tmp"));
    }
  }

  @Test
  void aMisspeltWordIsMendedByOneClick() throws Exception {
    page.awaitPlayed();
    Path hero = folder.resolve(HERO);
    String good = Files.readString(hero);
    Files.writeString(hero, good.replaceFirst("\"DAMAGE\"", "\"DAMGE\""));
    JsonNode state = page.await("/state", now -> now.path("broken").asBoolean());
    JsonNode finding = null;
    for (JsonNode one : state.path("findings")) {
      finding = one.has("mend") ? one : finding;
    }
    assertThat(finding).as(state.toString()).isNotNull();
    page.post(
        "/mend",
        "file",
        finding.path("file").asText(),
        "place",
        finding.path("line").asText(),
        "from",
        finding.path("mend").path("from").asText(),
        "to",
        finding.path("mend").path("to").asText());
    assertThat(Files.readString(hero)).isEqualTo(good);
    page.await("/state", now -> !now.path("broken").asBoolean());
  }

  @Test
  void aSaveTellsWhatItChangedInWordsAndWhichTestsNowFail() throws Exception {
    page.awaitPlayed();
    Path hero = folder.resolve(HERO);
    Files.writeString(hero, Files.readString(hero).replaceFirst("\"value\": 8", "\"value\": 9"));
    JsonNode round =
        page.await("/changes", all -> all.path("rounds").path(0).path("outcomes").size() > 0)
            .path("rounds")
            .get(0);
    assertThat(round.path("files").get(0).asText()).isEqualTo(HERO);
    assertThat(round.path("changes").toString()).contains("deal 9 damage");
    assertThat(round.path("outcomes").get(0).path("before").asText()).isEqualTo("passed");
    assertThat(page.get("/tests").toString()).contains("\"failed\"");
  }

  @Test
  void resultsOlderThanASaveAreToldAsSuchUntilAllWerePlayedAgain() throws Exception {
    page.awaitPlayed();
    Path hero = folder.resolve(HERO);
    try (Stream<String> news = page.news()) {
      Files.writeString(hero, Files.readString(hero).replaceFirst("\"value\": 8", "\"value\": 9"));
      List<Boolean> again =
          news.filter(line -> line.contains("\"again\":"))
              .map(line -> line.contains("\"again\":true"))
              .dropWhile(old -> !old)
              .takeWhile(old -> old)
              .toList();
      assertThat(again).isNotEmpty();
    }
    JsonNode tests = page.get("/state").path("tests");
    assertThat(tests.path("failed").asInt()).isPositive();
    assertThat(tests.path("again").asBoolean()).isFalse();
  }

  @Test
  void namesThatLookLikeMarkupStayTexts() throws Exception {
    page.awaitPlayed();
    Path hero = folder.resolve(HERO);
    String name = "<img src=x onerror=alert(1)>";
    Files.writeString(hero, Files.readString(hero).replace("\"Fire Mage\"", "\"" + name + "\""));
    JsonNode cards = page.await("/cards", all -> all.toString().contains("onerror"));
    assertThat(cards.findValuesAsText("name")).contains(name);
    assertThat(page.ask("/api/math-battle/cards").headers().firstValue("Content-Type"))
        .contains("application/json");
  }
}
