package dev.runesheet.testing.declared;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Keys;
import dev.runesheet.schema.Shape;
import dev.runesheet.schema.Vocabulary;
import dev.runesheet.testing.ScenarioColumn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The columns of a sheet {@code Tests} for declared words: one for each value a cell can hold. */
final class ShapeColumns {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final String KEY = "{key}";
  private static final String FIELD = "{field}";
  private static final String INDEX = "{index}";

  private final Vocabulary vocabulary;
  private final Band band;
  private final List<ScenarioColumn> columns = new ArrayList<>();

  /** Makes a column of a band from its label and path. */
  @FunctionalInterface
  interface Band {

    /** The column; an empty path for one that only names fields. */
    ScenarioColumn column(String label, String path);
  }

  /**
   * Where a value stands.
   *
   * @param path what leads to it, with a slash at its end
   * @param label the template of the labels of its fields
   * @param first whether it is that of the first key of each map
   */
  private record Place(String path, String label, boolean first) {

    Place into(String part, String template) {
      return new Place(path + part + "/", template, first);
    }
  }

  ShapeColumns(Vocabulary vocabulary, Band band) {
    this.vocabulary = vocabulary;
    this.band = band;
  }

  /** The columns of a record's fields, or of the cases of a choice. */
  List<ScenarioColumn> of(Shape shape) {
    Place top = new Place("", FIELD, true);
    if (shape instanceof Shape.Choice choice) {
      cases(choice, top, true);
    } else {
      fields((Shape.Structure) shape, top);
    }
    return List.copyOf(columns);
  }

  private void fields(Shape.Structure structure, Place place) {
    structure.fields().forEach(field -> field(field, place));
  }

  private void field(Shape.Field field, Place place) {
    if (field.inline() && field.shape() instanceof Shape.Structure part) {
      fields(part, place);
    } else if (field.inline()) {
      entries(field, (Shape.Mapped) field.shape(), place);
    } else if (!field.column().hidden()) {
      String own = field.column().label();
      boolean lower = !place.label().startsWith(FIELD);
      String label = place.label().replace(FIELD, lower ? lower(own) : own);
      value(field, field.shape(), new Place(place.path() + field.name(), label, place.first()));
    }
  }

  /** A column for each word of a map whose entries stand among other fields. */
  private void entries(Shape.Field field, Shape.Mapped mapped, Place place) {
    for (String word : Keys.words(mapped.key(), vocabulary)) {
      String label =
          place.label().replace(FIELD, place.label().startsWith(FIELD) ? title(word) : word);
      value(field, mapped.value(), new Place(place.path() + word, label, place.first()));
    }
  }

  private void value(Shape.Field field, Shape shape, Place place) {
    if (shape instanceof Shape.Structure structure) {
      fields(structure, new Place(place.path() + "/", place.label(), place.first()));
    } else if (shape instanceof Shape.Mapped mapped) {
      map(field, mapped, place);
    } else if (shape instanceof Shape.Listed listed) {
      list(field, listed, place);
    } else if (shape instanceof Shape.Choice choice) {
      cases(choice, new Place(place.path() + "/", FIELD, place.first()), false);
    } else if (!(shape instanceof Shape.Raw)) {
      add(field, place, typed(band.column(place.label(), place.path()), shape));
    }
  }

  private void list(Shape.Field field, Shape.Listed listed, Place place) {
    Shape element = listed.element();
    if (element instanceof Shape.Choice choice) {
      cases(choice, new Place(place.path() + "/+/", FIELD, place.first()), true);
    } else if (element instanceof Shape.Structure structure && listed.size() >= 0) {
      String at = place.label();
      add(field, place, band.column(at, "").whole(0, listed.size() - 1));
      fields(structure, new Place(place.path() + "/#{" + at + "}/", FIELD, place.first()));
    } else if (place.label().contains(INDEX)) {
      for (int i = 0; i < listed.size(); i++) {
        String label = place.label().replace(INDEX, Integer.toString(i));
        ScenarioColumn column = band.column(label, place.path() + "/#" + i);
        add(field, place, typed(column, element));
      }
    } else if (!(element instanceof Shape.Structure)) {
      ScenarioColumn column = typed(band.column(place.label(), place.path()), element);
      add(field, place, listed.orOne() ? column : column.list());
    }
  }

  private void map(Shape.Field field, Shape.Mapped mapped, Place place) {
    if (mapped.key() instanceof Shape.Tuple tuple) {
      List<Shape.Field> parts = tuple.of().fields();
      parts.forEach(this::key);
      String names =
          String.join(",", parts.stream().map(part -> "{" + part.column().label() + "}").toList());
      value(field, mapped.value(), new Place(place.path() + "/" + names, place.label(), true));
      return;
    }
    boolean first = place.first();
    for (String word : Keys.words(mapped.key(), vocabulary)) {
      String label = place.label().replaceFirst("\\{key\\}", word).replace("{key2}", KEY);
      value(field, mapped.value(), new Place(place.path() + "/" + word, label, first));
      first &= !(mapped.value() instanceof Shape.Structure);
    }
  }

  /** A column that only names a part of a key; once for each band. */
  private void key(Shape.Field part) {
    String label = part.column().label();
    if (columns.stream().noneMatch(one -> one.column().label().equals(label))) {
      ScenarioColumn column = typed(band.column(label, ""), part.shape()).note(part.doc());
      columns.add(part.column().usual() ? column.inNewSheets() : column);
    }
  }

  /** Fields of the same name and shape in several cases share a column. */
  private void cases(Shape.Choice choice, Place place, boolean rows) {
    if (!choice.tag().isEmpty()) {
      String label = title(choice.tag());
      ScenarioColumn tag =
          band.column(label, place.path() + choice.tag())
              .oneOf(choice.cases().keySet(), Code.UNKNOWN_WORD)
              .note(doc(choice));
      columns.add(rows && place.path().isEmpty() ? tag.inNewSheets() : tag);
    }
    Map<String, List<String>> users = new LinkedHashMap<>();
    Map<String, Shape.Field> fields = new LinkedHashMap<>();
    choice
        .cases()
        .forEach(
            (word, structure) ->
                flat(structure)
                    .forEach(
                        field -> {
                          String key = field.column().label() + "/" + field.name();
                          users.computeIfAbsent(key, any -> new ArrayList<>()).add(word);
                          fields.putIfAbsent(key, field);
                        }));
    fields.forEach((key, field) -> of(choice, users.get(key), field, place));
  }

  private static Stream<Shape.Field> flat(Shape.Structure structure) {
    return structure.fields().stream()
        .flatMap(
            field ->
                field.inline() && field.shape() instanceof Shape.Structure part
                    ? flat(part)
                    : Stream.of(field));
  }

  /** Says in the note of a column which cases have it, if not all do. */
  private void of(Shape.Choice choice, List<String> users, Shape.Field field, Place place) {
    int before = columns.size();
    field(field, place);
    boolean some = users.size() < choice.cases().size() && !choice.tag().isEmpty();
    for (int i = before; some && i < columns.size(); i++) {
      ScenarioColumn column = columns.get(i);
      String of = "Of " + String.join(", ", new TreeSet<>(users)) + ". ";
      columns.set(i, column.note(of + field.doc()));
    }
  }

  private void add(Shape.Field field, Place place, ScenarioColumn plain) {
    ScenarioColumn column = plain.note(noted(field, plain));
    if (!field.none().isEmpty()) {
      column = column.meaning(field.none(), NullNode.instance);
    }
    if (field.required() && !place.path().contains("/") && isGiven(column)) {
      column = column.required();
    }
    columns.add(field.column().usual() && place.first() ? column.inNewSheets() : column);
  }

  /** The note, with the key or place that the label has, too. */
  private static String noted(Shape.Field field, ScenarioColumn column) {
    String last = column.path().substring(column.path().lastIndexOf('/') + 1);
    return field.column().note().replace(KEY, last).replace(INDEX, last.replace("#", ""));
  }

  private static boolean isGiven(ScenarioColumn column) {
    return column.column().band().equals(ScenarioColumn.GIVEN);
  }

  private ScenarioColumn typed(ScenarioColumn column, Shape shape) {
    if (shape instanceof Shape.Whole whole) {
      return column.whole(whole.min(), whole.max());
    }
    if (shape instanceof Shape.Decimal) {
      return column.number();
    }
    if (shape instanceof Shape.Flag) {
      return column.yesNo();
    }
    if (shape instanceof Shape.Word word) {
      return column.oneOf(word.constants().keySet(), word.unknown());
    }
    if (shape instanceof Shape.Name name) {
      return named(column, vocabulary.words(name.kind()));
    }
    return shape instanceof Shape.Tuple tuple ? tuples(column, tuple) : column;
  }

  /** Any text where the words cannot all be chosen from. */
  private static ScenarioColumn named(ScenarioColumn column, Vocabulary.Words words) {
    Collection<String> all = words.meanings().keySet();
    if (words.open() || all.isEmpty() || all.contains("")) {
      return column;
    }
    // Which numbers there are is a range in JSON; a cell chooses from words.
    Code unknown = words.unknown() == Code.OUT_OF_RANGE ? Code.UNKNOWN_WORD : words.unknown();
    ScenarioColumn named = column.oneOf(all, unknown);
    for (Map.Entry<String, JsonNode> one : words.meanings().entrySet()) {
      if (!one.getValue().isTextual()) {
        named = named.meaning(one.getKey(), one.getValue());
      }
    }
    return named;
  }

  private ScenarioColumn tuples(ScenarioColumn column, Shape.Tuple tuple) {
    List<String> words = Keys.words(tuple, vocabulary);
    ScenarioColumn named = column.oneOf(words, tuple.unknown());
    for (String word : words) {
      ArrayNode parts = NODES.arrayNode();
      for (String part : word.split(",")) {
        parts.add(
            part.matches("-?[0-9]+")
                ? NODES.numberNode(Integer.parseInt(part))
                : NODES.textNode(part));
      }
      named = named.meaning(word, parts);
    }
    return named;
  }

  private static String doc(Shape.Choice choice) {
    var doc = choice.type().getAnnotation(dev.runesheet.schema.Doc.class);
    return doc == null ? "" : doc.value();
  }

  private static String lower(String label) {
    return label.substring(0, 1).toLowerCase(Locale.ROOT) + label.substring(1);
  }

  private static String title(String word) {
    return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
