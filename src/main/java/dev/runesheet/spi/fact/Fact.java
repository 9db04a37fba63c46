package dev.runesheet.spi.fact;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.runesheet.spi.reading.Reads;
import org.kie.api.runtime.rule.FactHandle;

/**
 * A fact that stays in working memory; it keeps its handle so that finding it again costs nothing.
 */
public abstract class Fact {

  private transient FactHandle handle;
  private transient boolean contested = true;

  /** The handle in the session of the match, or null while it is in none. */
  public final FactHandle handle() {
    return handle;
  }

  /** Remembers the handle; for the engine. */
  public final void handle(FactHandle newHandle) {
    handle = newHandle;
  }

  /**
   * True if effects may be out of force: false only while the engine knows that nothing in force
   * suppresses others, so that no join with suppressors need hold this fact.
   */
  @JsonIgnore
  @Reads(Reads.Part.PROPERTIES)
  public final boolean isContested() {
    return contested;
  }

  /** Says whether effects may be out of force; for the engine. */
  public final void contested(boolean now) {
    contested = now;
  }
}
