package dev.runesheet.engine.state;

import dev.runesheet.spi.fact.Copies;
import java.util.ArrayList;
import java.util.List;

/**
 * The part of a match that has begun and not ended.
 *
 * @param agenda what waits
 * @param pending the open questions
 */
public record Underway(Agenda agenda, List<PendingQuestion> pending) {

  /** A deep copy, in a list of its own that can be changed. */
  public Underway copy(Copies copies) {
    Agenda waiting = agenda.copy(copies);
    List<PendingQuestion> open = new ArrayList<>(pending.size());
    for (PendingQuestion question : pending) {
      boolean asked = question.activation() != null;
      open.add(asked ? question.with(copies.of(question.activation())) : question);
    }
    return new Underway(waiting, open);
  }
}
