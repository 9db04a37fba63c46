package dev.runesheet.why;

import dev.runesheet.api.Match;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.ArrayList;
import java.util.List;

/** The continuous effects in play that do not count in a number, although they might. */
public final class UncountedEffects {

  private UncountedEffects() {}

  /**
   * The effects that do not count in a stat of an entity: those that another effect replaces there,
   * those that are suppressed, and those whose condition on the number of entities in play is not
   * fulfilled.
   */
  public static List<Candidate> of(Match match, Entity entity, String stat) {
    EffectSnapshot snapshot = new EffectSnapshot(match);
    List<Candidate> all = new ArrayList<>();
    for (InPlay effect : match.world().inPlay()) {
      EffectDefinition definition = effect.definition();
      if (definition.continuous() && snapshot.mayChange(effect, entity, stat)) {
        Reason reason = snapshot.counts(effect, entity);
        if (reason instanceof Reason.Replaced
            || reason instanceof Reason.Suppressed
            || reason instanceof Reason.NotFulfilled) {
          int holder = effect.getHolder();
          all.add(Candidate.of(match.book(), definition, holder, snapshot.name(holder), reason));
        }
      }
    }
    return all;
  }
}
