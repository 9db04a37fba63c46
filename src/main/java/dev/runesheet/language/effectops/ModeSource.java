package dev.runesheet.language.effectops;

import dev.runesheet.model.Effect;
import java.util.List;
import java.util.Objects;

/**
 * A mode as its author wrote it.
 *
 * @param name as people call it; the file's name if the author gave none
 * @param attributes the attributes in their order, which gives their ids
 * @param effects the global rules, in order
 * @param maxTurns the match is a draw after this turn (decision 11)
 * @param overflow the behaviour when the event queue overflows
 */
public record ModeSource(
    String name, List<String> attributes, List<Effect> effects, int maxTurns, Overflow overflow) {

  /** The turn limit of a mode that names none (decision 11). */
  public static final int DEFAULT_MAX_TURNS = 200;

  /** Copies the lists. */
  public ModeSource {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(overflow, "overflow");
    attributes = List.copyOf(attributes);
    effects = List.copyOf(effects);
  }
}
