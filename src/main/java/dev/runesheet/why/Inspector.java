package dev.runesheet.why;

import dev.runesheet.api.Match;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A trace recorder that also records, at some events, the outcomes of some effects. */
final class Inspector extends TraceRecorder {

  private final Predicate<Event> wanted;
  private final List<EffectDefinition> effects;
  private final int number;
  private final int on;
  private final Map<Integer, List<Candidate>> found = new LinkedHashMap<>();

  /**
   * Creates the recorder.
   *
   * @param number the step of one event, or {@link Step#NONE} for all wanted ones
   * @param on the entity that continuous effects should reach; negative for the subject of the
   *     event
   */
  Inspector(List<EffectDefinition> effects, int number, Predicate<Event> wanted, int on) {
    this.effects = effects;
    this.number = number;
    this.wanted = wanted;
    this.on = on;
  }

  /** The outcomes, by the step of the event; effects that answered have no reason yet. */
  Map<Integer, List<Candidate>> found() {
    return found;
  }

  /** The effects that something takes out of force as a watched match stands now. */
  List<Candidate> suppressed(Match match) {
    EffectSnapshot snapshot = new EffectSnapshot(match);
    List<Candidate> suppressed = new ArrayList<>();
    for (EffectDefinition effect : effects) {
      for (InPlay one : snapshot.inPlay(effect)) {
        snapshot
            .suppressed(one)
            .map(reason -> candidate(effect, one.getHolder(), snapshot, reason))
            .ifPresent(suppressed::add);
      }
    }
    return suppressed;
  }

  @Override
  public void routed(Event event, List<ActiveEffect> answers) {
    super.routed(event, answers);
    look(event, answers, "");
  }

  @Override
  public void lost(Event event, String why) {
    super.lost(event, why);
    look(event, List.of(), why);
  }

  private void look(Event event, List<ActiveEffect> answers, String lost) {
    int step = stepOf(event);
    if (number == Step.NONE ? !wanted.test(event) : step != number) {
      return;
    }
    List<Candidate> candidates = new ArrayList<>();
    EffectSnapshot snapshot = new EffectSnapshot(match());
    for (EffectDefinition effect : effects) {
      List<InPlay> inPlay = withAnswers(snapshot.inPlay(effect), effect, answers);
      if (!effect.triggered() && !effect.continuous()) {
        candidates.add(candidate(effect, -1, snapshot, snapshot.absent(effect).orElse(null)));
      } else if (inPlay.isEmpty()) {
        candidates.add(candidate(effect, -1, snapshot, notInPlay(effect, snapshot)));
      }
      for (InPlay one : inPlay) {
        Reason reason = reason(one, event, answers, lost, snapshot);
        candidates.add(candidate(effect, one.getHolder(), snapshot, reason));
      }
    }
    found.put(step, candidates);
  }

  /** The effects in play, and those that answer an event though they have just left play. */
  private static List<InPlay> withAnswers(
      List<InPlay> inPlay, EffectDefinition effect, List<ActiveEffect> answers) {
    Stream<InPlay> answering =
        answers.stream()
            .map(ActiveEffect::getOrigin)
            .filter(origin -> origin.getEffect().equals(effect.id()));
    return Stream.concat(inPlay.stream(), answering).distinct().toList();
  }

  /** The reason why an effect is not in play; for a status, which no card has, what was given. */
  private Reason notInPlay(EffectDefinition effect, EffectSnapshot snapshot) {
    if (snapshot.absent(effect).isEmpty()) {
      return snapshot.notInPlay(effect);
    }
    Step.Changed last = lastEnd(effect.id());
    if (last != null) {
      String holder = snapshot.name(last.what().about());
      return new Reason.NotInPlay(holder + " had it until step " + last.number());
    }
    return effect.granted()
        ? new Reason.NotInPlay("nothing has been given it so far")
        : snapshot.notInPlay(effect);
  }

  private Reason reason(
      InPlay effect,
      Event event,
      List<ActiveEffect> answers,
      String lost,
      EffectSnapshot snapshot) {
    if (effect.definition().continuous()) {
      int target = on >= 0 ? on : event.isAboutNobody() ? effect.getHolder() : event.getSubject();
      Entity about = match().world().entity(target);
      return on >= 0 ? snapshot.reaches(effect, about) : snapshot.counts(effect, about);
    }
    if (answers.stream().anyMatch(one -> one.getOrigin() == effect)) {
      return null;
    }
    Reason otherwise =
        lost.isEmpty() ? new Reason.NotRouted(event.toString()) : new Reason.Unheard(lost);
    return snapshot.stops(effect, event).orElse(otherwise);
  }

  private Candidate candidate(
      EffectDefinition effect, int holder, EffectSnapshot snapshot, Reason reason) {
    String name = holder < 0 ? "" : snapshot.name(holder);
    return Candidate.of(match().book(), effect, holder, name, reason);
  }
}
