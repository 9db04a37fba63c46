package dev.runesheet.table.layout;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.model.question.QuestionSpec.Use;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.grid.WorkbookLimits;
import java.util.List;

/** The check that a sheet and its rules can hold the columns of a question. */
record QuestionShape(QuestionSpec question) {

  void check(List<Column> columns) {
    if (question.columns().stream().allMatch(column -> column.use() == Use.ANSWER)) {
      throw refused("has no method with @InputColumn, so its rows would look at nothing.");
    }
    int wide = columns.stream().mapToInt(one -> Math.max(1, one.headings().size())).sum();
    if (wide >= WorkbookLimits.COLUMNS) {
      throw refused(
          "has " + wide + " columns; a sheet has at most " + (WorkbookLimits.COLUMNS - 1) + ".");
    }
    columns.forEach(column -> column.types().forEach(type -> checkExample(column, type)));
    columns.stream().map(Column::label).forEach(this::checkHeading);
    columns.stream().flatMap(column -> column.headings().stream()).forEach(this::checkHeading);
  }

  /** Checks that Drools takes no heading for the start of another table. */
  private void checkHeading(String heading) {
    if (Literals.beginsTable(heading)) {
      throw refused("has the heading '" + heading + "', with which another table would begin.");
    }
  }

  /** Checks that a cell can hold the text that notes recommend. */
  private void checkExample(Column column, CellType type) {
    if (type instanceof CellType.Value value && !Literals.isName(value.example())) {
      throw refused(
          "has in '"
              + column.label()
              + "' values with the example '"
              + value.example()
              + "', which no cell can hold. Maybe use "
              + Literals.TEXT
              + ", or with commas.");
    }
  }

  private DeclarationMistake refused(String why) {
    return new DeclarationMistake("question (" + question.fact() + ") " + why);
  }
}
