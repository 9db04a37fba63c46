package dev.runesheet.why;

import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.SourceNotes;
import dev.runesheet.engine.Tracer;
import dev.runesheet.engine.fact.Activation;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.AgendaItem;
import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.engine.fact.Checkpoint;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.fact.Later;
import dev.runesheet.engine.fact.Reaction;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.drools.base.base.ValueResolver;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.rule.FactHandle;

/** Writes down what a match does. */
class TraceRecorder implements Tracer {

  private static final String ENGINE = "runesheet.engine.";

  private final List<Step> steps = new ArrayList<>();
  private final Map<Object, Integer> stepOf = new IdentityHashMap<>();
  private final Map<Object, Integer> starterOf = new IdentityHashMap<>();
  private final Deque<String> firing = new ArrayDeque<>();
  private Match match;
  private GuardReader guards;
  private int current;
  private int lastAnswer;
  private boolean phasesPending;

  /** All steps so far. */
  final List<Step> steps() {
    return List.copyOf(steps);
  }

  final Match match() {
    return match;
  }

  /** The step of an item that was put on the agenda. */
  final int stepOf(Object item) {
    return stepOf.getOrDefault(item, Step.NONE);
  }

  @Override
  public void begins(Match begun) {
    match = begun;
    current = add(new Step.Begun(next(), Step.NONE));
  }

  @Override
  public void phases() {
    phasesPending = true;
  }

  @Override
  public void answered(Decision decision, Option option, Activation asking) {
    int parent = asking == null ? Step.NONE : stepOf(asking);
    phasesPending = false;
    current = add(new Step.Chosen(next(), parent, decision, option));
    lastAnswer = current;
    if (asking != null) {
      stepOf.put(asking, current);
    }
  }

  @Override
  public void put(AgendaItem item) {
    int parent = here();
    if (item instanceof Event event) {
      note(item, new Step.Raised(next(), cause(event, parent), event, List.of(), ""));
    } else if (item instanceof Activation) {
      // It becomes a step when its turn comes.
      starterOf.put(item, parent);
    } else {
      note(item, new Step.Moment(next(), parent, words(item), List.of()));
    }
  }

  /** The change of a stat is what raises its event. */
  private int cause(Event event, int parent) {
    Step last = steps.get(steps.size() - 1);
    boolean raises =
        last instanceof Step.Changed changed
            && changed.parent() == parent
            && changed.what() instanceof Happening.StatChanged stat
            && stat.entity() == event.getSubject()
            && event.getTrigger().startsWith(stat.stat());
    return raises ? last.number() : parent;
  }

  private static String words(AgendaItem item) {
    if (item instanceof Checkpoint checkpoint) {
      return "checkpoint: " + checkpoint.getKind();
    }
    if (item instanceof Later later) {
      return "the rest of a verb: " + later.what();
    }
    return item instanceof Attempt attempt ? "attempt: " + attempt.getKind() : item.toString();
  }

  @Override
  public void lost(Event event, String why) {
    if (!stepOf.containsKey(event)) {
      int parent = here();
      note(event, new Step.Raised(next(), cause(event, parent), event, List.of(), why));
      return;
    }
    Step.Raised raised = (Step.Raised) steps.get(stepOf(event) - 1);
    set(new Step.Raised(raised.number(), raised.parent(), event, List.of(), why));
  }

  @Override
  public void taken(AgendaItem item) {
    phasesPending = false;
    if (item instanceof Activation activation && !stepOf.containsKey(item)) {
      int parent = starterOf.getOrDefault(item, Step.NONE);
      int self = activation.self().getId();
      note(item, new Step.Ran(next(), parent, activation.effect(), self, false));
    } else if (!stepOf.containsKey(item)) {
      put(item);
    }
    current = stepOf(item);
  }

  @Override
  public void routed(Event event, List<ActiveEffect> answers) {
    Step.Raised raised = (Step.Raised) steps.get(stepOf(event) - 1);
    List<Step.Answering> all =
        answers.stream()
            .map(effect -> new Step.Answering(effect.getEffect(), effect.getHolder()))
            .toList();
    set(new Step.Raised(raised.number(), raised.parent(), event, all, ""));
  }

  @Override
  public void withheld(Activation activation) {
    Step.Ran ran = (Step.Ran) steps.get(stepOf(activation) - 1);
    set(new Step.Ran(ran.number(), ran.parent(), ran.effect(), ran.self(), true));
  }

  @Override
  public void shown(Object fact, FactHandle handle) {
    if (fact instanceof Reaction reaction) {
      Activation activation = reaction.activation();
      List<RuleCheck> checks =
          match.book().rulesOfBlock(reaction.getBlock()).stream()
              .map(rule -> check(rule, reaction, handle))
              .toList();
      current = add(new Step.Block(next(), stepOf(activation), reaction.getBlock(), checks));
    } else if (fact instanceof Attempt attempt) {
      current = add(new Step.Moment(next(), stepOf(attempt), "stage: " + attempt, List.of()));
    }
  }

  private RuleCheck check(Rule rule, Reaction reaction, FactHandle handle) {
    if (guards == null) {
      guards = new GuardReader((ValueResolver) match.session());
    }
    SourceNotes.Note note = match.book().notes().of(rule.getName());
    String place = note == null ? "" : note.source();
    return new RuleCheck(rule.getName(), place, guards.guards(rule, reaction, handle), false);
  }

  @Override
  public void fires(Rule rule) {
    firing.push(rule.getName());
    Step step = current == Step.NONE ? null : steps.get(current - 1);
    if (step instanceof Step.Block block) {
      set(
          new Step.Block(
              block.number(),
              block.parent(),
              block.block(),
              block.rules().stream()
                  .map(one -> one.rule().equals(rule.getName()) ? one.asFired() : one)
                  .toList()));
    } else if (step instanceof Step.Moment moment && !rule.getPackageName().startsWith(ENGINE)) {
      List<String> more = new ArrayList<>(moment.rules());
      more.add(rule.getName());
      set(new Step.Moment(moment.number(), moment.parent(), moment.words(), more));
    }
  }

  @Override
  public void fired(Rule rule) {
    firing.pop();
  }

  @Override
  public void happened(int number, Happening happening) {
    boolean told =
        happening instanceof Happening.Activated || happening instanceof Happening.Answered;
    if (!told) {
      int parent = here();
      String rule = firing.isEmpty() ? "" : firing.peek();
      add(new Step.Changed(next(), parent, number, happening, VerbFrame.current(), rule));
    }
  }

  /** What was taken back began with an answer; nothing of it has happened. */
  @Override
  public void takenBack(int number) {
    int keep = lastAnswer == Step.NONE ? 0 : lastAnswer - 1;
    steps.subList(keep, steps.size()).clear();
    stepOf.values().removeIf(step -> step > keep);
    starterOf.values().removeIf(step -> step > keep);
    firing.clear();
    current = Step.NONE;
  }

  /** The step that runs now; phases that do something become one. */
  private int here() {
    if (phasesPending) {
      phasesPending = false;
      current = add(new Step.Phases(next(), Step.NONE));
    }
    return current;
  }

  private int next() {
    return steps.size() + 1;
  }

  private int add(Step step) {
    steps.add(step);
    return step.number();
  }

  private void note(Object item, Step step) {
    stepOf.put(item, add(step));
  }

  private void set(Step step) {
    steps.set(step.number() - 1, step);
  }
}
