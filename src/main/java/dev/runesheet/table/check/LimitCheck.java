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

/** The check for answers of rows that are restricted to other cases by their question. */
public final class LimitCheck {

  private final QuestionSpec question;
  private final TypedTable table;
  private final Diagnostics findings;

  private LimitCheck(QuestionSpec question, TypedTable table, Diagnostics findings) {
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
    String word = table.text(row, binding);
    if (word == null || word.equals(column.otherwise())) {
      return;
    }
    limit(column, word)
        .filter(limit -> limit.cases().stream().noneMatch(one -> admits(row, limit, one)))
        .ifPresent(
            limit ->
                findings.error(
                    Code.NO_CHANGE,
                    table.place(row, binding),
                    Words.quote(word),
                    "an empty cell, or " + cases(limit)));
  }

  /** The limit of a word; its own takes precedence over that of the column. */
  private static Optional<Limit> limit(QuestionSpec.Column column, String word) {
    return List.of(word, "").stream()
        .flatMap(key -> column.limits().stream().filter(limit -> limit.word().equals(key)))
        .findFirst();
  }

  private boolean admits(TypedRow row, Limit limit, String word) {
    return table.admits(row, QuestionTable.binding(limit.asked()), word);
  }

  private String cases(Limit limit) {
    String label =
        question.columns().stream()
            .filter(column -> column.member().equals(limit.asked()))
            .map(QuestionSpec.Column::label)
            .findFirst()
            .orElse(limit.asked());
    return "under " + Words.quote(label) + " " + Words.oneOf(limit.cases());
  }
}
