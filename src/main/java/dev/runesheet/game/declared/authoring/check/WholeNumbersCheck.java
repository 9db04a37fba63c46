package dev.runesheet.game.declared.authoring.check;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.declared.setup.RuleNumber;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.pack.PackContent;
import dev.runesheet.table.cell.CellCondition;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.TypedRow;
import java.util.List;
import java.util.stream.Stream;

/**
 * The check that a table gives no fraction to a number of the rules that is declared as a whole
 * one, such as 50 % to a limit of cards.
 */
public record WholeNumbersCheck(JsonNode declared, Diagnostics findings) {

  private static final String TITLE = QuestionSpec.of(RuleNumber.class).title();

  /** Reports fractions in the tables of such numbers. */
  public void check(List<PackContent.Table> tables) {
    tables.stream()
        .map(PackContent.Table::table)
        .filter(table -> table.layout().title().equals(TITLE))
        .forEach(table -> table.rows().forEach(this::row));
  }

  private void row(TypedRow row) {
    List<String> names =
        row.cells().stream()
            .flatMap(cell -> cell.values().stream())
            .flatMap(WholeNumbersCheck::words)
            .filter(this::isWhole)
            .toList();
    if (!names.isEmpty()) {
      row.cells().forEach(cell -> cell(cell, names.get(0)));
    }
  }

  private static Stream<String> words(CellValue value) {
    if (value instanceof CellValue.Test test) {
      boolean named = test.test() instanceof CellCondition.Words words && !words.none();
      return named ? ((CellCondition.Words) test.test()).words().stream() : Stream.empty();
    }
    return Stream.of(value.literal());
  }

  private boolean isWhole(String name) {
    JsonNode number = declared.path(name);
    return number.isNumber() && number.doubleValue() == Math.rint(number.doubleValue());
  }

  private void cell(TypedCell cell, String name) {
    for (CellValue value : cell.values()) {
      if (value instanceof CellValue.Number number
          && number.number() != Math.rint(number.number())) {
        String expected = "a whole number, as game.yaml declares '" + name + "'";
        findings.add(
            Diagnostic.of(Code.OUT_OF_RANGE, cell.place(), number.literal(), expected)
                .as(Severity.WARNING));
      }
    }
  }
}
