package dev.runesheet.language.effectops;

import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.shape.Shape;
import dev.runesheet.schema.shape.Shapes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The tables of the page about effect ops, which follow from the records and verbs that are read.
 */
public final class EffectOpsTables {

  private EffectOpsTables() {}

  /** The tables by the names of the parts of the page. */
  public static Map<String, String> of(VerbCatalog catalog) {
    return Map.of(
        "fields of a mode", fields(ModeFields.class),
        "fields of a hero", fields(HeroFields.class),
        "triggers", triggers(),
        "values", table("kind", "the number", grouped(cases(ValueSource.class))),
        "ops", table("op", "what it does", ops(catalog)));
  }

  private static String triggers() {
    StringBuilder table = new StringBuilder("| `type` | when |\n|---|---|\n");
    cases(TriggerSource.class)
        .forEach((type, fields) -> row(table, quoted(type), docs(type, fields)));
    return table.toString();
  }

  private static Map<String, Entry> ops(VerbCatalog catalog) {
    Map<String, Entry> ops = grouped(cases(ControlOp.class));
    for (OpForm form : new OpForms(catalog).all()) {
      String needs = form.needs().isEmpty() ? "" : " The mode must have `" + form.needs() + "`.";
      List<String> names = form.fields().stream().map(field -> quoted(field.name())).toList();
      ops.put(form.op(), new Entry(names, form.verb().doc() + needs));
    }
    return ops;
  }

  private record Entry(List<String> fields, String doc) {}

  private static Map<String, Shape.Structure> cases(Class<?> type) {
    return ((Shape.Choice) Shapes.of(type)).cases();
  }

  private static String docs(String word, Shape.Structure fields) {
    return fields.fields().stream()
        .map(Shape.Field::shape)
        .filter(shape -> shape instanceof Shape.Word words && words.constants().containsKey(word))
        .map(shape -> ((Shape.Word) shape).constants().get(word))
        .map(constant -> doc((Enum<?>) constant))
        .findFirst()
        .orElse(fields.doc());
  }

  private static String doc(Enum<?> constant) {
    try {
      return constant
          .getDeclaringClass()
          .getField(constant.name())
          .getAnnotation(Doc.class)
          .value();
    } catch (NoSuchFieldException cannotBe) {
      throw new AssertionError(cannotBe);
    }
  }

  /** The cases of a choice, those with one record as one entry. */
  private static Map<String, Entry> grouped(Map<String, Shape.Structure> cases) {
    Map<Shape.Structure, List<String>> words = new LinkedHashMap<>();
    cases.forEach((word, of) -> words.computeIfAbsent(of, none -> new ArrayList<>()).add(word));
    Map<String, Entry> grouped = new LinkedHashMap<>();
    words.forEach(
        (fields, of) ->
            grouped.put(
                String.join("`, `", of),
                new Entry(written(fields, field -> !isTag(field, of)), fields.doc())));
    return grouped;
  }

  private static boolean isTag(Shape.Field field, List<String> words) {
    return field.shape() instanceof Shape.Word tag && tag.constants().keySet().containsAll(words);
  }

  private static List<String> written(Shape.Structure of, Predicate<Shape.Field> which) {
    return of.fields().stream()
        .filter(field -> !(field.shape() instanceof Shape.Place))
        .filter(which)
        .map(EffectOpsTables::named)
        .toList();
  }

  /** The name of a field with its words, where only this field has them. */
  private static String named(Shape.Field field) {
    boolean listed =
        field.shape() instanceof Shape.Name name && name.kind().equals(ProgramNames.KEY);
    return listed
        ? quoted(field.name())
            + EffectOpsWords.KEYS.words().stream()
                .map(EffectOpsTables::quoted)
                .collect(Collectors.joining(", ", " (", ")"))
        : quoted(field.name());
  }

  private static String table(String word, String meaning, Map<String, Entry> entries) {
    StringBuilder table = new StringBuilder("| `" + word + "` | fields | " + meaning + " |\n");
    table.append("|---|---|---|\n");
    entries.forEach(
        (name, entry) -> row(table, quoted(name), String.join(", ", entry.fields()), entry.doc()));
    return table.toString();
  }

  private static String fields(Class<?> record) {
    StringBuilder table = new StringBuilder("| field | | left out |\n|---|---|---|\n");
    for (Shape.Field field : ((Shape.Structure) Shapes.of(record)).fields()) {
      String otherwise =
          field
              .otherwise()
              .map(value -> value.isValueNode() ? quoted(value.asText()) : "none")
              .orElse("");
      row(table, quoted(field.name()), field.doc(), field.required() ? "refused" : otherwise);
    }
    return table.toString();
  }

  private static void row(StringBuilder table, String... cells) {
    table.append(Stream.of(cells).collect(Collectors.joining(" | ", "| ", " |\n")));
  }

  private static String quoted(String word) {
    return "`" + word + "`";
  }
}
