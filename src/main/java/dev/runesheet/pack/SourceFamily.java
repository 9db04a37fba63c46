package dev.runesheet.pack;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import java.util.List;
import java.util.Optional;

/**
 * A family of a game's sources, as an entry of {@code homes} in its {@code game.yaml}: reading and
 * reference follow from it.
 *
 * @param name the word of the entry
 * @param doc what its files say, one sentence
 * @param required whether the manifest must name it
 * @param several whether it may have more than one home
 */
public record SourceFamily(String name, String doc, boolean required, boolean several) {

  /** A family that the manifest must name, with one home. */
  public static SourceFamily of(String name, String doc) {
    return new SourceFamily(name, doc, true, false);
  }

  /** The same family, which the manifest may leave out. */
  public SourceFamily optional() {
    return new SourceFamily(name, doc, false, several);
  }

  /** The same family, which may have a list of homes. */
  public SourceFamily orSeveral() {
    return new SourceFamily(name, doc, required, true);
  }

  /** The files or folders of its entry; none after a report, if a family must be there. */
  List<String> homes(JsonFields entries) {
    Optional<JsonValue> entry = required ? entries.required(name) : entries.optional(name);
    entry
        .filter(value -> required && several && value.node().isArray() && value.node().isEmpty())
        .ifPresent(value -> value.error(Code.EMPTY, "no file", "one file or more"));
    return entry.map(value -> texts(value, several)).orElse(List.of());
  }

  /** A value as one text, or as a list of texts. */
  static List<String> texts(JsonValue value, boolean several) {
    boolean list = several && value.node().isArray();
    List<JsonValue> values = list ? value.list().orElse(List.of()) : List.of(value);
    return values.stream().map(JsonValue::text).flatMap(Optional::stream).toList();
  }
}
