package dev.runesheet.table.effect.column;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.TypedCell;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The code of a cell of marks becomes the code of all cells of its column. */
class SlotsTest {

  private static final CellType NUMBER = new CellType.Whole(1, 999);

  @Test
  void eachMarkBecomesItsSlot() {
    Slots slots = new Slots(List.of(new CellType.Name(), NUMBER, NUMBER));
    TypedCell marks = slots.marks();
    String code = "f(\"" + marks.text(0) + "\", " + marks.number(2) + ", " + marks.number(1) + ");";

    assertThat(slots.in(code)).isEqualTo("f(\"$1\", $3, $2);");
  }

  @Test
  void theOnlyPartOfCellsIsTheWholeCell() {
    Slots slots = new Slots(List.of(NUMBER));

    assertThat(slots.in("f(" + slots.marks().number(0) + ");")).isEqualTo("f($param);");
    assertThat(slots.call(String.class, "valueOf")).isEqualTo("String.valueOf($param)");
  }

  @Test
  void numbersOfTheCodeItselfStay() {
    Slots slots = new Slots(List.of(NUMBER));

    assertThat(slots.in("f(11.0, 1.0, " + slots.marks().number(0) + ");"))
        .isEqualTo("f(11.0, 1.0, $param);");
  }

  @Test
  void codeThatLeavesOutAPartIsRefused() {
    Slots slots = new Slots(List.of(new CellType.Name(), NUMBER));

    assertThatThrownBy(() -> slots.in("f(\"$1\", 2.0);"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("code (f(\"$1\", 2.0);) does not say part 2 of its cells.");
  }

  @Test
  void aMarkOfNoPartsIsNotInTheCode() {
    assertThat(new Slots(List.of(new CellType.Mark())).in("$r.next();")).isEqualTo("$r.next();");
  }
}
