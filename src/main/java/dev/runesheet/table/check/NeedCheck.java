package dev.runesheet.table.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The check for cases without an answer that their question demands. */
public final class NeedCheck {

  private final QuestionSpec question;
  private final TypedTable table;
  private final LimitCheck limits;
  private final Diagnostics findings;

  private NeedCheck(QuestionSpec question, TypedTable table, Diagnostics findings) {
    this.question = question;
    this.table = table;
    this.limits = new LimitCheck(question, table, findings);
    this.findings = findings;
  }

  /** Checks the rows of a question's table, unless one has a mistake: it may be what is missing. */
  public static void check(QuestionSpec question, TypedTable table, Diagnostics findings) {
    NeedCheck check = new NeedCheck(question, table, findings);
    if (isWhole(table, findings)) {
      question
          .columns()
          .forEach(column -> column.needed().forEach(one -> check.check(column, one)));
    }
  }

  /** True if a table has rows, none with a mistake, which may be the one that is missing. */
  public static boolean isWhole(TypedTable table, Diagnostics findings) {
    return !table.rows().isEmpty() && !findings.areOnSheetOf(table.policyPlace());
  }

  /** Checks the cases of a need; of a word of which no case has an answer, the word alone. */
  private void check(QuestionSpec.Column column, QuestionSpec.Need needed) {
    String first = needed.of().get(0).asked();
    for (List<Map<String, String>> cases : needed.cases()) {
      Map<String, String> all = Map.of(first, cases.get(0).get(first));
      List<Map<String, String>> open =
          cases.stream().filter(one -> !isAnswered(column, one)).toList();
      boolean every = open.size() == cases.size() && !isAnswered(column, all);
      (every ? List.of(all) : open).forEach(one -> report(column, one));
    }
  }

  private boolean isAnswered(QuestionSpec.Column column, Map<String, String> one) {
    return table.rows().stream().anyMatch(row -> admits(row, one) && answers(row, column));
  }

  private boolean admits(TypedRow row, Map<String, String> one) {
    return one.entrySet().stream()
        .allMatch(word -> table.admits(row, QuestionTable.binding(word.getKey()), word.getValue()));
  }

  private boolean names(TypedRow row, Map<String, String> one) {
    return one.entrySet().stream()
        .allMatch(
            word ->
                table.named(row, QuestionTable.binding(word.getKey())).contains(word.getValue()));
  }

  private boolean answers(TypedRow row, QuestionSpec.Column column) {
    String text = table.text(row, QuestionTable.binding(column.member()));
    return text != null && !text.equals(column.otherwise());
  }

  /** Reports a case at the row that could give the answer; at the table if there is none. */
  private void report(QuestionSpec.Column column, Map<String, String> one) {
    table.rows().stream()
        .filter(row -> admits(row, one) && names(row, one) && !expected(row, column).isEmpty())
        .findFirst()
        .ifPresentOrElse(row -> idle(row, column, one), () -> open(column, one));
  }

  /** The answers that would count in a row; empty if none would. */
  private String expected(TypedRow row, QuestionSpec.Column column) {
    if (column.parts().isEmpty()) {
      return "x";
    }
    if (column.parts().stream().anyMatch(QuestionSpec.Part::isNumber)) {
      return "another number";
    }
    List<String> counting = limits.counting(row, column);
    return counting.isEmpty() ? "" : Words.oneOf(counting);
  }

  private void idle(TypedRow row, QuestionSpec.Column column, Map<String, String> one) {
    Binding cell = QuestionTable.binding(column.member());
    String text = table.text(row, cell);
    findings.error(
        Code.NO_CHANGE,
        table.place(row, cell),
        text == null ? "an empty cell" : Words.quote(text),
        expected(row, column)
            + ", as no other row gives one for "
            + one.values().stream().map(Words::quote).collect(Collectors.joining(" with ")));
  }

  /** Reports a case without a row, at the cell that alone keeps a row from it that has no other. */
  private void open(QuestionSpec.Column column, Map<String, String> one) {
    String open =
        one.entrySet().stream()
            .map(word -> question.column(word.getKey()).label() + ": " + word.getValue())
            .collect(Collectors.joining(", "));
    for (TypedRow row : table.rows()) {
      Optional<String> missed = missed(row, one);
      if (missed.isPresent() && answers(row, column) && !isNeeded(row, column)) {
        Binding cell = QuestionTable.binding(missed.get());
        String word = Words.quote(one.get(missed.get()));
        String expected = "an empty cell, or " + word + ", as no other row is for " + open;
        open(table.place(row, cell), Words.quote(table.text(row, cell)), expected, findings);
        return;
      }
    }
    String expected = "a row for it, with something under " + Words.quote(column.label());
    open(table.policyPlace(), open, expected, findings);
  }

  /** Reports a case for which no row is. */
  public static void open(
      SourceLocation place, String found, String expected, Diagnostics findings) {
    findings.add(Diagnostic.of(Code.CASE_OPEN, place, found, expected).as(Severity.WARNING));
  }

  /** True if a row is for some case that needs an answer. */
  private boolean isNeeded(TypedRow row, QuestionSpec.Column column) {
    return column.needed().stream()
        .flatMap(need -> need.cases().stream())
        .flatMap(List::stream)
        .anyMatch(one -> admits(row, one));
  }

  /** The property that alone keeps a row from a case whose first word it names. */
  private Optional<String> missed(TypedRow row, Map<String, String> one) {
    String first = one.keySet().iterator().next();
    List<String> missed =
        one.keySet().stream().filter(asked -> !admits(row, Map.of(asked, one.get(asked)))).toList();
    return missed.size() == 1 && names(row, Map.of(first, one.get(first)))
        ? Optional.of(missed.get(0))
        : Optional.empty();
  }
}
