package dev.runesheet.table.layout;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.question.QuestionSpec;
import dev.runesheet.model.question.QuestionSpec.Holds;
import dev.runesheet.model.question.QuestionSpec.Part;
import dev.runesheet.spelling.Word;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.word.RulePackages;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The layout of the table that answers a question: each row is a rule over the question's fact,
 * which is shown to the rules for a moment.
 */
public final class QuestionTable {

  /** The things that a cell can ask for as it is written only, not by a condition. */
  private static final Set<Holds> EXACT = Set.of(Holds.NAME, Holds.ID, Holds.VALUE);

  private final QuestionSpec question;
  private final String type;

  /** The name that rules give the fact: $p for a PawnPlacement. */
  private final String fact;

  private final Function<String, List<String>> lists;
  private final QuestionWords words;

  private QuestionTable(QuestionSpec question, Function<String, List<String>> lists) {
    this.question = question;
    this.type = question.fact().substring(question.fact().lastIndexOf('.') + 1);
    this.fact = "$" + type.substring(0, 1).toLowerCase(Locale.ROOT);
    this.lists = lists;
    this.words = new QuestionWords(question);
  }

  /**
   * The layout of a question's table.
   *
   * @param game the id of the game, which the package of its rules is named after
   * @param lists the words of a list of the game; none if any word will do
   */
  public static TableLayout layout(
      String game, QuestionSpec question, Function<String, List<String>> lists) {
    return new QuestionTable(question, lists).layout(rules(game, question));
  }

  /** The meaning of a column: the property that it asks for, or the method that it calls. */
  public static Binding binding(String member) {
    return new Binding.Value(member);
  }

  /** The package of the rules of a question's table. */
  public static String rules(String game, QuestionSpec question) {
    String name = question.title().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]", "");
    return question.rules().isEmpty() ? RulePackages.of(game, name) : question.rules();
  }

  private TableLayout layout(String rules) {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.name());
    columns.add(Column.remark());
    question.columns().forEach(column -> columns.add(column(column)));
    new QuestionShape(question).check(columns);
    String pattern = fact + " : " + type;
    return new TableLayout(question.title(), rules, imports(), pattern, question.rows(), columns);
  }

  /** The fact, and what the rules' answers name besides. */
  private List<String> imports() {
    Set<String> more = new TreeSet<>();
    for (QuestionSpec.Column column : question.columns()) {
      for (Part part : column.parts()) {
        boolean named = column.use() == QuestionSpec.Use.ANSWER || !part.isConstant();
        if (named && part.type().isPresent()) {
          more.add(outermost(part.type().get()).getCanonicalName());
        }
        if (named && part.isConstant()) {
          more.add(Word.class.getName());
        }
      }
    }
    more.remove(question.fact());
    List<String> all = new ArrayList<>(List.of(question.fact()));
    all.addAll(more);
    return all;
  }

  private static Class<?> outermost(Class<?> type) {
    return type.getEnclosingClass() == null ? type : outermost(type.getEnclosingClass());
  }

  private Column column(QuestionSpec.Column column) {
    Column made =
        switch (column.use()) {
          case PROPERTY -> property(column);
          case TEST -> test(column);
          case ANSWER -> made(column, Keyword.ACTION, fact + "." + call(column) + ";");
        };
    requireKnown(column, made);
    Column filled = column.required() ? made.filled() : made;
    return column.otherwise().isEmpty() ? filled : filled.orElse(column.otherwise());
  }

  /** Checks a word without effect where only the game knows the words. */
  private void requireKnown(QuestionSpec.Column column, Column made) {
    String word = column.otherwise();
    for (CellType type : word.isEmpty() ? List.<CellType>of() : made.types()) {
      if (type instanceof CellType.Word words && !isOf(words, word)) {
        throw new DeclarationMistake(
            "question ("
                + question.fact()
                + ") says '"
                + column.label()
                + "' otherwise '"
                + word
                + "', none of "
                + words.allowed()
                + ".");
      }
    }
  }

  private static boolean isOf(CellType.Word words, String word) {
    return words.isOpen() || words.allows(word);
  }

  private Column property(QuestionSpec.Column column) {
    Part part = column.parts().get(0);
    String path = column.member() + (part.isConstant() ? ".word" : "");
    words.check(column, part, words(part), true);
    CellType type = type(part);
    return EXACT.contains(part.holds())
        ? made(column, Keyword.CONDITION, path + " == " + argument(part, "$param")).telling()
        : Column.asking(path, column.label(), column.doc(), type, binding(column.member()));
  }

  private Column test(QuestionSpec.Column column) {
    // Drools reads no cast of a bare number below 0 in conditions.
    String call = call(column).replaceAll("\\(int\\) (\\$\\w+)", "(int) ($1)");
    Column made = made(column, Keyword.CONDITION, call);
    return column.bound().map(made::comparing).orElse(made);
  }

  private Column made(QuestionSpec.Column column, Keyword keyword, String template) {
    column.parts().forEach(part -> words.check(column, part, words(part), false));
    List<CellType> types = column.parts().stream().map(this::type).toList();
    Column made =
        new Column(
            keyword,
            template,
            column.label(),
            column.doc(),
            types.isEmpty() ? List.of(new CellType.Mark()) : types,
            false,
            false,
            binding(column.member()));
    boolean headed = column.parts().stream().anyMatch(part -> !part.label().isEmpty());
    return headed ? made.headed(column.parts().stream().map(Part::label).toList()) : made;
  }

  /** The call of a method with the parts of a cell. */
  private static String call(QuestionSpec.Column column) {
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < column.parts().size(); i++) {
      String gap = column.parts().size() == 1 ? "$param" : "$" + (i + 1);
      arguments.add(argument(column.parts().get(i), gap));
    }
    return column.member() + "(" + String.join(", ", arguments) + ")";
  }

  private static String argument(Part part, String gap) {
    String text = "\"" + gap + "\"";
    if (part.isConstant()) {
      String method = part.holds() == Holds.WORDS ? "Word.all(" : "Word.of(";
      return method + imported(part.type().get()) + ".class, " + text + ")";
    }
    return switch (part.holds()) {
      case VALUE -> imported(part.type().get()) + ".of(" + text + ")";
      case NUMBER -> gap;
      case WHOLE -> "(int) " + gap; // Plain Drools writes whole numbers with a point.
      default -> text;
    };
  }

  /** A class as rules that import the outermost one around it write it. */
  private static String imported(Class<?> type) {
    return type.getCanonicalName().substring(outermost(type).getPackageName().length() + 1);
  }

  private CellType type(Part part) {
    return switch (part.holds()) {
      case NAME -> new CellType.Name();
      case ID -> new CellType.Id();
      case VALUE -> CellType.Value.of(part.type().get());
      case NUMBER -> new CellType.Decimal(part.min(), part.max());
      case WHOLE -> new CellType.Whole((int) part.min(), (int) part.max());
      case WORD -> word(part);
      case WORDS -> new CellType.Words(word(part));
    };
  }

  private CellType.Word word(Part part) {
    List<String> allowed = words(part);
    return allowed.isEmpty()
        ? CellType.Word.anyText(part.list())
        : new CellType.Word(part.list(), allowed, Code.UNKNOWN_WORD);
  }

  /** The words of a part; none where any text will do, or it holds no words. */
  private List<String> words(Part part) {
    boolean word = part.holds() == Holds.WORD || part.holds() == Holds.WORDS;
    return word && part.words().isEmpty() ? lists.apply(part.list()) : part.words();
  }
}
