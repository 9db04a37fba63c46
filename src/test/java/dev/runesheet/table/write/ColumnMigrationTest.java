package dev.runesheet.table.write;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import dev.runesheet.table.TextTable;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/** What becomes of a workbook when the class of its question changes. */
public class ColumnMigrationTest {

  private static final String FILE = "wells.drl.xlsx";

  /** The question as it was when the workbook was written. */
  @DecisionTable(title = "Wells", family = "wells", doc = "wells", rows = HitPolicy.FIRST)
  public static final class Before {

    @InputColumn(order = 1, label = "Depth", doc = "How deep.")
    public int getDepth() {
      return 0;
    }

    @InputColumn(order = 2, label = "Stone", doc = "Which stone.")
    public String getStone() {
      return "";
    }

    @OutputColumn(order = 3, label = "Buckets", doc = "How many.")
    public void fill(int buckets) {}
  }

  /** The question with a column more, between the others. */
  @DecisionTable(title = "Wells", family = "wells", doc = "wells", rows = HitPolicy.FIRST)
  public static final class Gained {

    @InputColumn(order = 1, label = "Depth", doc = "How deep.")
    public int getDepth() {
      return 0;
    }

    @InputColumn(order = 2, label = "Age", doc = "How old.")
    public int getAge() {
      return 0;
    }

    @InputColumn(order = 3, label = "Stone", doc = "Which stone.")
    public String getStone() {
      return "";
    }

    @OutputColumn(order = 4, label = "Buckets", doc = "How many.")
    public void fill(int buckets) {}
  }

  /** The question with a column less. */
  @DecisionTable(title = "Wells", family = "wells", doc = "wells", rows = HitPolicy.FIRST)
  public static final class Lost {

    @InputColumn(order = 1, label = "Depth", doc = "How deep.")
    public int getDepth() {
      return 0;
    }

    @OutputColumn(order = 2, label = "Buckets", doc = "How many.")
    public void fill(int buckets) {}
  }

  /** The question with another heading. */
  @DecisionTable(title = "Wells", family = "wells", doc = "wells", rows = HitPolicy.FIRST)
  public static final class Renamed {

    @InputColumn(order = 1, label = "Depth", doc = "How deep.")
    public int getDepth() {
      return 0;
    }

    @InputColumn(order = 2, label = "Rock", doc = "Which stone.")
    public String getStone() {
      return "";
    }

    @OutputColumn(order = 3, label = "Buckets", doc = "How many.")
    public void fill(int buckets) {}
  }

  private static TableLayout layout(Class<?> question) {
    // The fact has one name in all versions, as it has in a class that is edited.
    return QuestionTable.layout("our-game", QuestionSpec.of(question), list -> List.of());
  }

  private static byte[] workbook(String stone) {
    List<List<String>> rows =
        List.of(List.of("Deep", "", ">= 10", stone, "7"), List.of("Flat", "", "", "", "2"));
    return WorkbookWriter.write(List.of(TextTable.of(layout(Before.class), FILE, rows)));
  }

  private static TypedTable migrated(byte[] workbook, Class<?> question) {
    Diagnostics findings = new Diagnostics();
    PlainForm form = new PlainForm(layout(question));
    byte[] content = new ColumnMigration(FILE, workbook, findings).to(List.of(form)).orElseThrow();
    TypedTable table = new WorkbookReader(FILE, content, findings).read(form);
    assertThat(findings.all()).isEmpty();
    assertThat(new ColumnMigration(FILE, content, findings).to(List.of(form))).isEmpty();
    return table;
  }

  private static List<List<String>> texts(TypedTable table) {
    return table.rows().stream()
        .map(row -> row.cells().stream().map(cell -> cell.literal()).toList())
        .toList();
  }

  @Test
  void aGainedColumnIsAddedWithoutContent() {
    TypedTable table = migrated(workbook("granite"), Gained.class);
    assertThat(table.layout().columns().get(3).label()).isEqualTo("Age");
    assertThat(table.rows()).allMatch(row -> row.cells().stream().noneMatch(c -> c.column() == 3));
    assertThat(texts(table))
        .containsExactlyElementsOf(texts(migrated(workbook("granite"), Renamed.class)));
    assertThat(texts(table).get(0)).hasSize(4).contains("granite", "7");
    assertThat(texts(table).get(1)).contains("2");
  }

  @Test
  void aMovedTextThatLooksLikeAnEscapedLetterStaysAsItIs() {
    assertThat(texts(migrated(workbook("a_x0041_"), Gained.class)).get(0)).contains("a_x0041_");
  }

  @Test
  void anEmptyColumnThatTheClassLostGoes() {
    TypedTable table = migrated(workbook(""), Lost.class);
    assertThat(table.layout().columns()).hasSize(4);
    assertThat(texts(table).get(0)).hasSize(3).contains("7");
  }

  @Test
  void aColumnWithContentThatTheClassLostIsAFinding() {
    Diagnostics findings = new Diagnostics();
    PlainForm form = new PlainForm(layout(Lost.class));
    assertThat(new ColumnMigration(FILE, workbook("granite"), findings).to(List.of(form)))
        .isEmpty();
    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(Code.HEADER_CHANGED);
              assertThat(one.location().place().toString()).isEqualTo("!Wells!E7");
              assertThat(one.message()).contains("'Stone'", "E8", "empty its cells");
            });
  }

  @Test
  void aRemarkWhereTheTableNeedsAColumnNowIsAFinding() throws IOException {
    byte[] remarked;
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(workbook("granite")));
        ByteArrayOutputStream out = new ByteArrayOutputStream()) {
      Row row = book.getSheet("Wells").getRow(SheetShape.FIRST_ROW);
      row.createCell(SheetShape.FIRST_COLUMN + layout(Before.class).columns().size())
          .setCellValue("my own remark");
      book.write(out);
      remarked = out.toByteArray();
    }
    Diagnostics findings = new Diagnostics();
    PlainForm form = new PlainForm(layout(Gained.class));
    assertThat(new ColumnMigration(FILE, remarked, findings).to(List.of(form))).isEmpty();
    assertThat(findings.all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString()).isEqualTo("!Wells!G7");
              assertThat(one.message()).contains("no heading above G8", "nothing beside the table");
            });
  }

  @Test
  void aRenamedColumnGetsItsHeading() {
    TypedTable table = migrated(workbook("granite"), Renamed.class);
    assertThat(table.layout().columns().get(3).label()).isEqualTo("Rock");
    assertThat(texts(table).get(0)).contains("granite");
  }
}
