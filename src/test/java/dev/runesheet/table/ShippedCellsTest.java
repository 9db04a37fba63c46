package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.valeria.authoring.EffectTables;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.cell.CellText;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.NumberText;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.compile.TableCompilerTest;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What holds for every column of every shipped workbook of rules, and of the tables that effects of
 * cards become.
 */
class ShippedCellsTest {

  private static final PackFiles FILES = new DirectoryFiles(Path.of(""));
  private static final List<TypedTable> TABLES = tables();
  private static final List<String> PIECES =
      List.of(
          "\"",
          "\\",
          "*/",
          "/*",
          "//",
          "\n",
          ");",
          "}",
          "{",
          "$param",
          "$1",
          ",",
          ", ",
          " ",
          "end",
          "-3e",
          "0x",
          "rule \"x\"",
          "when",
          "then",
          "eval(true)",
          "||",
          "&&",
          "any of ",
          "none of ",
          "not ",
          "..",
          ">= ",
          "<",
          "1",
          "-1",
          "x",
          "RuleTable T",
          "System.exit(0)",
          "mode/a",
          "\\u0022",
          "“",
          "'",
          "#",
          "\u0000",
          "=1+1",
          "@Salience(1)",
          "a",
          "é",
          "1e5",
          "?",
          "self",
          "yes");

  private static List<TypedTable> tables() {
    List<TypedTable> tables = new ArrayList<>();
    for (String game : Packs.games()) {
      Diagnostics findings = new Diagnostics();
      PackFiles files = game.equals("valeria") ? EffectTables.files() : FILES;
      Packs.find(game).read(files, findings).tables().stream()
          .map(PackContent.Table::table)
          .filter(table -> !table.rows().isEmpty())
          .forEach(tables::add);
      findings.throwIfErrors();
    }
    return tables;
  }

  /** A text that its column understands makes one rule of the same parts, as the cell before. */
  @Property(tries = 1500)
  void noTextChangesTheNumberOfRulesPatternsOrStatements(
      @ForAll long seed, @ForAll("texts") String text) throws Exception {
    Random random = new Random(seed);
    TypedTable table = TABLES.get(random.nextInt(TABLES.size()));
    TypedRow row = table.rows().get(random.nextInt(table.rows().size()));
    TypedCell cell = row.cells().get(random.nextInt(row.cells().size()));
    Column column = table.layout().columns().get(cell.column());
    String typed = random.nextInt(3) == 0 ? otherOf(table, cell.column(), random) : text;
    RawCell raw = RawCell.filled(CellText.clean(typed), null, cell.place());
    List<CellValue> values =
        raw.text().isEmpty() ? null : new CellParser(new Diagnostics()).parse(column, raw);

    Statistics.label("understood").collect(values != null);
    Statistics.label("understood").coverage(seen -> seen.check(true).percentage(p -> p > 20));
    if (values != null) {
      TypedCell changed = new TypedCell(cell.column(), values, cell.place());
      assertThat(structure(table, with(row, changed)))
          .as(cell.place() + " " + typed)
          .isEqualTo(structure(table, row));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "od_all_-3end, false",
    "room-2elves, false",
    "room/0x, false",
    "od-3l0e, false",
    "od_3end, true",
    "room-2_elves, true",
    "room-2nd, true",
    "end, true",
    "1e5, true",
    "room/0x1F, true"
  })
  void anOwnerThatDroolsCouldNotReadIsRefused(String owner, boolean understood) throws Exception {
    TypedTable table = ofOwners();
    TypedRow row = table.rows().get(0);
    TypedCell cell =
        row.cells().stream().filter(each -> isId(table, each.column())).findFirst().orElseThrow();
    Diagnostics findings = new Diagnostics();
    List<CellValue> values =
        new CellParser(findings)
            .parse(
                table.layout().columns().get(cell.column()),
                RawCell.filled(owner, null, cell.place()));

    assertThat(values != null).as(owner).isEqualTo(understood);
    if (understood) {
      TypedCell changed = new TypedCell(cell.column(), values, cell.place());
      assertThat(structure(table, with(row, changed))).isEqualTo(structure(table, row));
    } else {
      assertThat(findings.all()).singleElement().asString().contains("RS035").contains(owner);
    }
  }

  private static TypedTable ofOwners() {
    return TABLES.stream()
        .filter(table -> table.layout().columns().stream().anyMatch(ShippedCellsTest::isOwnerId))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isId(TypedTable table, int column) {
    return isOwnerId(table.layout().columns().get(column));
  }

  private static boolean isOwnerId(Column column) {
    return column.keyword() == Keyword.METADATA && column.single() instanceof CellType.Id;
  }

  /** What stands in the same column of some row, or a condition made of it. */
  private static String otherOf(TypedTable table, int column, Random random) {
    List<String> texts =
        table.rows().stream()
            .filter(row -> row.cell(column) != null)
            .map(row -> row.cell(column).literal())
            .toList();
    String one = texts.get(random.nextInt(texts.size()));
    String other = texts.get(random.nextInt(texts.size()));
    return switch (random.nextInt(4)) {
      case 0 -> "any of " + one + ", " + other;
      case 1 -> "not " + one;
      default -> one;
    };
  }

  private static TypedRow with(TypedRow row, TypedCell changed) {
    List<TypedCell> cells = new ArrayList<>();
    row.cells().forEach(cell -> cells.add(cell.column() == changed.column() ? changed : cell));
    return new TypedRow(row.number(), row.place(), cells, true);
  }

  private static String structure(TypedTable table, TypedRow row) throws Exception {
    TypedTable one = new TypedTable(table.layout(), table.workbook(), List.of(row));
    return TableCompilerTest.structure(TableCompiler.compile(one).drl());
  }

  @Provide
  Arbitrary<String> texts() {
    List<String> known = new ArrayList<>();
    TABLES.forEach(
        table ->
            table.rows().forEach(row -> row.cells().forEach(cell -> known.add(cell.literal()))));
    Arbitrary<String> pieces =
        Arbitraries.of(PIECES).list().ofMinSize(1).ofMaxSize(6).map(list -> String.join("", list));
    Arbitrary<String> spoilt =
        Arbitraries.of(known).flatMap(text -> Arbitraries.of(PIECES).map(piece -> text + piece));
    Arbitrary<String> lists =
        Arbitraries.of(known)
            .list()
            .ofMinSize(1)
            .ofMaxSize(3)
            .map(list -> "any of " + String.join(", ", list));
    return Arbitraries.oneOf(
        pieces, spoilt, lists, Arbitraries.of(known), Arbitraries.strings().ofMaxLength(30));
  }

  @Test
  void noShippedCellIsAFormulaOrWouldBeOneIfItWereTypedAgain() throws IOException {
    List<String> workbooks = new ArrayList<>(FILES.list("decision-tables").stream().toList());
    workbooks.addAll(FILES.list("data"));
    workbooks.removeIf(name -> !name.endsWith(".xlsx"));
    assertThat(workbooks).hasSizeGreaterThan(5);
    for (String name : workbooks) {
      byte[] content = FILES.read(name).orElseThrow();
      try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(content))) {
        for (Sheet sheet : workbook) {
          for (Row row : sheet) {
            row.forEach(cell -> check(name, cell));
          }
        }
      }
    }
  }

  private static void check(String workbook, Cell cell) {
    String place = workbook + "!" + cell.getSheet().getSheetName() + "!" + cell.getAddress();
    assertThat(cell.getCellType())
        .as(place)
        .isNotEqualTo(org.apache.poi.ss.usermodel.CellType.FORMULA);
    if (cell.getCellType() == org.apache.poi.ss.usermodel.CellType.STRING) {
      String text = cell.getStringCellValue();
      boolean number = NumberText.parse(text, false) != null;
      assertThat(number || !Literals.beginsFormula(text)).as(place + " " + text).isTrue();
    }
  }
}
