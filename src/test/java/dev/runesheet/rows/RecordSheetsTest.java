package dev.runesheet.rows;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.RecordRows;
import dev.runesheet.pack.exchange.RowImport;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Label;
import dev.runesheet.schema.Placed;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.Range;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Sheet;
import dev.runesheet.schema.Size;
import dev.runesheet.schema.Tag;
import dev.runesheet.schema.shape.RecordList;
import dev.runesheet.schema.shape.SchemaWriter;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/**
 * Cards of two sorts, each with a sheet of its own, whose parts have columns: all from the records.
 */
class RecordSheetsTest {

  private static final String FILE = "cards.json";
  private static final SourceNames WORDS = kind -> SourceNames.Words.any();
  private static final RecordSheets<Card> SHEETS = RecordSheets.of(Card.class, WORDS, Map.of());

  /** A card of a made-up game. */
  @Tag("kind")
  sealed interface Card extends Placed permits Creature, Trainer {}

  enum Type {
    GRASS,
    FIRE
  }

  record Attack(
      @Doc("How it is called.") String name,
      @Doc("The damage it does.") @Default("0") @Range(min = 0, max = 300) int damage) {}

  record Printed(@Doc("As people call it.") String name) {}

  @Sheet(title = "Creatures", rules = "rules.test.creatures", noun = "creature")
  record Creature(
      @Label("Card") @Doc("Its id.") String id,
      @Inline Printed printed,
      @Doc("How much it takes.") @Range(min = 10, max = 300) int health,
      @Doc("Its type.") Type type,
      @Doc("What it suffers more from.") @Default("[]") List<Type> weak,
      @Doc("What it evolves from. Empty: nothing.") Optional<@Ref("name") String> from,
      @Label("Attack {number} {field}") @Size(value = 2, orFewer = true) List<Attack> attacks,
      Places places)
      implements Card {}

  @Sheet(title = "Trainers", rules = "rules.test.trainers", noun = "trainer")
  record Trainer(
      @Label("Card") @Doc("Its id.") String id,
      @Inline Printed printed,
      @Doc("x: only one each turn.") @Default("false") boolean supporter,
      @Doc("Other texts on it.") @Default("{}") Map<@Ref("name") String, String> texts,
      Places places)
      implements Card {}

  private static final String LIST =
      """
      [{"kind": "creature", "id": "a1", "name": "Leaf", "health": 60, "type": "grass",
        "attacks": [{"name": "Vine", "damage": 40}]},
       {"kind": "creature", "id": "a2", "name": "Flame", "health": 90, "type": "fire", "weak": ["grass", "fire"],
        "from": "Spark", "attacks": [{"name": "Roar"}, {"name": "Burn", "damage": 100}]},
       {"kind": "trainer", "id": "t1", "name": "Nurse", "supporter": true}]
      """;

  private final Diagnostics findings = new Diagnostics();

  private static List<Card> read(String file, String list, Diagnostics findings) {
    return JsonDocument.parse(file, list, findings)
        .map(document -> RecordList.read(Card.class, WORDS, document.root(), "id", "about"))
        .orElse(List.of());
  }

  private static RecordRows<Card> family() {
    return new RecordRows<>(
        "cards", List.of(FILE), SHEETS, Optional.of(RecordSheetsTest::read), card -> "");
  }

  @Test
  void eachRecordHasASheetAndItsPartsHaveColumns() {
    assertThat(SHEETS.forms())
        .extracting(PlainForm::title)
        .containsExactly("Creatures", "Trainers");
    assertThat(SHEETS.forms().get(0).layout().columns())
        .extracting(Column::label)
        .containsExactly(
            "Card",
            "Name",
            "Health",
            "Type",
            "Weak",
            "From",
            "Attack 1 name",
            "Attack 1 damage",
            "Attack 2 name",
            "Attack 2 damage");
  }

  @Test
  void aListBecomesAWorkbookAndComesBack() {
    TableSet set = SHEETS.tables(FILE, read(FILE, LIST, findings), card -> "");
    byte[] workbook = WorkbookWriter.write(set.tables());

    RowImport back = imported(LIST, workbook);
    RowImport anew = imported("[]", workbook);

    assertThat(set.notTabular()).isEmpty();
    assertThat(back.changes()).isEmpty();
    assertThat(json(new String(anew.content(), StandardCharsets.UTF_8))).isEqualTo(json(LIST));
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void aChangedCellOfAPartChangesItInTheList() {
    byte[] workbook = edited("Creatures", 8, 8, 120);

    RowImport back = imported(LIST, workbook);

    assertThat(back.changes().get(0).details())
        .containsExactly("creature a2 says attack 1 damage 120 instead of nothing");
    assertThat(json(new String(back.content(), StandardCharsets.UTF_8)).at("/1/attacks/0/damage"))
        .hasToString("120");
  }

  @Test
  void mistakesAreFoundAtTheirCells() {
    tables(edited("Creatures", 7, 8, 999));
    tables(edited("Creatures", 7, 4, "gras"));
    assertThat(places()).containsExactly("!Creatures!I8", "!Creatures!E8");
    assertThat(findings.all().get(1).suggestion()).contains("'grass'");
  }

  @Test
  void aPartWithoutWhatItNeedsIsFoundAtTheEmptyCell() {
    TypedTable creatures = tables(edited("Creatures", 7, 10, 50)).get(0);

    SHEETS.read(creatures, creatures.rows().get(0), findings);

    assertThat(findings.all())
        .singleElement()
        .satisfies(one -> assertThat(one.code()).isEqualTo(Code.CELL_MISSING))
        .satisfies(one -> assertThat(one.expected()).contains("under 'Attack 2 name'"))
        .satisfies(one -> assertThat(one.location().place().toString()).isEqualTo("!Creatures!J8"));
  }

  @Test
  void aWrongWordOfSeveralIsFoundAtTheirCell() {
    TypedTable creatures = tables(edited("Creatures", 8, 5, "grass, fir")).get(0);

    SHEETS.read(creatures, creatures.rows().get(1), findings);

    assertThat(places()).containsExactly("!Creatures!F9");
    assertThat(findings.all().get(0).suggestion()).contains("'fire'");
  }

  @Test
  void aNameWithSeveralTextsInACellIsFoundThere() {
    TypedTable once = tables(edited("Trainers", 7, 4, "art: Ito, set: Base")).get(1);
    SHEETS.read(once, once.rows().get(0), findings);
    assertThat(findings.all()).isEmpty();

    TypedTable twice = tables(edited("Trainers", 7, 4, "art: Ito, set: Base, art: Abe")).get(1);
    SHEETS.read(twice, twice.rows().get(0), findings);

    assertThat(places()).containsExactly("!Trainers!E8");
    assertThat(findings.all().get(0).message()).contains("error RS008", "found 'art'");
  }

  @Test
  void mistakesInTheListAreFoundAtTheirPointers() {
    read(FILE, LIST.replace("90", "900").replace("\"Vine\"", "1").replace("a2", "a1"), findings);

    assertThat(places()).containsExactlyInAnyOrder("#/1/health", "#/0/attacks/0/name");
  }

  @Test
  void twoCardsOfOneIdAreFound() {
    read(FILE, LIST.replace("a2", "a1"), findings);

    assertThat(places()).containsExactly("#/1/id");
  }

  @Test
  void theSchemaHasAllCards() {
    JsonNode schema = new SchemaWriter(kind -> null).of(Card.class);

    assertThat(schema.path("$ref").asText()).isEqualTo("#/$defs/recordSheetsTestCard");
  }

  private List<String> places() {
    return findings.all().stream()
        .map(Diagnostic::location)
        .map(one -> one.place().toString())
        .toList();
  }

  private RowImport imported(String list, byte[] workbook) {
    Map<PlainForm, TypedTable> tables = new HashMap<>();
    List<TypedTable> read = tables(workbook);
    for (int i = 0; i < read.size(); i++) {
      tables.put(SHEETS.forms().get(i), read.get(i));
    }
    byte[] content = list.getBytes(StandardCharsets.UTF_8);
    return RowImport.of(family(), FILE, content, tables, findings).orElseThrow();
  }

  private List<TypedTable> tables(byte[] workbook) {
    List<? extends TableForm> forms = SHEETS.forms();
    return List.copyOf(
        new WorkbookReader("cards.xlsx", workbook, findings).readAll(forms).values());
  }

  private byte[] edited(String sheet, int row, int column, Object value) {
    TableSet set = SHEETS.tables(FILE, read(FILE, LIST, findings), card -> "");
    try (XSSFWorkbook book =
            new XSSFWorkbook(new ByteArrayInputStream(WorkbookWriter.write(set.tables())));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      var cell = book.getSheet(sheet).getRow(row).createCell(column);
      if (value instanceof Integer number) {
        cell.setCellValue(number);
      } else {
        cell.setCellValue((String) value);
      }
      book.write(bytes);
      return bytes.toByteArray();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static JsonNode json(String text) {
    return JsonDocument.parse(FILE, text, new Diagnostics()).orElseThrow().root().node();
  }
}
