package dev.runesheet.table.check;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.model.question.QuestionSpec.Limit;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.QuestionTable;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;
import java.util.Optional;

/** The check for words of rows that are restricted to other cases by their question. */
public final class LimitCheck {

  private final QuestionSpec question;
  private final TypedTable table;
  private final Diagnostics findings;

  LimitCheck(QuestionSpec question, TypedTable table, Diagnostics findings) {
    this.question = question;
    this.table = table;
    this.findings = findings;
  }

  /** Checks the rows of a question's table. */
  public static void check(QuestionSpec question, TypedTable table, Diagnostics findings) {
    LimitCheck check = new LimitCheck(question, table, findings);
    for (TypedRow row : table.rows()) {
      if (row.complete()) {
        question.columns().forEach(column -> check.check(row, column));
      }
    }
  }

  private void check(TypedRow row, QuestionSpec.Column column) {
    Binding binding = QuestionTable.binding(column.member());
    String text = table.text(row, binding);
    if (text != null && !text.equals(column.otherwise())) {
      broken(row, column).ifPresent(limit -> report(row, column, text, limit));
    }
  }

  /** The limit that keeps the cell of a column from counting; empty if it counts. */
  Optional<Limit> broken(TypedRow row, QuestionSpec.Column column) {
    String text = table.text(row, QuestionTable.binding(column.member()));
    List<Optional<Limit>> broken =
        words(row, column, text).stream().map(word -> broken(row, column, word)).toList();
    return broken.stream().allMatch(Optional::isPresent)
        ? broken.stream().findFirst().flatMap(first -> first)
        : Optional.empty();
  }

  /** The words of an answer that count in a row; none if it holds no one word of a list. */
  List<String> counting(TypedRow row, QuestionSpec.Column column) {
    return column.parts().stream()
        .flatMap(part -> part.words().stream())
        .filter(word -> !word.equals(column.otherwise()) && broken(row, column, word).isEmpty())
        .toList();
  }

  private void report(TypedRow row, QuestionSpec.Column column, String text, Limit limit) {
    findings.errorAbout(
        column.use() == QuestionSpec.Use.ANSWER ? Code.NO_CHANGE : Code.NO_CASE,
        table.place(row, QuestionTable.binding(column.member())),
        text,
        (column.required() ? "another word, or " : "an empty cell, or ") + cases(limit));
  }

  /** The words that a cell stands for: of a condition all that fit it. */
  private List<String> words(TypedRow row, QuestionSpec.Column column, String text) {
    return column.use() == QuestionSpec.Use.PROPERTY
        ? column.parts().get(0).words().stream()
            .filter(word -> table.admits(row, QuestionTable.binding(column.member()), word))
            .toList()
        : List.of(text);
  }

  /** The limit that keeps a word from counting; its own is told before that of the column. */
  private Optional<Limit> broken(TypedRow row, QuestionSpec.Column column, String word) {
    return List.of(word, "").stream()
        .flatMap(key -> column.limits().stream().filter(limit -> limit.word().equals(key)))
        .filter(limit -> limit.cases().stream().noneMatch(one -> admits(row, limit, one)))
        .findFirst();
  }

  private boolean admits(TypedRow row, Limit limit, String word) {
    return table.admits(row, QuestionTable.binding(limit.asked()), word);
  }

  private String cases(Limit limit) {
    String label = question.column(limit.asked()).label();
    return "under " + Words.quote(label) + " " + Words.oneOf(limit.cases());
  }
}
