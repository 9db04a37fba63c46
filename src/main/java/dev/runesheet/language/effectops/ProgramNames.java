package dev.runesheet.language.effectops;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.word.WordList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The names that a program may use, and the programs themselves.
 *
 * @param forms the ops
 * @param attributes the mode's attributes; empty if they are unknown and any name is valid
 */
record ProgramNames(OpForms forms, List<String> attributes) implements SourceNames {

  /** The kind of the words for sides. */
  static final String TARGET = "target";

  /** The kind of the words for what an event brings. */
  static final String KEY = "key";

  /** The kind of lists of ops. */
  static final String PROGRAM = "program";

  /** The words that are the same in each game, by their kinds. */
  static final Map<String, Words> FIXED =
      Map.of(
          TARGET,
          Words.of(EffectOpsWords.TARGETS.words(), Code.UNKNOWN_TARGET),
          KEY,
          Words.of(EffectOpsWords.KEYS.words(), Code.UNKNOWN_KEY));

  ProgramNames {
    attributes = List.copyOf(attributes);
  }

  /** A reader of what uses these names. */
  ShapeReader reader() {
    return new ShapeReader(this);
  }

  @Override
  public Words words(String kind) {
    return kind.equals(WordList.STAT)
        ? attributes.isEmpty() ? Words.any() : Words.of(attributes, Code.UNKNOWN_STAT)
        : FIXED.get(kind);
  }

  /** The steps of a program, the only kind of values. */
  @Override
  public Optional<?> value(String kind, JsonValue value) {
    Optional<List<JsonValue>> ops = value.list();
    return ops.isEmpty() ? ops : Optional.of(new ProgramReader(this).read(ops.get()));
  }

  /** True if an attribute can be used. */
  boolean has(String attribute) {
    return attributes.isEmpty() || attributes.contains(attribute);
  }
}
