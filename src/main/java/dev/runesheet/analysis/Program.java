package dev.runesheet.analysis;

import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector.Role;
import dev.runesheet.model.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The summary of an effect's program: its changes and events.
 *
 * @param effect the effect
 * @param writes the stats it changes, in the order of its lines
 * @param raises the events it can cause, those of changes first
 * @param performed its lines that run programs of other effects directly
 * @param opaque whether a verb changes stats that are unknown
 */
record Program(
    Effect effect,
    List<StatChange> writes,
    List<RaisedEvent> raises,
    List<Performed> performed,
    boolean opaque) {

  /**
   * A line that runs the program of another effect.
   *
   * @param effect the other effect
   * @param as who is self there
   * @param writes the changes of the same program before it
   * @param guards the conditions on reaching the line
   */
  record Performed(String effect, Role as, List<StatChange> writes, List<Guard> guards) {

    /** True if self is the same there, so that what is said of self is. */
    private boolean isOfSelf() {
      return as.equals(Role.SELF);
    }

    /**
     * The line with the changes that the other program makes for it, unless that runs others, which
     * may run this line again before.
     */
    private Performed with(Program child) {
      boolean last = isOfSelf() && child.performed().isEmpty();
      return last ? new Performed(effect, as, join(writes, within(child)), guards) : this;
    }

    /** The changes of the other program, under the conditions on running it. */
    private List<StatChange> within(Program child) {
      return child.writes().stream().map(write -> write.within(guards)).toList();
    }
  }

  Program {
    writes = List.copyOf(writes);
    raises = List.copyOf(raises);
    performed = List.copyOf(performed);
  }

  static Program of(Effect effect, KnownNumbers known, BroughtEffects brought) {
    if (!(effect.body() instanceof Body.Program program)) {
      return new Program(effect, List.of(), List.of(), List.of(), false);
    }
    Collector collector = new Collector(brought);
    ProgramWalk.of(program.steps(), known, collector);
    List<RaisedEvent> raises = new ArrayList<>();
    collector.writes.forEach(write -> raises.add(RaisedEvent.of(write, brought)));
    raises.addAll(collector.raises);
    return new Program(effect, collector.writes, raises, collector.performed, collector.opaque);
  }

  /** The same summary, with the changes of the effects it performs directly. */
  Program withPerformed(Map<String, Program> all) {
    List<StatChange> more = new ArrayList<>(writes);
    List<RaisedEvent> moreRaises = new ArrayList<>(raises);
    List<Performed> lines = new ArrayList<>();
    for (Performed line : performed) {
      Program child = all.get(line.effect());
      lines.add(child == null ? line : line.with(child));
      if (child != null) {
        more.addAll(line.within(child));
        child.raises.forEach(raise -> moreRaises.add(raise.within(line.guards())));
      }
    }
    return new Program(effect, more, moreRaises, lines, opaque);
  }

  /** All of two lists, in order. */
  static <T> List<T> join(List<T> some, List<T> more) {
    return Stream.concat(some.stream(), more.stream()).toList();
  }

  private static final class Collector implements ProgramWalk.Visitor {
    private final List<StatChange> writes = new ArrayList<>();
    private final List<RaisedEvent> raises = new ArrayList<>();
    private final List<Performed> performed = new ArrayList<>();
    private final BroughtEffects brought;
    private boolean opaque;

    private Collector(BroughtEffects brought) {
      this.brought = brought;
    }

    @Override
    public void act(Step.Do act, KnownNumbers facts, List<Guard> guards) {
      StatChange.of(act, facts, guards).ifPresent(writes::add);
      raises.addAll(RaisedEvent.of(act, facts, guards, brought));
      opaque |= StatChange.unknown(act);
    }

    @Override
    public void perform(Step.Perform perform, List<Guard> guards) {
      performed.add(new Performed(perform.effect(), perform.as(), List.copyOf(writes), guards));
    }
  }
}
