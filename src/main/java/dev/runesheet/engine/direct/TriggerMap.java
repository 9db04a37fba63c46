package dev.runesheet.engine.direct;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * A map from triggers to objects, each made when first asked for. The triggers of events are mostly
 * the same few strings again and again, so those asked for lately are found without comparing
 * texts.
 *
 * @param <T> the type of the objects
 */
public final class TriggerMap<T> {

  private static final int SLOTS = 16;

  private final Function<String, T> maker;
  private final Map<String, T> all = new HashMap<>();
  private final String[] lately = new String[SLOTS];
  private final Object[] ofLately = new Object[SLOTS];

  /** Creates it; nothing is made yet. */
  public TriggerMap(Function<String, T> maker) {
    this.maker = maker;
  }

  /** The object kept for a trigger, the same each time. */
  @SuppressWarnings("unchecked") // Slots hold what was made for their trigger.
  public T of(String trigger) {
    int slot = trigger.hashCode() & SLOTS - 1;
    if (lately[slot] != trigger) {
      ofLately[slot] = all.computeIfAbsent(trigger, maker);
      lately[slot] = trigger;
    }
    return (T) ofLately[slot];
  }
}
