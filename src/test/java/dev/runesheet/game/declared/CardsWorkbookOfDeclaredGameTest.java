package dev.runesheet.game.declared;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.write.WorkbookWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The cards of a declared game in a workbook, made of its file and checked cell by cell. */
@Tag("thorough")
class CardsWorkbookOfDeclaredGameTest {

  private static final String GAME = "ember-vale";
  private static final String CARDS = "data/ember-vale/cards.yaml";
  private static final String WORKBOOK = "data/ember-vale/cards.xlsx";

  @TempDir private Path folder;

  private JsonNode before;

  /** Ember Vale without the effects that stand with its cards and give statuses, in a workbook. */
  @BeforeEach
  void export() throws IOException {
    for (String part : List.of("data/ember-vale", "decision-tables")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(file).getParent());
          Files.copy(file, folder.resolve(file));
        }
      }
    }
    ObjectNode cards = (ObjectNode) new YAMLMapper().readTree(Files.readString(Path.of(CARDS)));
    cards.path("cards").forEach(card -> ((ObjectNode) card).remove("effects"));
    Files.writeString(folder.resolve(CARDS), new YAMLMapper().writeValueAsString(cards));
    Path manifest = folder.resolve("data/ember-vale/game.yaml");
    String game = Files.readString(manifest);
    Files.writeString(manifest, game.replaceAll("(?m)^statuses:\\n(  .*\\n)+", ""));
    before = catalog();
    assertThat(written(folder).notTabular()).isEmpty();
    Files.writeString(manifest, Files.readString(manifest).replace(CARDS, WORKBOOK));
    Files.delete(folder.resolve(CARDS));
  }

  /** The cards of the game of a folder as tables, which are then in the workbook. */
  private TableSet written(Path game) throws IOException {
    Diagnostics findings = new Diagnostics();
    RowSources family =
        (RowSources)
            Packs.find(GAME).tableSources(new DirectoryFiles(game), findings).stream()
                .filter(one -> one.family().equals("cards"))
                .findFirst()
                .orElseThrow();
    byte[] yaml = Files.readAllBytes(game.resolve(CARDS));
    TableSet set = family.read(CARDS, yaml, findings).orElseThrow().tables();
    assertThat(findings.all()).isEmpty();
    Files.write(folder.resolve(WORKBOOK), WorkbookWriter.write(set.tables()));
    return set;
  }

  @Test
  void theWorkbookSaysWhatTheFileSaid() {
    assertThat(catalog()).isEqualTo(before);
    assertThat(check()).isEmpty();
  }

  /** Effects that stand with their card in the file are said, too. */
  @Test
  void anExportSaysWhatCardsDo() throws IOException {
    written(Path.of(""));
    assertThat(cell("cinder-drake", "In words"))
        .isEqualTo("When this card enters play, deal 2 damage to an enemy.");
    assertThat(cell("blaze-runner", "In words"))
        .isEqualTo("When this card enters play, it becomes ready.");
    assertThat(cell("spark-imp", "In words")).isEmpty();
  }

  /** The condition stands with the ability; that of its use is not said once more. */
  @Test
  void theConditionOfAnAbilityIsSaidOnce() throws IOException {
    String plain = "spark-imp: {name: Spark Imp, kind: unit, cost: 1, attack: 2, health: 1}";
    String able =
        plain.replace(
            "}",
            ", effects: [{ability: Roar, if: health of self > 1, because: it is weak, then: [{do:"
                + " damage, target: self, amount: 1}]}]}");
    String cards = Files.readString(Path.of(CARDS)).replace(plain, able);
    Files.writeString(folder.resolve(CARDS), cards);
    Path manifest = folder.resolve("data/ember-vale/game.yaml");
    Files.copy(Path.of("data/ember-vale/game.yaml"), manifest, REPLACE_EXISTING);
    written(folder);
    assertThat(cell("spark-imp", "In words"))
        .isEqualTo("If its health is above 1: deal 1 damage to it.");
  }

  /** Numbers of players are none of cards. */
  @Test
  void columnsAreOfNumbersThatACardCanHave() throws IOException {
    try (InputStream in = Files.newInputStream(folder.resolve(WORKBOOK));
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      List<String> labels = new ArrayList<>();
      book.getSheet("Cards").getRow(6).forEach(cell -> labels.add(cell.toString()));
      assertThat(labels).contains("Attack", "Ward").doesNotContain("Embers", "Hearth");
    }
  }

  /** The card is there, so nothing is wrong with the decks and effects that name it. */
  @ParameterizedTest
  @CsvSource({"unti, RS022", ", RS037"})
  void aKindThatThereIsNotIsFoundAtItsCellAlone(String kind, String code) throws IOException {
    replace("blaze-runner", "Kind", kind);

    assertThat(check()).singleElement().asString().contains(code, "cards.xlsx!Cards!E");
  }

  @ParameterizedTest
  @CsvSource({"Blaze Runner, RS024", "-blaze, RS035", "blaze-runer, RS119"})
  void anIdThatIsWrongIsFoundAtItsCellAlone(String id, String code) throws IOException {
    replace("blaze-runner", "Card", id);

    assertThat(check()).singleElement().asString().contains(code, "cards.xlsx!Cards!B");
  }

  @Test
  void anEmptyNameIsFoundAsEveryEmptyCellIs() throws IOException {
    replace("spark-imp", "Name", null);

    assertThat(check()).singleElement().asString().contains("RS037", "!Cards!D");
  }

  @Test
  void aFormulaInsteadOfANameIsOneFinding() throws IOException {
    edit(book -> find(book, "spark-imp", "Name").setCellFormula("B8"));

    assertThat(check()).singleElement().asString().contains("RS034", "!Cards!D");
  }

  @Test
  void aNumberThatTheKindHasNotIsFoundAtItsCell() throws IOException {
    replace("firebolt", "Ward", "3");

    assertThat(check())
        .singleElement()
        .satisfies(finding -> assertThat(finding).contains("RS015", "cards.xlsx!Cards!"));
  }

  @Test
  void anIdThatFormulasCannotNameIsFoundAtItsCell() throws IOException {
    replace("spark-imp", "Card", "Spark Imp");

    assertThat(check())
        .anySatisfy(finding -> assertThat(finding).contains("RS", "cards.xlsx!Cards!B"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"@imp", "- imp", "=1+1", "spark\\imp"})
  void aNameThatACellCannotKeepIsFoundInsteadOfChanged(String name) throws IOException {
    replace("spark-imp", "Name", name);

    assertThat(check()).singleElement().asString().contains("RS035", "!Cards!D", name);
  }

  @ParameterizedTest
  @CsvSource({"0%, 50%", "0.00, 0.50"})
  void aNumberThatIsShownAsAnotherTextIsNoName(String format, String shown) throws IOException {
    edit(book -> number(book, 0.5, format));

    assertThat(check())
        .singleElement()
        .asString()
        .contains("RS005", "!Cards!D", "'" + shown + "'", "the number 0.5", "format the cell");
  }

  @Test
  void aNumberThatIsShownWithZerosIsANameWithThem() throws IOException {
    edit(book -> number(book, 7, "000"));

    assertThat(check()).isEmpty();
    assertThat(catalog().at("/cards/spark-imp/name").asText()).isEqualTo("007");
  }

  private static void number(XSSFWorkbook book, double number, String format) {
    CellStyle style = book.createCellStyle();
    style.setDataFormat(book.createDataFormat().getFormat(format));
    Cell cell = find(book, "spark-imp", "Name");
    cell.setCellValue(number);
    cell.setCellStyle(style);
  }

  @Test
  void aSheetWithoutCardsIsFound() throws IOException {
    edit(
        book -> {
          Sheet sheet = book.getSheet("Cards");
          for (int row = sheet.getLastRowNum(); row > 6; row--) {
            sheet.removeRow(sheet.getRow(row));
          }
        });

    assertThat(check()).anySatisfy(finding -> assertThat(finding).contains("cards.xlsx", "RS"));
  }

  @Test
  void aSentenceBesideACardThatDoesNothingIsFound() throws IOException {
    replace("spark-imp", "In words", "Burns all.");

    assertThat(check()).singleElement().asString().contains("!Cards!C", "RS117", "'Burns all.'");
  }

  private JsonNode catalog() {
    return Packs.find(GAME).read(new DirectoryFiles(folder), new Diagnostics()).catalog();
  }

  private List<String> check() {
    Diagnostics findings = new Diagnostics();
    Packs.find(GAME).read(new DirectoryFiles(folder), findings);
    return findings.all().stream().map(Object::toString).toList();
  }

  private void replace(String card, String column, String text) throws IOException {
    edit(book -> find(book, card, column).setCellValue(text));
  }

  private void edit(Consumer<XSSFWorkbook> change) throws IOException {
    Path file = folder.resolve(WORKBOOK);
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      change.accept(book);
      try (OutputStream out = Files.newOutputStream(file)) {
        book.write(out);
      }
    }
  }

  private String cell(String card, String column) throws IOException {
    try (InputStream in = Files.newInputStream(folder.resolve(WORKBOOK));
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      return find(book, card, column).toString();
    }
  }

  private static Cell find(XSSFWorkbook book, String card, String column) {
    Row labels = book.getSheet("Cards").getRow(6);
    int at = 1;
    while (!labels.getCell(at).toString().equals(column)) {
      at++;
    }
    for (Row row : book.getSheet("Cards")) {
      if (row.getCell(1) != null && row.getCell(1).toString().equals(card)) {
        Cell cell = row.getCell(at);
        return cell == null ? row.createCell(at) : cell;
      }
    }
    throw new AssertionError("no row " + card);
  }
}
