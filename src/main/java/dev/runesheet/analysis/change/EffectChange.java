package dev.runesheet.analysis.change;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import java.util.List;

/**
 * One effect that differs between two versions.
 *
 * @param kind the kind of difference
 * @param id its id; the new one if that changed
 * @param before the old effect; null if it was added
 * @param after the new effect; null if it was removed
 * @param details the changes, each in a few words; empty if it was added or removed
 */
public record EffectChange(Kind kind, String id, Effect before, Effect after, List<String> details)
    implements Change {

  /** Copies the details. */
  public EffectChange {
    details = List.copyOf(details);
  }

  @Override
  public String noun() {
    return "effect";
  }

  @Override
  public SourceLocation place() {
    return after == null ? before.source() : after.source();
  }

  @Override
  public String oldSentence() {
    return before == null ? "" : before.sentence();
  }

  @Override
  public String newSentence() {
    return after == null ? "" : after.sentence();
  }
}
