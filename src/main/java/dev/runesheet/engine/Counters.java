package dev.runesheet.engine;

/** The counts that the limits bound, since the game's last reset. */
final class Counters {
  int events;
  int activations;
  int operations;
  int dropped;
  boolean exhausted;

  void reset() {
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
