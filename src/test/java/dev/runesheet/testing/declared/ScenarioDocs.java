package dev.runesheet.testing.declared;

import dev.runesheet.pack.docs.SourceLink;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.schema.shape.TextCodec;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.standard.StandardScenarios;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes references from declarations: {@code docs/scenario-words.md}, and tables of other records.
 */
public final class ScenarioDocs {

  private static final int MOST_WORDS = 16;

  private final StringBuilder text = new StringBuilder();
  private final Map<String, SourceNames.Words> fixed;
  private final Map<Class<?>, String> apart;
  private final Set<Class<?>> declaring = new LinkedHashSet<>();

  private ScenarioDocs(Map<String, SourceNames.Words> fixed) {
    this(fixed, Map.of());
  }

  private ScenarioDocs(Map<String, SourceNames.Words> fixed, Map<Class<?>, String> apart) {
    this.fixed = fixed;
    this.apart = apart;
  }

  /**
   * A table of the entries that a type declares.
   *
   * @param title what stands over its first column
   * @param apart types that have tables of their own, with how they are called
   */
  public static String table(String title, Class<?> type, Map<Class<?>, String> apart) {
    return table(title, type, Map.of(), apart);
  }

  /**
   * A table of the entries that a type declares.
   *
   * @param title what stands over its first column
   * @param fixed the words of kinds that are the same in every source
   * @param apart types that have tables of their own, with how they are called
   */
  public static String table(
      String title,
      Class<?> type,
      Map<String, SourceNames.Words> fixed,
      Map<Class<?>, String> apart) {
    return new ScenarioDocs(fixed, apart).part(title, type);
  }

  /** The reference as Markdown. */
  static String all() {
    StringBuilder all = new StringBuilder("# Words of scenarios\n\n");
    all.append("Written from the declarations; [testers.md](testers.md) shows how they are used. ");
    all.append(
        "`given` may also have `chance` or `seed`, and `moves`; `then` may have `error` and"
            + " `because`.\n");
    all.append("\n## All games\n");
    all.append(placed(Map.of(), "then", Outcome.class));
    all.append(of("Games in Java of your own", new StandardScenarios("")));
    for (String game : ScenarioKits.games()) {
      ScenarioKit kit = ScenarioKits.find(game).orElseThrow();
      if (kit instanceof DeclaredScenarios<?, ?, ?> declared) {
        all.append(of(game, declared));
      }
    }
    return all.toString();
  }

  /** The section of a kit. */
  private static String of(String title, DeclaredScenarios<?, ?, ?> kit) {
    DeclaredScenarios.Types types = kit.types();
    Map<String, SourceNames.Words> fixed = kit.fixedWords();
    return "\n## "
        + title
        + "\n"
        + placed(fixed, "given", types.given())
        + placed(fixed, "when", types.action())
        + placed(fixed, "then", types.then());
  }

  /** A table with the files of its declarations. */
  private static String placed(Map<String, SourceNames.Words> fixed, String name, Class<?> type) {
    ScenarioDocs docs = new ScenarioDocs(fixed);
    String table = docs.part(name, type);
    return table + "\n" + SourceLink.declaredIn(docs.declaring);
  }

  private String part(String name, Class<?> type) {
    declaring.add(type);
    text.append("\n| `").append(name).append("` | takes | meaning |\n|---|---|---|\n");
    rows(Shapes.of(type), "");
    return text.toString();
  }

  private void rows(Shape shape, String prefix) {
    if (isApart(shape) && !text.toString().endsWith("|---|---|---|\n")) {
      return;
    }
    if (shape instanceof Shape.Choice choice) {
      choice.cases().forEach((word, one) -> oneCase(choice, word, one, prefix));
    } else if (shape instanceof Shape.Structure structure) {
      declaring.add(structure.type());
      structure.fields().forEach(field -> row(field, prefix));
    } else if (shape instanceof Shape.Listed listed) {
      rows(listed.element(), prefix);
    } else if (shape instanceof Shape.Mapped mapped) {
      rows(mapped.value(), prefix);
    }
  }

  private boolean isApart(Shape shape) {
    return shape instanceof Shape.Choice choice && apart.containsKey(choice.type());
  }

  private void oneCase(Shape.Choice choice, String word, Shape.Structure one, String prefix) {
    if (!choice.tag().isEmpty()) {
      row(prefix + choice.tag() + ": " + word, "", one.doc());
    }
    if (isApart(choice)) {
      row(one.fields().get(0), prefix);
      one.fields().stream().skip(1).forEach(field -> row(field, prefix + "    "));
      return;
    }
    rows(one, choice.tag().isEmpty() ? prefix : prefix + "    ");
  }

  private void row(Shape.Field field, String prefix) {
    if (field.inline() && field.shape() instanceof Shape.Mapped mapped) {
      row(prefix + String.join("`, `", entries(mapped)), takes(mapped.value()), field.doc());
      return;
    }
    if (field.inline()) {
      rows(field.shape(), prefix);
      return;
    }
    if (field.shape() instanceof Shape.Place) {
      return;
    }
    if (field.shape() instanceof Shape.Others) {
      row(prefix + "…", "", field.doc());
      return;
    }
    String usual =
        field
            .otherwise()
            .filter(value -> !field.required())
            .map(value -> "; `" + value + "` if left out")
            .orElse("");
    String none = field.none().isEmpty() ? "" : " or `null`";
    row(prefix + field.name(), takes(field.shape()) + none + usual, field.doc());
    rows(field.shape(), prefix + "    ");
  }

  private List<String> entries(Shape.Mapped mapped) {
    boolean open = mapped.key() instanceof Shape.Name name && !fixed.containsKey(name.kind());
    return open
        ? List.of("a " + ((Shape.Name) mapped.key()).kind())
        : TextCodec.words(mapped.key(), fixed::get);
  }

  private void row(String word, String takes, String meaning) {
    String indent = "&emsp;".repeat((word.length() - word.stripLeading().length()) / 4);
    text.append("| ").append(indent).append('`').append(word.strip()).append("` | ");
    text.append(takes).append(" | ").append(meaning.replace("|", "\\|")).append(" |\n");
  }

  private String takes(Shape shape) {
    if (isApart(shape)) {
      return apart.get(((Shape.Choice) shape).type());
    }
    if (shape instanceof Shape.Recursive recursive) {
      return apart.getOrDefault(recursive.type(), "as above");
    }
    if (shape instanceof Shape.Whole whole) {
      return "a whole number" + range(whole);
    }
    if (shape instanceof Shape.Name name) {
      return fixed.containsKey(name.kind())
          ? words(List.copyOf(fixed.get(name.kind()).meanings().keySet()))
          : "a name (" + name.kind() + ")";
    }
    if (shape instanceof Shape.Word word) {
      return words(List.copyOf(word.constants().keySet()));
    }
    if (shape instanceof Shape.Listed listed) {
      String one = listed.orOne() ? "one, or " : "";
      String most = listed.orFewer() ? "up to " : listed.orMore() ? "at least " : "";
      String all = listed.size() < 0 ? "a list" : listed.size() + " " + listed.entries();
      String size = one + most + all + (listed.distinct() ? ", each once: " : ": ");
      return size + takes(listed.element());
    }
    if (shape instanceof Shape.Mapped mapped) {
      return "by " + key(mapped.key()) + ": " + takes(mapped.value());
    }
    if (shape instanceof Shape.Tuple tuple) {
      return "[" + String.join(", ", names(tuple)) + "]";
    }
    if (shape instanceof Shape.Structure structure) {
      String bare = structure.forms().shortField();
      return bare.isEmpty() ? "the fields below" : "the fields below, or only `" + bare + "`";
    }
    if (shape instanceof Shape.Raw) {
      return "see there";
    }
    if (shape instanceof Shape.Own own && !own.form().schema().path("type").isTextual()) {
      return "a " + own.form().kind(); // No type says what it takes.
    }
    return shape instanceof Shape.Decimal
        ? "a number"
        : shape instanceof Shape.Flag
            ? "`true` or `false`"
            : shape instanceof Shape.Choice ? "one of those below" : "a text";
  }

  private static List<String> names(Shape.Tuple tuple) {
    return tuple.of().fields().stream().map(field -> field.component().getName()).toList();
  }

  private String key(Shape key) {
    if (key instanceof Shape.Name name) {
      return name.kind();
    }
    return key instanceof Shape.Tuple tuple
        ? String.join(",", names(tuple))
        : words(TextCodec.words(key, fixed::get));
  }

  private static String words(List<String> words) {
    boolean some = words.size() <= MOST_WORDS;
    return some ? "`" + String.join("`, `", words) + "`" : "a word";
  }

  private static String range(Shape.Whole whole) {
    if (whole.min() == Integer.MIN_VALUE) {
      return whole.max() == Integer.MAX_VALUE ? "" : " up to " + whole.max();
    }
    return whole.max() == Integer.MAX_VALUE
        ? " from " + whole.min()
        : " from " + whole.min() + " to " + whole.max();
  }
}
