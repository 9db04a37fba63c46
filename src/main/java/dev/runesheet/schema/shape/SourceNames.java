package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Rest;
import dev.runesheet.spelling.IdHints;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names that a source can use, by their kinds; the same rules give the same vocabulary. */
@FunctionalInterface
public interface SourceNames {

  /**
   * The words of a kind.
   *
   * @throws IllegalArgumentException if there is no such kind
   */
  Words words(String kind);

  /**
   * The canonical word for a value, or empty after a report.
   *
   * @param kind the kind of a {@link Ref}
   */
  default Optional<String> read(String kind, JsonValue value) {
    return read(kind, value, words(kind));
  }

  /**
   * Reads a word of a vocabulary that is more than a list, such as names with marks behind them.
   *
   * @param words the result of {@link #words}, possibly cached by the caller
   */
  default Optional<String> read(String kind, JsonValue value, Words words) {
    return words.read(value);
  }

  /**
   * True if words of a kind can have other spellings than those of its list.
   *
   * @param kind the kind of a {@link Ref}
   */
  default boolean hasSpellings(String kind) {
    return false;
  }

  /**
   * The usual way to write a name; the text itself if it names nothing.
   *
   * @param kind the kind of a {@link Ref}
   */
  default String usual(String kind, String written) {
    return written;
  }

  /**
   * The meaning of the fields of an object that have no declared name, or empty after a report.
   *
   * @param kind the kind of a {@link Rest}
   */
  default Optional<?> rest(String kind, JsonFields fields) {
    throw new IllegalArgumentException("rest (" + kind + ") is not known.");
  }

  /**
   * A value that is more than a name, or empty after a report; unread as long as no vocabulary says
   * otherwise.
   *
   * @param kind the kind of a {@link Ref} at what is no text
   */
  default Optional<?> value(String kind, JsonValue value) {
    return Optional.of(value);
  }

  /**
   * The words of one kind.
   *
   * @param meanings the value that each word stands for in JSON
   * @param unknown the code of the finding about any other word
   * @param open whether any text is valid, and the words are only known ones
   * @param hints which word may be meant by another; null: the nearest
   * @param unoffered the words that no finding offers, since they stand for nothing in this game:
   *     where one is used, a later check gives the reason
   */
  record Words(
      Map<String, JsonNode> meanings,
      Code unknown,
      boolean open,
      IdHints hints,
      Set<String> unoffered) {

    /** Keeps the order. */
    public Words {
      meanings = Collections.unmodifiableMap(new LinkedHashMap<>(meanings));
      unoffered = Set.copyOf(unoffered);
    }

    /** Words without other spellings. */
    public static Words of(Collection<String> words, Code unknown) {
      Map<String, JsonNode> meanings = new LinkedHashMap<>();
      words.forEach(word -> meanings.put(word, JsonNodeFactory.instance.textNode(word)));
      return new Words(meanings, unknown, false, null, Set.of());
    }

    /** The same words, with hints for names that stand for other words. */
    public Words hinting(IdHints other) {
      return new Words(meanings, unknown, open, other, unoffered);
    }

    /** The same words, some of which no finding offers. */
    public Words withoutOffering(Set<String> some) {
      return new Words(meanings, unknown, open, hints, some);
    }

    /** The same words, where any other text is valid, too. */
    public Words opened() {
      return new Words(meanings, unknown, true, null, unoffered);
    }

    /** The numbers from 0, as players are numbered. */
    public static Words numbers(int count, Code unknown) {
      Map<String, JsonNode> meanings = new LinkedHashMap<>();
      for (int number = 0; number < count; number++) {
        meanings.put(Integer.toString(number), JsonNodeFactory.instance.numberNode(number));
      }
      return new Words(meanings, unknown, false, null, Set.of());
    }

    /** Any text. */
    public static Words any() {
      return new Words(Map.of(), Code.UNKNOWN_WORD, true, null, Set.of());
    }

    /** The canonical word for a value, or empty after a report. */
    public Optional<String> read(JsonValue value) {
      JsonNode node = value.node();
      String word = node.isTextual() || node.isIntegralNumber() ? node.asText() : null;
      if (word != null && same(meanings.get(word), node)) {
        return Optional.of(word);
      }
      if (hints != null && !open && node.isValueNode() && !node.isNull()) {
        value.report(Diagnostic.unknownId(unknown, value.location(), node.asText(), hints));
        return Optional.empty();
      }
      if (node.isTextual() && isNumbers() && !meanings.containsKey(word)) {
        value.unknownWord(Code.WRONG_TYPE, offered());
        return Optional.empty();
      }
      boolean typed = isNumbers() ? value.number().isPresent() : value.text().isPresent();
      if (typed && !open) {
        value.unknownWord(unknown, offered());
      }
      return typed && open ? Optional.ofNullable(word) : Optional.empty();
    }

    /** True if the words stand for numbers. */
    boolean isNumbers() {
      return meanings.values().stream().anyMatch(JsonNode::isNumber);
    }

    /** The words that findings offer. */
    public List<String> offered() {
      return meanings.keySet().stream().filter(word -> !unoffered.contains(word)).toList();
    }

    private static boolean same(JsonNode meaning, JsonNode node) {
      return meaning != null && meaning.equals(node);
    }
  }
}
