package dev.runesheet.table.layout;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.model.question.QuestionSpec.Part;
import dev.runesheet.model.question.QuestionSpec.Use;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.grid.WorkbookLimits;
import java.util.List;
import java.util.stream.Stream;

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
    question.columns().stream()
        .flatMap(
            one -> Stream.concat(Stream.of(one.label()), one.parts().stream().map(Part::label)))
        .forEach(this::checkApart);
  }

  /** Checks that no heading is that of a column which each sheet has. */
  private void checkApart(String heading) {
    if (Stream.of(Column.name(), Column.remark()).anyMatch(one -> one.label().equals(heading))) {
      throw refused(
          "has the heading '" + heading + "', that of a column of each sheet. Maybe use another.");
    }
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
