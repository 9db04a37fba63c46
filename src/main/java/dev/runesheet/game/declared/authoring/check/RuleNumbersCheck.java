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
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The check that a table gives numbers of the rules of the kind that is declared: no fraction for a
 * whole number, such as 50 % for a limit of cards, nothing below 0 for one above 0, and no number
 * that is declared already: who changes the declaration would change nothing.
 */
public record RuleNumbersCheck(JsonNode declared, Diagnostics findings) {

  private static final String TITLE = QuestionSpec.of(RuleNumber.class).title();

  /** Reports other numbers in the tables of such numbers. */
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
            .flatMap(RuleNumbersCheck::words)
            .filter(name -> number(name).isNumber())
            .toList();
    row.cells().forEach(cell -> cell(cell, names));
  }

  private JsonNode number(String name) {
    JsonNode line = declared.path(name);
    return line.isObject() ? line.path("begins at") : line;
  }

  private static Stream<String> words(CellValue value) {
    if (value instanceof CellValue.Test test) {
      boolean named = test.test() instanceof CellCondition.Words words && !words.none();
      return named ? ((CellCondition.Words) test.test()).words().stream() : Stream.empty();
    }
    return Stream.of(value.literal());
  }

  private void cell(TypedCell cell, List<String> names) {
    for (CellValue value : cell.values()) {
      if (value instanceof CellValue.Number number) {
        repeated(cell, number, names)
            .or(
                () ->
                    names.stream()
                        .flatMap(name -> finding(cell, number, name).stream())
                        .findFirst())
            .ifPresent(findings::add);
      }
    }
  }

  private Optional<Diagnostic> repeated(
      TypedCell cell, CellValue.Number number, List<String> names) {
    boolean same = names.stream().allMatch(name -> number(name).doubleValue() == number.number());
    if (names.isEmpty() || !same) {
      return Optional.empty();
    }
    String expected = "another number than game.yaml declares for '" + names.get(0) + "'";
    return Optional.of(Diagnostic.of(Code.NO_CHANGE, cell.place(), number.literal(), expected));
  }

  /** A number declared as 0 may be one that goes both ways. */
  private Optional<Diagnostic> finding(TypedCell cell, CellValue.Number number, String name) {
    double usual = number(name).doubleValue();
    boolean whole = isWhole(usual) && !isWhole(number.number());
    if (!whole && (usual <= 0 || number.number() >= 0)) {
      return Optional.empty();
    }
    String expected = "a " + (whole ? "whole number" : "number from 0");
    return Optional.of(
        Diagnostic.of(
                Code.OUT_OF_RANGE,
                cell.place(),
                number.literal(),
                expected + ", as game.yaml declares '" + name + "'")
            .as(Severity.WARNING));
  }

  private static boolean isWhole(double number) {
    return number == Math.rint(number);
  }
}
