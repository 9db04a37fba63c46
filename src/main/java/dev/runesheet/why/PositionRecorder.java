package dev.runesheet.why;

import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Event;
import java.util.List;

/** A trace recorder that also records where entities are at one event. */
final class PositionRecorder extends TraceRecorder {

  private final int number;
  private List<EntityPosition> found = List.of();

  /**
   * Creates the recorder.
   *
   * @param number the step of the event
   */
  PositionRecorder(int number) {
    this.number = number;
  }

  /** The places of all entities that there were, by their numbers. */
  List<EntityPosition> found() {
    return found;
  }

  @Override
  public void routed(Event event, List<ActiveEffect> answers) {
    super.routed(event, answers);
    look(event);
  }

  @Override
  public void lost(Event event, String why) {
    super.lost(event, why);
    look(event);
  }

  private void look(Event event) {
    if (stepOf(event) == number) {
      found =
          match().world().entities().stream()
              .map(one -> new EntityPosition(one.getId(), one.getZone(), one.isPresent()))
              .toList();
    }
  }
}
