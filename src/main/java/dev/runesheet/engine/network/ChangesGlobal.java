package dev.runesheet.engine.network;

import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.spi.fact.Changes;
import java.lang.ref.WeakReference;
import java.util.Collection;
import org.kie.api.runtime.Globals;

/**
 * The globals of rules that are written by hand: {@code changes}, what any rules may do to a match,
 * and {@code match}, what phases may do besides, for rules of a game. Their names differ, since
 * Drools knows a global by its name in all packages. The session refers to them weakly, so that it
 * does not keep a match in memory that nobody has closed.
 */
final class ChangesGlobal implements Globals {

  private final WeakReference<Changes> changes;

  ChangesGlobal(Changes changes) {
    this.changes = new WeakReference<>(changes);
  }

  /** True if a name is that of such a global. */
  static boolean has(String name) {
    return OwnRules.GLOBALS.contains(name);
  }

  @Override
  public Object get(String identifier) {
    return has(identifier) ? changes.get() : null;
  }

  @Override
  public Collection<String> getGlobalKeys() {
    return OwnRules.GLOBALS;
  }

  @Override
  public void set(String identifier, Object value) {
    throw new UnsupportedOperationException("global (" + identifier + ") cannot be set.");
  }

  @Override
  public void setDelegate(Globals delegate) {
    throw new UnsupportedOperationException("globals " + OwnRules.GLOBALS + " have no delegate.");
  }
}
