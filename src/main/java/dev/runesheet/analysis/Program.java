package dev.runesheet.analysis;

import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The summary of an effect's program: its changes and events.
 *
 * @param effect the effect
 * @param writes the stats it changes, in the order of its lines
 * @param raises the events it can cause, those of changes first
 * @param performed the effects whose programs it runs directly
 * @param opaque whether a verb changes stats that are unknown
 */
record Program(
    Effect effect,
    List<StatChange> writes,
    List<RaisedEvent> raises,
    List<String> performed,
    boolean opaque) {

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
    for (String id : performed) {
      Program child = all.get(id);
      if (child != null) {
        more.addAll(child.writes);
        moreRaises.addAll(child.raises);
      }
    }
    return new Program(effect, more, moreRaises, performed, opaque);
  }

  private static final class Collector implements ProgramWalk.Visitor {
    private final List<StatChange> writes = new ArrayList<>();
    private final List<RaisedEvent> raises = new ArrayList<>();
    private final List<String> performed = new ArrayList<>();
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
    public void perform(Step.Perform perform) {
      performed.add(perform.effect());
    }
  }
}
