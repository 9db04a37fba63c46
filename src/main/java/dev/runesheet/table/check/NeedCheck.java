package dev.runesheet.table.check;

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
import java.util.Optional;

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
    if (!table.rows().isEmpty() && !findings.areOnSheetOf(table.policyPlace())) {
      question
          .columns()
          .forEach(column -> column.needed().ifPresent(one -> check.check(column, one)));
    }
  }

  private void check(QuestionSpec.Column column, QuestionSpec.Limit needed) {
    Binding asked = QuestionTable.binding(needed.asked());
    for (String word : needed.cases()) {
      List<TypedRow> rows =
          table.rows().stream().filter(row -> table.admits(row, asked, word)).toList();
      if (rows.stream().noneMatch(row -> answers(row, column))) {
        Optional<TypedRow> idle =
            rows.stream()
                .filter(row -> table.named(row, asked).contains(word))
                .filter(row -> column.parts().isEmpty() || !limits.counting(row, column).isEmpty())
                .findFirst();
        idle.ifPresentOrElse(
            row -> idle(row, column, word), () -> open(column, needed.asked(), word));
      }
    }
  }

  private boolean answers(TypedRow row, QuestionSpec.Column column) {
    String text = table.text(row, QuestionTable.binding(column.member()));
    return text != null && !text.equals(column.otherwise());
  }

  /** Reports a row that could give the answer. */
  private void idle(TypedRow row, QuestionSpec.Column column, String word) {
    Binding cell = QuestionTable.binding(column.member());
    String text = table.text(row, cell);
    findings.error(
        Code.NO_CHANGE,
        table.place(row, cell),
        text == null ? "an empty cell" : Words.quote(text),
        (column.parts().isEmpty() ? "x" : Words.oneOf(limits.counting(row, column)))
            + ", as no other row gives one for "
            + Words.quote(word));
  }

  private void open(QuestionSpec.Column column, String asked, String word) {
    String expected = "a row for it, with something under " + Words.quote(column.label());
    String found = question.column(asked).label() + ": " + word;
    findings.add(
        Diagnostic.of(Code.CASE_OPEN, table.policyPlace(), found, expected).as(Severity.WARNING));
  }
}
