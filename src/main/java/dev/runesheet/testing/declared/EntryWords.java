package dev.runesheet.testing.declared;

import dev.runesheet.schema.shape.Shape;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The names of entries of maps and lists for people, who count from 1: an entry of a list by the
 * noun for what it is, and a tile or the like by the parts of its key.
 */
final class EntryWords {

  private EntryWords() {}

  /**
   * The name of an entry, such as {@code lane 2, column 2}; empty if its key or field says it.
   *
   * @param shape the words that have the map or list
   * @param of the fields that lead to it, with a slash between them
   * @param entry its key there, or its place from 0
   */
  static Optional<String> name(Shape shape, String of, String entry) {
    if (of.isEmpty()) {
      return name(shape, entry);
    }
    String[] fields = of.split("/", 2);
    return inner(shape, fields[0])
        .flatMap(next -> name(next, fields.length > 1 ? fields[1] : "", entry));
  }

  private static Optional<Shape> inner(Shape shape, String field) {
    if (shape instanceof Shape.Structure structure) {
      return structure.fields().stream()
          .filter(one -> one.name().equals(field))
          .map(Shape.Field::shape)
          .findFirst();
    }
    if (shape instanceof Shape.Mapped mapped) {
      return Optional.of(mapped.value());
    }
    return shape instanceof Shape.Listed listed ? Optional.of(listed.element()) : Optional.empty();
  }

  private static Optional<String> name(Shape shape, String entry) {
    if (shape instanceof Shape.Mapped mapped && mapped.key() instanceof Shape.Tuple tuple) {
      return key(tuple.of().fields(), entry.split(","));
    }
    if (!(shape instanceof Shape.Listed listed)) {
      return Optional.empty();
    }
    return noun(listed.element()).map(noun -> noun + " " + counted(entry));
  }

  /** The noun for entries: the kind of names, or what a record is of. */
  private static Optional<String> noun(Shape element) {
    if (element instanceof Shape.Structure structure) {
      return Optional.of(structure.type().getSimpleName().toLowerCase(Locale.ROOT));
    }
    return element instanceof Shape.Name name ? Optional.of(name.kind()) : Optional.empty();
  }

  private static Optional<String> key(List<Shape.Field> fields, String[] parts) {
    return parts.length != fields.size()
        ? Optional.empty()
        : Optional.of(
            IntStream.range(0, parts.length)
                .mapToObj(i -> label(fields.get(i)) + " " + counted(parts[i]))
                .collect(Collectors.joining(", ")));
  }

  private static String label(Shape.Field part) {
    return part.column().label().toLowerCase(Locale.ROOT);
  }

  /** A number from 0 as people count; what a damaged file has instead of one as it stands. */
  private static String counted(String fromZero) {
    return fromZero.matches("\\d{1,9}")
        ? Integer.toString(Integer.parseInt(fromZero) + 1)
        : fromZero;
  }
}
