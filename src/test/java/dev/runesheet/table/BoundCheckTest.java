package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.Compares;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.check.RowsCheck;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What several cells of a row say of one number is looked at together. */
public class BoundCheckTest {

  /** A question with tests that compare a number which another column asks for. */
  @DecisionTable(title = "Rent", family = "rent", doc = "what a tenant pays")
  public interface Rent {
    @InputColumn(order = 1, label = "Age", doc = "How old.")
    @Cell(min = 0, max = 120)
    int getAge();

    @InputColumn(order = 2, label = "Older than", doc = "An age.")
    @Compares(asked = "age", relation = Compares.Relation.ABOVE)
    boolean older(@Cell(min = 0, max = 120) int years);

    @InputColumn(order = 3, label = "At most", doc = "An age.")
    @Compares(asked = "age", relation = Compares.Relation.AT_MOST)
    boolean most(@Cell(min = 0, max = 120) int years);

    @InputColumn(order = 4, label = "Younger than", doc = "An age.")
    @Compares(asked = "age", relation = Compares.Relation.BELOW)
    boolean younger(@Cell(min = 0, max = 120) int years);

    @InputColumn(order = 5, label = "At least", doc = "An age.")
    @Compares(asked = "age", relation = Compares.Relation.AT_LEAST)
    boolean least(@Cell(min = 0, max = 120) int years);

    @OutputColumn(order = 1, label = "Pays", doc = "How much.", required = true)
    void pays(int amount);
  }

  private static final TableLayout LAYOUT =
      QuestionTable.layout("our-game", QuestionSpec.of(Rent.class), list -> List.of());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "any of 3..5 |   |     |     |     | -",
        "            | 3 | 4   |     |     | -",
        "            | 3 | 3   |     |     | RS092 E8 RS092 F8",
        "            | 3 |     | 4   |     | RS092 E8 RS092 G8",
        "5           | 5 |     |     |     | RS092 D8 RS092 E8",
        "5           |   | 4   |     | 6   | RS092 D8 RS092 F8 RS092 H8",
        "any of 2, 9 | 2 | 8   |     |     | RS092 D8 RS092 E8 RS092 F8",
        "            |   | 4   |     | 4   | -",
        "            |   |     | 4   | 4   | RS092 G8 RS092 H8",
        "            |   | 100 | 4   | 5   | RS092 G8 RS092 H8",
        "            | 120 |   |     |     | RS112 E8",
        "            |   |     | 0   |     | RS112 G8",
        "            |   | 120 |     |     | RS113 F8",
        "            |   |     |     | 0   | RS113 H8"
      })
  void cellsThatTogetherLeaveNothingOfANumberAreFound(String line) {
    String[] cells = line.split("\\|");
    String row = String.join("|", List.of(cells).subList(0, 5)) + "|1";

    assertThat(found(row)).isEqualTo(cells[5].strip());
  }

  @ParameterizedTest
  @CsvSource({
    "0..4 | | | | , | 4 | | 9 | , -",
    "0..4 | | | | , | 3 | | 9 | , RS040 D8 RS040 E9",
    "| | | 9 | , | | | | 9, -",
    "| | | 9 | , | | | | 8, RS040 G8 RS040 H9",
  })
  void rowsWhoseBoundsExcludeEachOtherDoNotOverlap(String one, String other, String expected) {
    assertThat(found(one + "|1", other + "|2")).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "| 15 | | 9 | , 3 | | | | , RS092 E8 RS092 G8",
    "3 | | | | , | 15 | | 9 | , RS092 E9 RS092 G9",
    "| 15 | | 9 | , | | | | , RS092 E8 RS092 G8",
    "| 120 | | | , 3 | | | | , RS112 E8",
    "| | | 0 | , | | | | , RS112 G8",
  })
  void aRowThatNeverAnswersOverlapsWithNone(String one, String other, String expected) {
    for (HitPolicy policy : HitPolicy.values()) {
      if (policy != HitPolicy.COMPLETE) {
        assertThat(found(policy, one + "|1", other + "|1")).isEqualTo(expected);
      }
    }
  }

  private static String found(String... lines) {
    return found(LAYOUT.hitPolicy(), lines);
  }

  private static String found(HitPolicy policy, String... lines) {
    Diagnostics findings = new Diagnostics();
    List<TypedRow> rows = new ArrayList<>();
    for (String line : lines) {
      rows.add(row(SheetShape.FIRST_ROW + rows.size(), line));
    }
    new RowsCheck(new TypedTable(LAYOUT.with(policy), Duel.FILE, rows), findings).check();
    String found =
        findings.all().stream()
            .map(
                one ->
                    one.code().id() + " " + one.location().place().toString().replaceAll(".*!", ""))
            .collect(Collectors.joining(" "));
    return found.isEmpty() ? "-" : found;
  }

  private static TypedRow row(int row, String line) {
    List<TypedCell> cells = new ArrayList<>();
    String[] texts = ("R" + row + "||" + line).split("\\|");
    for (int i = 0; i < texts.length; i++) {
      if (!texts[i].isBlank()) {
        var place = Duel.cell(SheetShape.cell(row, SheetShape.FIRST_COLUMN + i));
        RawCell cell = RawCell.filled(texts[i].strip(), null, place);
        var values = new CellParser(new Diagnostics()).parse(LAYOUT.columns().get(i), cell);
        cells.add(new TypedCell(i, values, place));
      }
    }
    return new TypedRow(row + 1, Duel.cell("B" + (row + 1)), cells, true);
  }
}
