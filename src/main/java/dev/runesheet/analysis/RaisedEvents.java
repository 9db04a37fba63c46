package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The events that a game and its effects bring about. */
public final class RaisedEvents {

  private final Set<String> events;

  private RaisedEvents(Set<String> events) {
    this.events = events;
  }

  /** The events of effects that were read without errors. */
  public static RaisedEvents of(List<Effect> effects, Knowledge knowledge) {
    return of(knowledge, Analysis.programs(effects, knowledge));
  }

  static RaisedEvents of(Knowledge knowledge, Collection<Program> programs) {
    Set<String> events = new HashSet<>(knowledge.get(Knowledge.TRIGGERS));
    for (Program program : programs) {
      program.raises().forEach(raise -> events.add(raise.event()));
      boolean lasting = !(program.effect().body() instanceof Body.Program);
      events.addAll(lasting ? knowledge.get(Knowledge.CONTINUOUS) : Set.of());
    }
    return new RaisedEvents(events);
  }

  /** True for an event, and for one that begins as all of a kind do. */
  public boolean contains(String event) {
    return events.contains(event)
        || Knowledge.beginnings(events).stream().anyMatch(event::startsWith);
  }

  /** The names of all, sorted, without kinds of which only the beginning is known. */
  public Set<String> names() {
    Set<String> names = new TreeSet<>(events);
    names.removeAll(Knowledge.beginnings(events));
    return names;
  }
}
