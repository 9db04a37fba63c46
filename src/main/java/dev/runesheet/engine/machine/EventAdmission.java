package dev.runesheet.engine.machine;

import dev.runesheet.engine.state.Counters;
import dev.runesheet.spi.Limits;
import dev.runesheet.spi.fault.ActionFailure;

/** The count of events that are taken up, so that rules which raise events without end do end. */
final class EventAdmission {

  private static final String EVENTS = "events";

  private final MatchChanges match;
  private int unanswered;

  EventAdmission(MatchChanges match) {
    this.match = match;
  }

  /**
   * Refuses one more of what waits to be taken up, where a single consequence or call puts all of
   * it: no event is taken up, and so counted, before that ends.
   *
   * @throws ActionFailure if there are too many already
   */
  static void mustFit(int waiting) {
    int most = Limits.DEFAULT.events();
    if (waiting >= most) {
      throw new ActionFailure(
          EVENTS, "More than " + most + " events in one action. Maybe a loop raises them.");
    }
  }

  /** Begins a call from outside, in which unanswered events are counted anew. */
  void begin() {
    unanswered = 0;
  }

  /**
   * Counts an event that is taken from a queue; false if it is dropped instead (Math Battle,
   * decision 20).
   */
  boolean admitsQueued() {
    Counters counters = match.position.counters;
    if (counters.events < match.limits.events()) {
      counters.events++;
      return true;
    }
    match.overflow(EVENTS, "More than " + match.limits.events() + " events in one phase.");
    counters.exhausted = true;
    counters.dropped += match.position.agenda.dropWaiting();
    return false;
  }

  /**
   * Counts an event that no effect answers. Programs have a limit of their own, but rules written
   * by hand can answer events without any.
   *
   * @throws ActionFailure if there are too many in one action
   */
  void countUnanswered() {
    int most = Limits.DEFAULT.events();
    most = match.limits.drop() ? most : Math.min(most, match.limits.events());
    if (++unanswered > most) {
      throw new ActionFailure(
          EVENTS,
          "More than "
              + most
              + " events in one action that no effect answers. Maybe a rule raises what it answers.");
    }
  }
}
