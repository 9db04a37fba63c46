package dev.runesheet.why;

import dev.runesheet.api.Match;
import dev.runesheet.api.MatchTracer;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.SuppressionCheck;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.AgendaItem;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InForceCheck;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fact.Suppression;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.drools.base.base.ValueResolver;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.rule.FactHandle;

/** The recorder of a match's trace. */
class TraceRecorder implements MatchTracer {

  private static final String ENGINE = "runesheet.engine.";

  private final List<Step> steps = new ArrayList<>();
  private final Map<Object, Integer> stepOf = new IdentityHashMap<>();
  private final Map<Object, Integer> starterOf = new IdentityHashMap<>();
  private final Deque<String> firing = new ArrayDeque<>();
  private final NotedTests tests = new NotedTests();
  private ConsultedFact consulted;
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

  /** The last step that ended an effect in play; null if none has. */
  final Step.Changed lastEnd(String effect) {
    for (int i = steps.size() - 1; i >= 0; i--) {
      if (steps.get(i) instanceof Step.Changed changed
          && changed.what() instanceof Happening.EffectEnded ended
          && ended.effect().getEffect().equals(effect)) {
        return changed;
      }
    }
    return null;
  }

  /** The step of an item that was put on the agenda. */
  final int stepOf(Object item) {
    return stepOf.getOrDefault(item, Step.NONE);
  }

  @Override
  public void begins(Match begun) {
    match = begun;
    current = add(new Step.Begun(next(), Step.NONE, begun.answers().size()));
  }

  @Override
  public void phases() {
    consulted = null;
    phasesPending = true;
  }

  @Override
  public void answered(Decision decision, Option option, Activation asking) {
    int parent = asking == null ? Step.NONE : stepOf(asking);
    phasesPending = false;
    consulted = null;
    current = add(new Step.Chosen(next(), parent, decision, option));
    lastAnswer = current;
    if (asking != null) {
      stepOf.put(asking, current);
    }
  }

  @Override
  public void put(AgendaItem item) {
    int parent = acting();
    if (item instanceof Event event) {
      note(item, new Step.Raised(next(), cause(event, parent), event, List.of(), ""));
    } else if (item instanceof Activation) {
      // It becomes a step when its turn comes.
      starterOf.put(item, parent);
    } else {
      note(item, Step.Moment.of(next(), parent, words(item)));
    }
  }

  /** The change of a stat is what raises its event. */
  private int cause(Event event, int parent) {
    Step last = steps.get(steps.size() - 1);
    boolean raises =
        last instanceof Step.Changed changed
            && (changed.parent() == parent || step(changed.parent()) instanceof Step.Asked)
            && changed.what() instanceof Happening.StatChanged stat
            && stat.entity() == event.getSubject()
            && event.getTrigger().startsWith(stat.stat());
    return raises ? last.number() : parent;
  }

  private static String words(AgendaItem item) {
    if (item instanceof Checkpoint checkpoint) {
      return "checkpoint: " + checkpoint.getKind();
    }
    if (item instanceof DeferredStep deferred) {
      return "the rest of a verb: " + deferred.what();
    }
    return item instanceof Attempt attempt ? "attempt: " + attempt.getKind() : item.toString();
  }

  @Override
  public void lost(Event event, String why) {
    if (!stepOf.containsKey(event)) {
      int parent = acting();
      note(event, new Step.Raised(next(), cause(event, parent), event, List.of(), why));
      return;
    }
    Step.Raised raised = (Step.Raised) steps.get(stepOf(event) - 1);
    set(new Step.Raised(raised.number(), raised.parent(), event, List.of(), why));
  }

  @Override
  public void taken(AgendaItem item) {
    phasesPending = false;
    consulted = null;
    if (item instanceof Activation activation && !stepOf.containsKey(item)) {
      int parent = starterOf.getOrDefault(item, Step.NONE);
      int self = activation.self().getId();
      note(item, Step.Ran.of(next(), parent, activation.effect(), self));
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
    withhold(activation, List.of());
  }

  @Override
  public void suppressed(Activation activation, List<Suppression> suppressions) {
    withhold(activation, new EffectSnapshot(match).suppressors(suppressions));
  }

  private void withhold(Activation activation, List<String> suppressors) {
    set(((Step.Ran) steps.get(stepOf(activation) - 1)).withheldBy(suppressors));
  }

  @Override
  public void shown(Object fact, FactHandle handle) {
    if (fact instanceof Reaction reaction) {
      Activation activation = reaction.getRun();
      tests.begin();
      List<EvaluatedRule> checks =
          match.book().rulesOfBlock(reaction.getBlock()).stream()
              .map(rule -> check(rule, reaction, handle))
              .toList();
      current = add(new Step.Block(next(), stepOf(activation), reaction.getBlock(), checks));
    } else if (fact instanceof Attempt attempt) {
      current = add(Step.Moment.ofStage(next(), stepOf(attempt), attempt.toString()));
    } else if (!(fact instanceof AgendaItem
        || fact instanceof InForceCheck
        || fact instanceof SuppressionCheck)) {
      consulted = new ConsultedFact(fact);
    }
  }

  @Override
  public void withdrawn(Object fact) {
    if (consulted != null) {
      consulted.end();
    }
  }

  @Override
  public void seen(String of, double value) {
    tests.seen(of, value);
  }

  @Override
  public void tested(String words, boolean answer) {
    tests.tested(words, answer);
  }

  @Override
  public void noted(Activation activation, int test, String words, boolean answer) {
    tests.noted(activation, test, words, answer);
  }

  @Override
  public void called(Object... arguments) {
    List<VerbFrame> verbs = VerbFrame.current();
    if (verbs.size() == 1) {
      consulted = null; // What a verb asks is of no concern to the next one.
    }
    if (!verbs.isEmpty()) {
      VerbFrame verb = verbs.get(0);
      int parent = verbs.size() > 1 ? callOf(verbs.get(1)) : here();
      List<Step.Argument> given = verb.arguments(arguments);
      add(new Step.Called(next(), parent, verb.name(), given, rule(), verb.changesFlow()));
    }
  }

  private EvaluatedRule check(Rule rule, Reaction reaction, FactHandle handle) {
    if (guards == null) {
      guards = new GuardReader((ValueResolver) match.session());
    }
    List<EvaluatedGuard> found = guards.guards(rule, reaction, handle, tests.of(reaction.getRun()));
    return new EvaluatedRule(rule.getName(), writtenAt(rule), found, false);
  }

  private String writtenAt(Rule rule) {
    SourceNotes.Note note = match.book().notes().of(rule);
    return note == null ? "" : note.source();
  }

  private EvaluatedRule answered(Rule fired) {
    return new EvaluatedRule(fired.getName(), writtenAt(fired), List.of(), true);
  }

  @Override
  public void fires(Rule rule) {
    firing.push(rule.getName());
    if (consulted != null && consulted.answeredBy(rule)) {
      return;
    }
    Step step = step(current);
    if (step instanceof Step.Block block) {
      set(
          new Step.Block(
              block.number(),
              block.parent(),
              block.block(),
              block.rules().stream()
                  .map(one -> one.rule().equals(rule.getName()) ? one.asFired() : one)
                  .toList()));
    } else if (step instanceof Step.Moment moment
        && !BuiltPackages.asWritten(rule.getPackageName()).startsWith(ENGINE)) {
      List<EvaluatedRule> more = new ArrayList<>(moment.rules());
      more.add(answered(rule));
      set(moment.with(more, moment.deciders()));
    }
  }

  @Override
  public void decided(Attempt attempt) {
    if (step(current) instanceof Step.Moment moment) {
      set(moment.with(moment.rules(), attempt.deciders().stream().map(Entity::getId).toList()));
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
      boolean answers = happening instanceof Happening.StatChanged;
      int parent = answers ? asked(acting()) : acting();
      List<VerbFrame> verbs = VerbFrame.current();
      String verb = verbs.isEmpty() ? "" : verbs.get(0).name();
      add(new Step.Changed(next(), parent, number, happening, verb, rule()));
    }
  }

  private String rule() {
    return firing.isEmpty() ? "" : firing.peek();
  }

  /**
   * The step that causes the next change: one added for the rules' last answer, if they answered,
   * or else the parent.
   */
  private int asked(int parent) {
    if (consulted == null || !consulted.isAnswered()) {
      return parent;
    }
    ConsultedFact answered = consulted;
    consulted = null;
    return add(
        new Step.Asked(
            next(),
            parent,
            answered.words(),
            answered.rules().stream().map(this::answered).toList()));
  }

  /** Removes the steps of an answer that was taken back. */
  @Override
  public void takenBack(int number) {
    int keep = lastAnswer == Step.NONE ? 0 : lastAnswer - 1;
    steps.subList(keep, steps.size()).clear();
    stepOf.values().removeIf(step -> step > keep);
    starterOf.values().removeIf(step -> step > keep);
    firing.clear();
    consulted = null;
    current = Step.NONE;
  }

  /** The call of the verb that runs now, or else the step that does. */
  private int acting() {
    List<VerbFrame> verbs = VerbFrame.current();
    return verbs.isEmpty() ? here() : callOf(verbs.get(0));
  }

  /** The last call of a verb in the step that runs now. */
  private int callOf(VerbFrame verb) {
    int here = here();
    for (int i = steps.size() - 1; i >= here; i--) {
      if (steps.get(i) instanceof Step.Called called && called.verb().equals(verb.name())) {
        return called.number();
      }
    }
    return here;
  }

  private Step step(int number) {
    return number == Step.NONE ? null : steps.get(number - 1);
  }

  /** The step that is running; the phases get one when they act. */
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
