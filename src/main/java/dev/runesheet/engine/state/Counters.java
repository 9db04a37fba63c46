package dev.runesheet.engine.state;

/** The counts that the limits bound, since the game's last reset. */
public final class Counters {
  public int events;
  public int activations;
  public int operations;
  public int dropped;
  public boolean exhausted;

  /** Begins to count anew, as an action begins. */
  public void reset() {
    events = 0;
    activations = 0;
    operations = 0;
    dropped = 0;
    exhausted = false;
  }

  Counters copy() {
    Counters copy = new Counters();
    copy.events = events;
    copy.activations = activations;
    copy.operations = operations;
    copy.dropped = dropped;
    copy.exhausted = exhausted;
    return copy;
  }
}
