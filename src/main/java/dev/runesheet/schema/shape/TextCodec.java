package dev.runesheet.schema.shape;

import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The text forms of values that keys of objects and cells of sheets can hold: words, names, whole
 * numbers of a small range, and tuples of these with commas between them.
 */
public final class TextCodec {

  /** The largest number of values that are listed. */
  private static final int MOST = 1_000;

  private TextCodec() {}

  /** The texts of all values of a shape; none if there are too many to list. */
  public static List<String> words(Shape shape, SourceNames vocabulary) {
    if (shape instanceof Shape.Word word) {
      return List.copyOf(word.constants().keySet());
    }
    if (shape instanceof Shape.Name name) {
      return List.copyOf(vocabulary.words(name.kind()).meanings().keySet());
    }
    if (shape instanceof Shape.Whole whole && (long) whole.max() - whole.min() < MOST) {
      List<String> numbers = new ArrayList<>();
      for (int number = whole.min(); number <= whole.max(); number++) {
        numbers.add(Integer.toString(number));
      }
      return numbers;
    }
    if (shape instanceof Shape.Tuple tuple) {
      List<String> all = List.of("");
      for (Shape.Field part : tuple.of().fields()) {
        List<String> words = words(part.shape(), vocabulary);
        all = all.stream().flatMap(head -> words.stream().map(word -> join(head, word))).toList();
      }
      return all;
    }
    return List.of();
  }

  private static String join(String head, String word) {
    return head.isEmpty() ? word : head + "," + word;
  }

  /** The code of the finding about an unknown key. */
  static Code unknown(Shape shape, SourceNames vocabulary) {
    if (shape instanceof Shape.Word word) {
      return word.unknown() == Code.UNKNOWN_WORD ? Code.UNKNOWN_REFERENCE : word.unknown();
    }
    if (shape instanceof Shape.Name name) {
      Code unknown = vocabulary.words(name.kind()).unknown();
      return unknown == Code.OUT_OF_RANGE ? Code.UNKNOWN_REFERENCE : unknown;
    }
    return shape instanceof Shape.Tuple tuple ? tuple.unknown() : Code.POSITION;
  }

  /** The value of a text, if it has one. */
  static Optional<Object> read(Shape shape, String text, SourceNames vocabulary) {
    if (shape instanceof Shape.Tuple tuple) {
      return tuple(tuple, text, vocabulary);
    }
    if (shape instanceof Shape.Word word) {
      return Optional.ofNullable(word.constants().get(text));
    }
    boolean known =
        shape instanceof Shape.Name name
            ? vocabulary.words(name.kind()).meanings().containsKey(text)
            : words(shape, vocabulary).contains(text);
    if (!known) {
      return Optional.empty();
    }
    return Optional.of(shape instanceof Shape.Whole ? (Object) Integer.valueOf(text) : text);
  }

  private static Optional<Object> tuple(Shape.Tuple tuple, String text, SourceNames vocabulary) {
    List<Shape.Field> parts = tuple.of().fields();
    String[] texts = text.split(",", -1);
    if (texts.length != parts.size()) {
      return Optional.empty();
    }
    Object[] components = new Object[texts.length];
    for (int i = 0; i < texts.length; i++) {
      Optional<Object> part = read(parts.get(i).shape(), texts[i], vocabulary);
      if (part.isEmpty()) {
        return Optional.empty();
      }
      components[i] = part.get();
    }
    return Optional.of(RecordClass.of(tuple.of().type()).make(components));
  }

  /** The text of a key. */
  static String write(Shape shape, Object key) {
    if (shape instanceof Shape.Word word) {
      return word.of(key);
    }
    if (shape instanceof Shape.Tuple tuple) {
      return String.join(
          ",",
          tuple.of().fields().stream().map(part -> write(part.shape(), part.of(key))).toList());
    }
    return String.valueOf(key);
  }
}
