package dev.runesheet.game.declared.verb;

import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;
import java.util.function.Predicate;

/** The verbs that end statuses before their turns are over. */
public final class StatusVerbs {

  public static final String LIFT = "lift";
  public static final String LIFT_ALL = "lift-all";

  private StatusVerbs() {}

  @Verb(
      name = LIFT,
      says = "{target} loses {effect}",
      doc =
          "Ends a status, whoever gave it, at once and as often as it was given; without it nothing"
              + " happens.",
      changes = Verb.Change.EFFECTS)
  public static void lift(
      Reaction reaction,
      @Param(value = "target", doc = "who loses it") Entity target,
      @Param(value = "effect", words = WordList.STATUS, doc = "the status") String effect) {
    reaction.called(target, effect);
    if (target.hasStatus(effect)) {
      end(reaction, target, one -> one.granted() && one.status().equals(effect));
    }
  }

  @Verb(
      name = LIFT_ALL,
      says = "{target} loses all statuses",
      doc = "Ends all statuses of somebody at once, whoever gave them.",
      changes = Verb.Change.EFFECTS)
  public static void liftAll(
      Reaction reaction, @Param(value = "target", doc = "who loses them") Entity target) {
    reaction.called(target);
    end(reaction, target, EffectDefinition::granted);
  }

  private static void end(Reaction reaction, Entity holder, Predicate<EffectDefinition> which) {
    MatchContext match = MatchContext.of(reaction);
    match.world().inPlay().stream()
        .filter(one -> one.getHolder() == holder.getId() && which.test(one.definition()))
        .toList()
        .forEach(match::end);
  }
}
