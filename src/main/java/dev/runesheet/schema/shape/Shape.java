package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Rewriting;
import dev.runesheet.schema.ValueForm;
import java.lang.reflect.RecordComponent;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The form of a value in sources, worked out from a Java type by {@link Shapes}. Readers, writers,
 * schemas, sheets and docs are interpreters of it.
 */
public sealed interface Shape {

  /** A whole number, both bounds included. */
  record Whole(int min, int max) implements Shape {}

  /** A finite number. */
  record Decimal() implements Shape {}

  /** True or false. */
  record Flag() implements Shape {}

  /** Any text. */
  record Text() implements Shape {}

  /** The fields that nothing else names, of a kind that the vocabulary reads. */
  record Others(String kind) implements Shape {}

  /** A value in a form of its own. */
  record Own(ValueForm<?> form) implements Shape {}

  /**
   * Any JSON value, for a reader of its own.
   *
   * @param kind the kind by which the vocabulary reads it; empty if it stays as it is
   */
  record Raw(String kind) implements Shape {}

  /** The source place of the record; not written in sources. */
  record Place() implements Shape {}

  /** A type whose own shape contains this place, as in a tree. */
  record Recursive(Class<?> type) implements Shape {

    /** The shape of the type. */
    public Shape of() {
      return Shapes.of(type);
    }
  }

  /**
   * One of an enum's constants.
   *
   * @param constants by their words
   * @param unknown the code of the finding about any other word
   */
  record Word(Map<String, Object> constants, Code unknown) implements Shape {

    /** Keeps the order. */
    public Word {
      constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
    }

    /** The word of a constant. */
    public String of(Object constant) {
      return constants.entrySet().stream()
          .filter(entry -> entry.getValue().equals(constant))
          .findFirst()
          .orElseThrow()
          .getKey();
    }
  }

  /** A name that the vocabulary has of a kind. */
  record Name(String kind) implements Shape {}

  /**
   * A list.
   *
   * @param size the number of entries required; negative for any number
   * @param orFewer whether it may have fewer
   * @param orMore whether it may have more
   * @param orOne whether one value will do besides, also without brackets
   * @param entries the name of its entries in findings
   * @param distinct whether each entry may stand there once only
   */
  record Listed(
      Shape element,
      int size,
      boolean orFewer,
      boolean orMore,
      boolean orOne,
      String entries,
      boolean distinct)
      implements Shape {

    /** True if it may have a number of entries. */
    boolean fits(int number) {
      return size < 0 || number == size || (number < size ? orFewer : orMore);
    }
  }

  /**
   * An object with keys of a kind: a {@link Word}, {@link Name}, {@link Whole} or {@link Tuple}.
   */
  record Mapped(Shape key, Shape value) implements Shape {}

  /**
   * A record.
   *
   * @param unread further fields that sources may have, which nothing reads
   */
  record Structure(Class<?> type, String doc, List<Field> fields, Forms forms, List<String> unread)
      implements Shape {

    /** Copies the lists. */
    public Structure {
      fields = List.copyOf(fields);
      unread = List.copyOf(unread);
    }

    /** The words of a field of an enum, such as a tag that tells several of them; empty if none. */
    Optional<List<String>> wordsOf(String field) {
      return fields.stream()
          .filter(one -> one.name().equals(field) && one.shape() instanceof Word)
          .map(one -> List.copyOf(((Word) one.shape()).constants().keySet()))
          .findFirst();
    }
  }

  /** A record that is written as a list of its components. */
  record Tuple(Structure of, Code unknown) implements Shape {}

  /**
   * One of several records.
   *
   * @param tag the field that tells them apart; empty if the first field of each does
   * @param cases by the tag's words, or the names of those fields
   * @param unknown the code of the finding about any other word
   */
  record Choice(Class<?> type, String tag, Map<String, Structure> cases, Code unknown)
      implements Shape {

    /** Keeps the order. */
    public Choice {
      cases = Collections.unmodifiableMap(new LinkedHashMap<>(cases));
    }

    /**
     * The cases whose first fields an object has: only the narrowest, if it holds those of all. A
     * vote of a player is a vote, even if a player also stands first in something else.
     */
    List<String> found(JsonNode written) {
      List<String> found = cases.keySet().stream().filter(written::has).toList();
      List<String> narrowest =
          found.stream().filter(word -> names(word).toList().containsAll(found)).toList();
      return narrowest.size() == 1 ? narrowest : found;
    }

    /** The cases that hold the first field of this one besides their own. */
    List<String> narrower(String word) {
      return cases.keySet().stream()
          .filter(one -> !one.equals(word) && names(one).anyMatch(word::equals))
          .toList();
    }

    /**
     * The first field of the case that an object without one means: the only one with the most of
     * its fields, at least two of them.
     */
    Optional<String> meant(JsonNode written) {
      Map<Long, List<String>> byFields =
          cases.keySet().stream()
              .collect(Collectors.groupingBy(one -> names(one).filter(written::has).count()));
      long most = Collections.max(byFields.keySet());
      List<String> best = byFields.get(most);
      return most > 1 && best.size() == 1 ? Optional.of(best.get(0)) : Optional.empty();
    }

    /** True for the name of a field of a case. */
    boolean isOfCase(String field) {
      return cases.keySet().stream().flatMap(this::names).anyMatch(field::equals);
    }

    /** The names of the fields of a case. */
    Stream<String> names(String word) {
      return cases.get(word).fields().stream().map(Field::name);
    }
  }

  /**
   * The short forms of a record, besides its fields.
   *
   * @param shortField the field that a bare value stands for; empty if none
   * @param isUsual whether the bare value is the usual form of a record with only that field
   * @param other the other form, if there is one
   */
  record Forms(String shortField, boolean isUsual, Optional<Rewriting> other) {

    /** The usual form of a record that is written by its fields. */
    JsonNode usual(ObjectNode fields) {
      return isUsual && fields.size() == 1 && fields.has(shortField)
          ? fields.get(shortField)
          : fields;
    }
  }

  /**
   * A component of a record.
   *
   * @param name its name in sources
   * @param doc its meaning in a sentence; may be empty
   * @param required whether a source must have it
   * @param otherwise its value if it is left out and the record is not {@link Partial}
   * @param none the word of cells for {@code null}; empty if it cannot be null
   * @param inline whether its fields stand among those of the record that holds it
   * @param column how sheets show it
   */
  record Field(
      RecordComponent component,
      String name,
      String doc,
      Shape shape,
      boolean required,
      Optional<JsonNode> otherwise,
      String none,
      boolean inline,
      Column column) {

    /** True if the component says that it is not there by an {@link Optional}. */
    boolean isOptional() {
      return component.getType() == Optional.class;
    }

    /** The value of the component in a record. */
    public Object of(Object record) {
      return RecordClass.value(component, record);
    }
  }

  /**
   * The column of a field.
   *
   * @param tells the word with which a change is reported
   * @param label its heading, or a template of headings
   * @param note its note, likewise
   * @param entries the number of entries shown of a list of any length
   */
  record Column(
      String label, String note, String tells, boolean usual, boolean hidden, int entries) {}
}
