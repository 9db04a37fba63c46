package dev.runesheet.pack.docs;

import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.pack.Packs;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The reference of the decision tables that answer questions, from their declarations. */
public final class QuestionDocs {

  private static final String HEAD =
      """
      # Decision tables of questions

      Rows of these sheets answer the questions that the phases of a game ask. This page is written from
      the classes of the questions. A column in bold must be filled in each row. Columns under *when* also
      take conditions, such as `any of a, b`, `none of a`, `2..5` or `>= 3`; see
      [spreadsheets](spreadsheets.md). The game's `game.yaml` names the workbook of each family under `homes`.
      """;

  /** Columns before those that a question declares: a row's name and its words. */
  private static final int COMMON = 2;

  private final StringBuilder text = new StringBuilder(HEAD);

  private QuestionDocs() {}

  /** The tables of all games, as Markdown. */
  public static String all() {
    QuestionDocs docs = new QuestionDocs();
    Map<QuestionSpec, TableLayout> shared = new LinkedHashMap<>();
    for (String game : Packs.games()) {
      Map<QuestionSpec, TableLayout> own = new LinkedHashMap<>();
      Packs.find(game)
          .questionTables()
          .layouts()
          .forEach((one, layout) -> (one.rules().isEmpty() ? own : shared).put(one, layout));
      docs.game(game, own);
    }
    docs.game("every game", shared);
    return docs.text.toString();
  }

  private void game(String title, Map<QuestionSpec, TableLayout> tables) {
    if (!tables.isEmpty()) {
      text.append("\n## ").append(title).append("\n");
      tables.forEach(this::table);
    }
  }

  private void table(QuestionSpec question, TableLayout layout) {
    text.append("\n### ").append(question.title()).append("\n\n");
    text.append("Decides ").append(question.doc()).append(". Family `").append(question.family());
    text.append("`; rows that count: ").append(layout.hitPolicy().words()).append(". ");
    text.append(SourceLink.declaredIn(question.fact())).append("\n");
    text.append("| | column | holds | meaning |\n|---|---|---|---|\n");
    for (int i = 0; i < question.columns().size(); i++) {
      row(question.columns().get(i), layout.columns().get(i + COMMON));
    }
  }

  /** A column, or those of its parts. */
  private void row(QuestionSpec.Column declared, Column column) {
    if (column.headings().isEmpty()) {
      String holds =
          column.types().stream().map(QuestionDocs::holds).collect(Collectors.joining("; "));
      row(declared, declared.label(), holds, declared.doc());
    }
    for (int i = 0; i < column.headings().size(); i++) {
      String doc = i == 0 ? declared.doc() : "Goes with '" + column.headings().get(0) + "'.";
      row(declared, column.headings().get(i), holds(column.types().get(i)), doc);
    }
  }

  private void row(QuestionSpec.Column declared, String heading, String holds, String doc) {
    String when = declared.use() == QuestionSpec.Use.ANSWER ? "says" : "when";
    String label = declared.required() ? "**" + heading + "**" : heading;
    text.append("| ").append(when).append(" | ").append(label).append(" | ").append(holds);
    text.append(" | ").append(doc.replace("|", "\\|")).append(" |\n");
  }

  private static String holds(CellType type) {
    CellType of = type instanceof CellType.Test test ? test.of() : type;
    List<String> words = of instanceof CellType.Word word ? word.allowed() : List.of();
    return words.isEmpty()
        ? of.says()
        : words.stream().map(word -> "`" + word + "`").collect(Collectors.joining(", "));
  }
}
