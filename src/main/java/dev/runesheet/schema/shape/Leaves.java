package dev.runesheet.schema.shape;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Doc;
import dev.runesheet.schema.Label;
import dev.runesheet.spelling.Capital;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** The derivation of a sheet's columns from a shape: one for each value of a cell. */
public final class Leaves {

  private static final String KEY = "{key}";
  private static final String FIELD = "{field}";
  private static final String INDEX = "{index}";
  private static final String NUMBER = "{number}";

  private final SourceNames vocabulary;
  private final List<Leaf> leaves = new ArrayList<>();

  private Leaves(SourceNames vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * The place of a value in a type.
   *
   * @param path the path to it, with a slash at its end
   * @param label the template of the labels of its fields
   * @param note the note of all columns there; empty if each has its own
   * @param first whether it is under the first key of each map
   */
  private record Place(String path, String label, String note, boolean first) {

    Place noted(String words) {
      return new Place(path, label, words, first);
    }

    /** The place of a value inside this one. */
    Place into(String more, String template) {
      return new Place(path + more, template, note, first);
    }
  }

  /** The columns of a record's fields, or of the cases of a choice. */
  public static List<Leaf> of(Shape shape, SourceNames vocabulary) {
    Leaves leaves = new Leaves(vocabulary);
    Place top = new Place("", FIELD, "", true);
    if (shape instanceof Shape.Choice choice) {
      leaves.cases(choice, top, true);
    } else {
      leaves.fields((Shape.Structure) shape, top);
    }
    return List.copyOf(leaves.leaves);
  }

  private void fields(Shape.Structure structure, Place place) {
    structure.fields().forEach(field -> field(field, place));
  }

  private void field(Shape.Field field, Place place) {
    if (field.inline() && field.shape() instanceof Shape.Structure part) {
      fields(part, noted(field, place));
    } else if (field.inline()) {
      entries(field, (Shape.Mapped) field.shape(), place);
    } else if (!field.column().hidden()) {
      String own = field.column().label();
      boolean lower = !place.label().startsWith(FIELD);
      String label = place.label().replace(FIELD, lower ? Capital.small(own) : own);
      value(field, field.shape(), noted(field, place.into(field.name(), label)));
    }
  }

  /** A note of a record is that of all its fields. */
  private static Place noted(Shape.Field field, Place place) {
    String note = field.column().note();
    return field.shape() instanceof Shape.Structure && !note.isEmpty() ? place.noted(note) : place;
  }

  /** A column for each word of a map whose entries stand among other fields. */
  private void entries(Shape.Field field, Shape.Mapped mapped, Place place) {
    for (String word : TextCodec.words(mapped.key(), vocabulary)) {
      Optional<Enum<?>> constant = constant(mapped.key(), word);
      String said =
          constant
              .map(one -> Shapes.annotation(one, Label.class))
              .map(Label::value)
              .orElse(place.label().startsWith(FIELD) ? Capital.first(word) : word);
      String note =
          constant.map(one -> Shapes.annotation(one, Doc.class)).map(Doc::value).orElse("");
      Place entry = place.into(word, place.label().replace(FIELD, said));
      value(field, mapped.value(), note.isEmpty() ? entry : entry.noted(note));
    }
  }

  private static Optional<Enum<?>> constant(Shape key, String word) {
    return key instanceof Shape.Word words
        ? Optional.of((Enum<?>) words.constants().get(word))
        : Optional.empty();
  }

  private void value(Shape.Field field, Shape shape, Place place) {
    if (shape instanceof Shape.Structure structure) {
      fields(structure, place.into("/", place.label()));
    } else if (shape instanceof Shape.Mapped mapped) {
      map(field, mapped, place);
    } else if (shape instanceof Shape.Listed listed) {
      list(field, listed, place);
    } else if (shape instanceof Shape.Choice choice) {
      cases(choice, place.into("/", FIELD), false);
    } else if (!(shape instanceof Shape.Raw)) {
      add(field, place, shape, place.path(), false);
    }
  }

  private void list(Shape.Field field, Shape.Listed listed, Place place) {
    Shape element = listed.element();
    if (element instanceof Shape.Choice choice) {
      cases(choice, place.into("/+/", FIELD), true);
    } else if (place.label().contains(INDEX) || place.label().contains(NUMBER)) {
      int shown = Math.max(listed.size(), field.column().entries());
      for (int i = 0; i < shown; i++) {
        String number = Integer.toString(i + 1);
        String label = place.label().replace(INDEX, Integer.toString(i)).replace(NUMBER, number);
        value(field, element, place.into("/#" + i, label));
      }
    } else if (element instanceof Shape.Structure structure && listed.size() >= 0) {
      String at = place.label();
      add(field, place, new Shape.Whole(0, listed.size() - 1), "", false);
      fields(structure, place.into("/#{" + at + "}/", FIELD));
    } else if (!(element instanceof Shape.Structure structure) || isNumbered(structure)) {
      add(field, place, element, place.path(), !listed.orOne());
    }
  }

  /** True if a cell can hold a record: a word for it, and numbers in brackets. */
  private static boolean isNumbered(Shape.Structure structure) {
    String word = structure.forms().shortField();
    return structure.fields().stream()
        .filter(field -> !field.column().hidden())
        .allMatch(
            field ->
                field.name().equals(word) && field.shape() instanceof Shape.Name
                    || field.inline()
                        && field.shape() instanceof Shape.Mapped numbers
                        && numbers.value() instanceof Shape.Decimal);
  }

  private void map(Shape.Field field, Shape.Mapped mapped, Place place) {
    if (mapped.key() instanceof Shape.Tuple tuple) {
      List<Shape.Field> parts = tuple.of().fields();
      parts.forEach(this::key);
      String names =
          String.join(",", parts.stream().map(part -> "{" + part.column().label() + "}").toList());
      Place entry = new Place(place.path() + "/" + names, place.label(), place.note(), true);
      value(field, mapped.value(), entry);
      return;
    }
    if (mapped.value() instanceof Shape.Text && isOpen(mapped.key())) {
      add(field, place, mapped, place.path(), true);
      return;
    }
    if (isNamedByCells(mapped)) {
      entriesByCell(field, mapped, place);
      return;
    }
    boolean first = place.first();
    for (String word : TextCodec.words(mapped.key(), vocabulary)) {
      String said = Matcher.quoteReplacement(word.replace('_', ' '));
      String label = place.label().replaceFirst("\\{key\\}", said).replace("{key2}", KEY);
      Place entry = new Place(place.path() + "/" + word, label, place.note(), first);
      value(field, mapped.value(), entry);
      first &= !(mapped.value() instanceof Shape.Structure);
    }
  }

  /** True if any text can be a key; a cell then holds keys and values. */
  private boolean isOpen(Shape key) {
    return key instanceof Shape.Name name && vocabulary.words(name.kind()).open();
  }

  /** True if nobody can list any key up to a value that one cell holds. */
  private boolean isNamedByCells(Shape shape) {
    return shape instanceof Shape.Mapped mapped
        ? isOpen(mapped.key()) && isNamedByCells(mapped.value())
        : !(shape instanceof Shape.Structure);
  }

  /** The columns of such a map: a cell of the row names the key. */
  private void entriesByCell(Shape.Field field, Shape.Mapped mapped, Place place) {
    String label = Capital.first(((Shape.Name) mapped.key()).kind());
    key(label, mapped.key(), field.doc(), field.column().usual());
    value(field, mapped.value(), place.into("/{" + label + "}", place.label()));
  }

  /** A column that only names a part of a key; once for each sheet. */
  private void key(Shape.Field part) {
    key(part.column().label(), part.shape(), part.doc(), part.column().usual());
  }

  private void key(String label, Shape shape, String doc, boolean usual) {
    if (leaves.stream().noneMatch(one -> one.label().equals(label))) {
      leaves.add(Leaf.naming(label, "", shape, doc, usual));
    }
  }

  /** Fields of the same name and shape in several cases share a column. */
  private void cases(Shape.Choice choice, Place place, boolean rows) {
    if (!choice.tag().isEmpty()) {
      Map<String, Object> words = new LinkedHashMap<>();
      choice.cases().keySet().forEach(word -> words.put(word, word));
      Shape tags = new Shape.Word(words, Code.UNKNOWN_WORD);
      boolean usual = rows && place.path().isEmpty();
      String path = place.path() + choice.tag();
      leaves.add(Leaf.naming(Capital.first(choice.tag()), path, tags, doc(choice), usual));
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

  /** Adds to the note of a column the cases that have it, if not all do. */
  private void of(Shape.Choice choice, List<String> users, Shape.Field field, Place place) {
    int before = leaves.size();
    field(field, place);
    boolean some = users.size() < choice.cases().size() && !choice.tag().isEmpty();
    for (int i = before; some && i < leaves.size(); i++) {
      String of = "Of " + String.join(", ", new TreeSet<>(users)) + ". ";
      leaves.set(i, leaves.get(i).noting(of + field.doc()));
    }
  }

  private void add(Shape.Field field, Place place, Shape shape, String path, boolean list) {
    Shape.Column column = field.column();
    boolean required = field.required() && !place.path().replaceAll("/#\\d+$", "").contains("/");
    boolean usual = column.usual() && place.first();
    Leaf leaf =
        new Leaf(
            place.label(),
            path,
            shape,
            list,
            "",
            field.none(),
            required,
            usual,
            column.tells(),
            place.path().contains("/") ? Optional.empty() : field.otherwise());
    String own = place.note().isEmpty() ? column.note() : place.note();
    String note = own.replace(KEY, leaf.last()).replace(INDEX, leaf.last().replace("#", ""));
    leaves.add(leaf.noting(note));
  }

  private static String doc(Shape.Choice choice) {
    Doc doc = choice.type().getAnnotation(Doc.class);
    return doc == null ? "" : doc.value();
  }
}
