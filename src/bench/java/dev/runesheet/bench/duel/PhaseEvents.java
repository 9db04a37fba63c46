package dev.runesheet.bench.duel;

/**
 * The events of one phase: those that wait, and how many were processed or dropped against the
 * limits.
 */
final class PhaseEvents {

  /** How many events one phase may process. */
  static final int MAX_EVENTS = 1000;

  private final EventQueue queue = new EventQueue();
  private final boolean dropping;
  private int processed;
  private int dropped;
  private boolean exhausted;

  /** Events that are dropped beyond the limits, or make the phase fail. */
  PhaseEvents(boolean dropping) {
    this.dropping = dropping;
  }

  /** Begins a phase: the limits count from here. */
  void begin() {
    queue.clear();
    processed = 0;
    dropped = 0;
    exhausted = false;
  }

  /** Adds an event at the end of the queue. */
  void add(int slot, double oldValue, double newValue) {
    if (!exhausted && queue.offer(slot, oldValue, newValue)) {
      return;
    }
    if (!dropping) {
      throw new RuleFailure(Failure.Reason.QUEUE);
    }
    dropped++;
  }

  /** True if an event waits. */
  boolean waiting() {
    return queue.size() > 0;
  }

  /** The queue, whose first event is to be processed next and counted as such. */
  EventQueue next() {
    if (processed == MAX_EVENTS) {
      throw new RuleFailure(Failure.Reason.EVENTS);
    }
    processed++;
    return queue;
  }

  /**
   * Ends the work on an event: after the last one allowed, what waits or comes later may be
   * dropped.
   */
  void done() {
    if (processed == MAX_EVENTS && dropping) {
      exhausted = true;
      dropped += queue.size();
      queue.clear();
    }
  }

  /** How many events were dropped. */
  int dropped() {
    return dropped;
  }
}
