package dev.runesheet.testing.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Interval;
import dev.runesheet.table.cell.CellCondition;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Other conditions in a cell are those that an author could write there. */
class TestChangesTest {

  private static List<String> changes(double low, double high) {
    CellCondition range =
        new CellCondition.Numbers(false, List.of(new Interval(low, false, high, false)));
    return TestChanges.of(range, new CellType.Whole(0, 9)).stream()
        .map(CellValue::literal)
        .toList();
  }

  private static String literal(double low, double high) {
    return new CellValue.Test(
            new CellCondition.Numbers(false, List.of(new Interval(low, false, high, false))))
        .literal();
  }

  @Test
  void eachEndOfARangeIsMovedOutwards() {
    assertThat(changes(3, 5)).containsExactly(literal(2, 5), literal(3, 6));
  }

  @Test
  void anEndWhereTheColumnEndsIsMovedInwards() {
    assertThat(changes(0, 2)).containsExactly(literal(1, 2), literal(0, 3));
    assertThat(changes(7, 9)).containsExactly(literal(6, 9), literal(7, 8));
    assertThat(changes(9, 9)).containsExactly(literal(8, 8));
  }
}
