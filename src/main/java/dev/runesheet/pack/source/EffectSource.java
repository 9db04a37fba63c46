package dev.runesheet.pack.source;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;

/**
 * One file of effects that was read, and that can be written back in its own language.
 *
 * @param owner the owner of its effects: a hero, a mode; empty if it may have effects of any owner
 * @param effects its effects in order
 * @param writer writes the file with other effects
 */
public record EffectSource(Optional<String> owner, List<Effect> effects, Writer writer) {

  /** Copies the list. */
  public EffectSource {
    effects = List.copyOf(effects);
  }

  /** A source that may have effects of any owner. */
  public EffectSource(List<Effect> effects, Writer writer) {
    this(Optional.empty(), effects, writer);
  }

  /** A writer of one file. */
  @FunctionalInterface
  public interface Writer {

    /** The file's bytes; empty after a finding: the language has no words for an effect. */
    Optional<byte[]> write(List<Effect> effects, Diagnostics findings);
  }

  /** True if an effect belongs in this source. */
  public boolean owns(Effect effect) {
    return owner.map(effect.owner()::equals).orElse(true);
  }

  /**
   * The file with these effects instead of its own; its other content stays. Empty after a finding.
   */
  public Optional<byte[]> write(List<Effect> others, Diagnostics findings) {
    return writer.write(others, findings);
  }
}
