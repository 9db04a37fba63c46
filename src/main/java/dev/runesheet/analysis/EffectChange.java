package dev.runesheet.analysis;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import java.util.List;

/**
 * One effect that differs between two versions.
 *
 * @param kind how it differs
 * @param id its id; the new one if that changed
 * @param before the old effect; null if it was added
 * @param after the new effect; null if it was removed
 * @param details what changed, each in a few words; empty if it was added or removed
 */
public record EffectChange(
    Kind kind, String id, Effect before, Effect after, List<String> details) {

  /** Copies the details. */
  public EffectChange {
    details = List.copyOf(details);
  }

  /** How an effect differs. */
  public enum Kind {
    /** Only the new version has it. */
    ADDED,
    /** Only the old version has it. */
    REMOVED,
    /** Both have it, and it does something else. */
    CHANGED,
    /** Both have it under different ids. */
    RENAMED
  }

  /** Where the effect is written; the new place if there is one. */
  public SourceLocation place() {
    return after == null ? before.source() : after.source();
  }

  /** The old sentence; empty if there is none. */
  public String oldSentence() {
    return before == null ? "" : before.sentence();
  }

  /** The new sentence; empty if there is none. */
  public String newSentence() {
    return after == null ? "" : after.sentence();
  }
}
