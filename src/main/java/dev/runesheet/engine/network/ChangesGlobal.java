package dev.runesheet.engine.network;

import dev.runesheet.engine.fact.Changes;
import java.lang.ref.WeakReference;
import java.util.Collection;
import java.util.List;
import org.kie.api.runtime.Globals;

/**
 * The global {@code changes} of rules that are written by hand: what the match can do. The session
 * refers to it weakly, so that it does not keep a match in memory that nobody has closed.
 */
final class ChangesGlobal implements Globals {

  /** The global's name. */
  static final String NAME = "changes";

  private final WeakReference<Changes> changes;

  ChangesGlobal(Changes changes) {
    this.changes = new WeakReference<>(changes);
  }

  @Override
  public Object get(String identifier) {
    return identifier.equals(NAME) ? changes.get() : null;
  }

  @Override
  public Collection<String> getGlobalKeys() {
    return List.of(NAME);
  }

  @Override
  public void set(String identifier, Object value) {
    throw new UnsupportedOperationException("global (" + identifier + ") cannot be set.");
  }

  @Override
  public void setDelegate(Globals delegate) {
    throw new UnsupportedOperationException("globals (" + NAME + ") have no delegate.");
  }
}
