package dev.runesheet.game.werewolf.authoring.step;

import dev.runesheet.game.werewolf.phase.PhaseStep;
import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The steps of nights and days, in the order of their places, as the rows of a table say them. */
public record PhaseSteps(TypedTable table) {

  private static final Binding SORT = QuestionTable.binding("sort");
  private static final Binding PLACE = QuestionTable.binding("place");
  private static final Binding STEP = QuestionTable.binding("does");

  /**
   * A step.
   *
   * @param row the number of its row
   * @param cell the place of the cell that says it
   */
  public record At(PhaseStep step, int row, SourceLocation cell) {}

  /** True if each row has one place; others are about several steps at once. */
  public boolean arePlain() {
    return !table.rows().isEmpty()
        && table.rows().stream().allMatch(row -> row.complete() && isOne(row));
  }

  private boolean isOne(TypedRow row) {
    return table.cell(row, PLACE) != null
        && table.cell(row, STEP) != null
        && table.cell(row, PLACE).values().get(0) instanceof CellValue.Number;
  }

  /** The steps of a night, or of a day, of a table with plain rows. */
  public List<At> of(Daytime by) {
    return table.rows().stream()
        .filter(row -> table.admits(row, SORT, by.word()))
        .sorted(Comparator.comparingDouble(this::place))
        .map(this::at)
        .toList();
  }

  /** The first row of a step, whatever other rows say; empty if there is none. */
  Optional<At> first(PhaseStep step) {
    return table.rows().stream()
        .filter(row -> step.word().equals(table.text(row, STEP)))
        .findFirst()
        .map(this::at);
  }

  /** The cell of the first row, for what is about a phase without rows. */
  SourceLocation beginning() {
    return table.place(table.rows().get(0), STEP);
  }

  private At at(TypedRow row) {
    PhaseStep step = Word.of(PhaseStep.class, table.text(row, STEP));
    return new At(step, row.number(), table.place(row, STEP));
  }

  private double place(TypedRow row) {
    return ((CellValue.Number) table.cell(row, PLACE).values().get(0)).number();
  }
}
