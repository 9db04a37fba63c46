package dev.runesheet.engine.machine;

import dev.runesheet.engine.Limits;
import dev.runesheet.engine.fault.ActionFailure;
import dev.runesheet.engine.state.Counters;

/** The count of events that are taken up, so that rules which raise events without end do end. */
final class EventAdmission {

  private static final String EVENTS = "events";

  private final MatchChanges match;
  private int nested;

  EventAdmission(MatchChanges match) {
    this.match = match;
  }

  /** Begins a call from outside, in which events within events are counted anew. */
  void begin() {
    nested = 0;
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
   * Counts an event within what another is answered with. Programs have a limit of their own, but
   * rules written by hand can answer events without any.
   *
   * @throws ActionFailure if there are too many in one action
   */
  void countNested() {
    int most = Limits.DEFAULT.events();
    most = match.limits.drop() ? most : Math.min(most, match.limits.events());
    if (++nested > most) {
      throw new ActionFailure(
          EVENTS,
          "More than "
              + most
              + " events within each other in one action. Maybe a rule raises what it answers.");
    }
  }
}
