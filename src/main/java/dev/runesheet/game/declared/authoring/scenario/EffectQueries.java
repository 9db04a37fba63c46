package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.ActiveEffects;
import dev.runesheet.game.declared.state.CalculationTrace;
import dev.runesheet.model.Numerals;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** The answers to questions of scenarios about continuous effects and calculations. */
record EffectQueries(Match match, List<String> players, Function<String, Entity> places) {

  /** The questions with their answers; null if there are none. */
  List<TableThen.EffectsAsked> effects(List<TableThen.EffectsAsked> asked) {
    return answered(asked, this::effects);
  }

  /** The calculations with their results; null if there are none. */
  List<TableThen.Calculated> calculated(List<TableThen.Calculated> asked) {
    return answered(asked, this::calculated);
  }

  private interface Answer<T> {
    T of(MatchContext match, T asked);
  }

  private <T> List<T> answered(List<T> asked, Answer<T> answer) {
    if (asked == null) {
      return null;
    }
    List<T> answered = new ArrayList<>();
    // Queries must not change the match, so they run in a fork.
    try (Match copy = match.fork()) {
      copy.update(context -> asked.forEach(one -> answered.add(answer.of(context, one))));
    }
    return answered;
  }

  private TableThen.EffectsAsked effects(MatchContext context, TableThen.EffectsAsked asked) {
    ActiveEffects effects = ActiveEffects.of(context);
    Entity reached =
        asked.reaching() == null ? null : context.entity(places.apply(asked.reaching()).getId());
    List<ActiveEffects.Found> found =
        effects.query(
            new ActiveEffects.Query(
                asked.type(),
                asked.trigger(),
                asked.player() == null ? -1 : players.indexOf(asked.player()),
                reached,
                Boolean.TRUE.equals(asked.outOfForce())));
    return new TableThen.EffectsAsked(
        asked.type(),
        asked.trigger(),
        asked.player(),
        asked.reaching(),
        asked.outOfForce(),
        asked.base(),
        found.size(),
        effects.combined(found, orZero(asked.base())));
  }

  private static double orZero(Double base) {
    return base == null ? 0 : base;
  }

  private TableThen.Calculated calculated(MatchContext context, TableThen.Calculated asked) {
    CalculationTrace reckoning =
        CalculationTrace.of(
            context,
            asked.calculation(),
            context.entity(places.apply(asked.from()).getId()),
            context.entity(places.apply(asked.to()).getId()),
            orZero(asked.base()));
    List<String> parts =
        reckoning.steps().stream()
            .map(step -> step.part() + " " + Numerals.plain(step.after()))
            .toList();
    return new TableThen.Calculated(
        asked.calculation(), asked.from(), asked.to(), asked.base(), reckoning.result(), parts);
  }
}
