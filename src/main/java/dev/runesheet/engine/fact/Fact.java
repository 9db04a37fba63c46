package dev.runesheet.engine.fact;

import org.kie.api.runtime.rule.FactHandle;

/**
 * A fact that stays in working memory; it keeps its handle so that finding it again costs nothing.
 */
public abstract class Fact {

  private transient FactHandle handle;

  /** The handle in the session of the match, or null while it is in none. */
  public final FactHandle handle() {
    return handle;
  }

  /** Remembers the handle; for the engine. */
  public final void handle(FactHandle newHandle) {
    handle = newHandle;
  }
}
