package dev.runesheet.why;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.trace.Tracing;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The answers why an event happened in a match, and why an effect changed nothing. Each answer
 * replays the match, so it must be replayable. {@link Match#why} and {@link Match#whyNot} ask one
 * question; to ask many, keep an instance.
 *
 * <pre>{@code
 * Why why = Why.of(match);
 * List<Step> chain = why.change(match.happenings().size() - 1);
 * List<Candidate> none = why.not("fireball", eventStep);
 * }</pre>
 */
public final class Why {

  private final RuleBook book;
  private final Supplier<Match> play;
  private final Trace trace;

  /** The number of happenings before the log of the match in question begins. */
  private final int unlogged;

  private Why(RuleBook book, Supplier<Match> play, int unlogged) {
    this.unlogged = unlogged;
    this.book = book;
    this.play = play;
    this.trace = Trace.of(play);
  }

  /**
   * Questions about a match, up to where it stands now.
   *
   * @throws IllegalStateException if it cannot be played again, see {@link Match#again}
   */
  public static Why of(Match match) {
    Supplier<Match> play = match.again();
    return new Why(match.book(), play, unlogged(match, play));
  }

  private static int unlogged(Match match, Supplier<Match> play) {
    if (match.answersBeforeLog() == 0) {
      return 0;
    }
    try (Match again = play.get()) {
      return again.happenings().size() - match.happenings().size();
    }
  }

  /**
   * Questions about a match that is played anew each time.
   *
   * @param play starts the match and plays it, always alike
   */
  public static Why of(RuleBook book, Supplier<Match> play) {
    return new Why(book, play, 0);
  }

  /** All steps of the match. */
  public Trace trace() {
    return trace;
  }

  /**
   * A change and the chain of its causes: the rule and its effect, the event that the effect
   * answered, the cause of that event, back to the answer or phase that began it.
   *
   * @param happening the change's place in {@link Match#happenings}, from 0
   * @throws IllegalArgumentException if the happening at that place is no change
   */
  public List<Step> change(int happening) {
    return trace.chain(
        trace
            .change(happening + unlogged)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "change ("
                            + happening
                            + ") is not one of this match. Maybe it is an answer or the run of an"
                            + " effect; happenings() has all, each at its place."))
            .number());
  }

  /** The effects that a word names: by id, the end of an id, or name, in any case. */
  public List<EffectDefinition> effects(String word) {
    String wanted = plain(word);
    return book.effects().stream()
        .filter(
            effect ->
                effect.id().equals(word)
                    || plain(effect.name()).equals(wanted)
                    || plain(effect.id()).equals(wanted)
                    || plain(effect.id().substring(effect.id().lastIndexOf('/') + 1))
                        .equals(wanted))
        .toList();
  }

  private static String plain(String word) {
    return word.strip().toLowerCase(Locale.ROOT).replace(' ', '-').replace('_', '-');
  }

  /**
   * The outcomes of effects at an event: one for each effect in play, and one for each that is not.
   *
   * @param effect a word that names effects
   * @param event the number of the event's step
   * @param on the entity that continuous effects should reach; negative for the subject of the
   *     event
   * @throws IllegalArgumentException if the word names no effect, or the step is no event
   */
  public List<Candidate> not(String effect, int event, int on) {
    if (!(trace.step(event) instanceof Step.Raised)) {
      throw new IllegalArgumentException("step (" + event + ") is no event.");
    }
    return look(known(effect), event, any -> false, on).getOrDefault(event, List.of());
  }

  /**
   * The places of all entities at an event.
   *
   * @param event the number of the event's step
   */
  public List<EntityPosition> whereabouts(int event) {
    PositionRecorder recorder = new PositionRecorder(event);
    Tracing.during(recorder, play).close();
    return recorder.found();
  }

  /**
   * The outcomes of effects at each event that they answer; for effects without a trigger, at each
   * of their runs.
   *
   * @return by the step of the event or run; empty if there was none
   */
  public Map<Integer, List<Candidate>> not(String effect) {
    List<EffectDefinition> effects = known(effect);
    Set<String> triggers =
        effects.stream()
            .map(EffectDefinition::trigger)
            .collect(Collectors.toCollection(TreeSet::new));
    Map<Integer, List<Candidate>> all = new LinkedHashMap<>();
    if (effects.stream().anyMatch(EffectDefinition::triggered)) {
      all.putAll(look(effects, Step.NONE, event -> triggers.contains(event.getTrigger()), -1));
    }
    for (Step step : trace.steps()) {
      if (step instanceof Step.Ran ran
          && !all.containsKey(ran.parent())
          && are(ran.effect(), effects)) {
        all.put(ran.number(), List.of(ranAlone(ran)));
      }
    }
    return Collections.unmodifiableMap(all.isEmpty() ? outOfForce(effects) : all);
  }

  /**
   * The effects that are suppressed as the match stands, by its last step: what they could answer
   * may never happen for this reason, such as the use of an ability that is not offered.
   */
  private Map<Integer, List<Candidate>> outOfForce(List<EffectDefinition> effects) {
    Inspector inspector = new Inspector(effects, Step.NONE, any -> false, -1);
    try (Match end = Tracing.during(inspector, play)) {
      List<Candidate> suppressed = inspector.suppressed(end);
      return suppressed.isEmpty() ? Map.of() : Map.of(trace.steps().size(), suppressed);
    }
  }

  private static boolean are(String id, List<EffectDefinition> effects) {
    return effects.stream().anyMatch(effect -> effect.id().equals(id));
  }

  /** The fates of effects throughout the match, as {@link #not(String)} tells of each event. */
  public Verdicts verdicts(String effect) {
    List<EffectDefinition> effects = known(effect);
    boolean standing = effects.stream().allMatch(EffectDefinition::continuous);
    Optional<List<Integer>> entered = standing ? Optional.of(entered(effects)) : Optional.empty();
    return new Verdicts(trace, effect, not(effect), entered);
  }

  private List<Integer> entered(List<EffectDefinition> effects) {
    List<Integer> steps = new ArrayList<>();
    for (Step step : trace.steps()) {
      if (step instanceof Step.Changed change
          && change.what() instanceof Happening.EffectEntered entered
          && are(entered.effect().getEffect(), effects)) {
        steps.add(step.number());
      }
    }
    return steps;
  }

  private Candidate ranAlone(Step.Ran ran) {
    EffectDefinition effect = book.effect(ran.effect());
    return Candidate.of(book, effect, ran.self(), trace.name(ran.self()), ran(ran));
  }

  private List<EffectDefinition> known(String word) {
    List<EffectDefinition> effects = effects(word);
    if (effects.isEmpty()) {
      throw new IllegalArgumentException(
          "effect ("
              + word
              + ") is not in the rule book. Maybe RuleBook.effects() has it by"
              + " another name.");
    }
    return effects;
  }

  private Map<Integer, List<Candidate>> look(
      List<EffectDefinition> effects, int event, Predicate<Event> wanted, int on) {
    Inspector inspector = new Inspector(effects, event, wanted, on);
    Tracing.during(inspector, play).close();
    Map<Integer, List<Candidate>> all = new LinkedHashMap<>();
    inspector.found().forEach((step, found) -> all.put(step, complete(step, found)));
    return all;
  }

  /** Adds the outcomes of the effects that answered, which depend on the rest of the match. */
  private List<Candidate> complete(int event, List<Candidate> found) {
    List<Candidate> complete = new ArrayList<>();
    for (Candidate one : found) {
      boolean called = one.holder() < 0 && !book.effect(one.effect()).triggered();
      Reason reason = one.reason() == null || called ? answered(event, one) : one.reason();
      complete.add(one.with(reason));
    }
    return List.copyOf(complete);
  }

  private Reason answered(int event, Candidate candidate) {
    List<Step> around = candidate.holder() < 0 ? around(event) : trace.causedBy(event);
    for (Step step : around) {
      boolean holder =
          step instanceof Step.Ran ran
              && (candidate.holder() < 0 || ran.self() == candidate.holder());
      if (holder && ((Step.Ran) step).effect().equals(candidate.effect())) {
        return ran((Step.Ran) step);
      }
    }
    if (candidate.holder() < 0 && book.game().isOfNobody(book.effect(candidate.effect()).owner())) {
      return new Reason.NotRun(chosen(event));
    }
    if (candidate.reason() != null) {
      return candidate.reason();
    }
    return candidate.holder() < 0
        ? new Reason.NotChosen(chosen(event))
        : new Reason.Unheard("the match ended before");
  }

  /** The steps that led to an event, those that the same answer caused, and all that came of it. */
  private List<Step> around(int event) {
    List<Step> around = new ArrayList<>(trace.chain(event));
    around.addAll(trace.causedBy(around.get(around.size() - 1).number()));
    around.addAll(trace.cameOf(event));
    return around;
  }

  private String chosen(int event) {
    List<Step> chain = trace.chain(event);
    return chain.get(chain.size() - 1) instanceof Step.Chosen chosen ? chosen.option().words() : "";
  }

  /**
   * The outcome of a program that ran, or was about to run. The changes of programs that it called
   * count; what their rules ask is no condition of its own.
   */
  public Reason ran(Step.Ran ran) {
    if (ran.withheld()) {
      return ran.suppressedBy().isEmpty()
          ? new Reason.LostForce()
          : new Reason.Suppressed(ran.suppressedBy());
    }
    return new RunOutcome(trace).of(ran);
  }
}
