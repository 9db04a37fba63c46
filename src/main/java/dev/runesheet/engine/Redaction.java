package dev.runesheet.engine;

import dev.runesheet.engine.Happening.Cause;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.fact.InPlay;
import java.util.function.IntPredicate;

/**
 * Removes from happenings the details that a player may not know, even if he sees the entities
 * involved.
 */
final class Redaction {

  private Redaction() {}

  /** A happening as the player may know it; null if nothing of it. */
  static Happening of(Happening happening, Sight sight) {
    if (happening instanceof Happening.StatChanged it) {
      Cause cause = cause(it.cause(), sight);
      return new Happening.StatChanged(it.entity(), it.stat(), it.before(), it.after(), cause);
    }
    if (happening instanceof Happening.Moved it) {
      return moved(it, sight);
    }
    if (happening instanceof Happening.EffectEntered it) {
      InPlay effect = effect(it.effect(), sight);
      return effect == null ? null : new Happening.EffectEntered(effect, cause(it.cause(), sight));
    }
    if (happening instanceof Happening.EffectEnded it) {
      InPlay effect = effect(it.effect(), sight);
      return effect == null ? null : new Happening.EffectEnded(effect, cause(it.cause(), sight));
    }
    if (happening instanceof Happening.Modified it) {
      return modified(it, sight);
    }
    if (happening instanceof Happening.Suppressed it) {
      boolean known = sight.known(it.source()) == it.source();
      return known ? it : new Happening.Suppressed(it.effect(), it.entity(), it.begins(), "", -1);
    }
    if (happening instanceof Happening.Signalled it) {
      return new Happening.Signalled(it.word(), cause(it.cause(), sight));
    }
    if (happening instanceof Happening.Attempted it) {
      return attempted(it, sight);
    }
    if (happening instanceof Happening.Asked it) {
      return new Happening.Asked(decision(it.decision(), sight.entities::get));
    }
    if (happening instanceof Happening.Answered it) {
      Decision decision = decision(it.decision(), sight.entities::get);
      return new Happening.Answered(decision, it.option());
    }
    return happening;
  }

  /**
   * A question as the player who is asked may know it: its effect and holder are left out if he
   * does not see them.
   *
   * @param seen whether he sees the entity of a number
   */
  static Decision decision(Decision asked, IntPredicate seen) {
    if (asked.holder() == Event.NOBODY || seen.test(asked.holder())) {
      return asked;
    }
    return Decision.ofPhases(
        asked.id(), asked.player(), asked.prompt(), asked.options(), asked.standing());
  }

  /**
   * The cause as the player may know it; the program reveals its holder, so it is hidden with the
   * holder.
   */
  static Cause cause(Cause cause, Sight sight) {
    return cause.self() == sight.known(cause.self()) ? cause : Cause.GAME;
  }

  private static Happening moved(Happening.Moved it, Sight sight) {
    return new Happening.Moved(
        it.entity(),
        it.fromZone(),
        it.fromPosition(),
        it.fromController(),
        it.wasPresent(),
        it.zone(),
        it.position(),
        it.controller(),
        it.present(),
        cause(it.cause(), sight));
  }

  /** A copy of its own, which no session knows. */
  private static InPlay effect(InPlay effect, Sight sight) {
    if (sight.known(effect.getSource()) < 0) {
      return null;
    }
    return new InPlay(
        sight.number(effect.getSequence()),
        effect.definition(),
        effect.getSource(),
        effect.getHolder(),
        effect.getController(),
        effect.getExpires(),
        effect.getHeldZone(),
        effect.getAmount(),
        effect.registered());
  }

  private static Happening modified(Happening.Modified it, Sight sight) {
    int source = sight.known(it.source());
    return new Happening.Modified(
        it.entity(),
        it.stat(),
        it.begins(),
        it.layer(),
        it.amount(),
        source < 0 ? "" : it.effect(),
        source,
        sight.known(it.counted()),
        it.now());
  }

  private static Happening attempted(Happening.Attempted it, Sight sight) {
    int actor = sight.known(it.actor());
    int target = sight.known(it.target());
    boolean whole = actor == it.actor() && target == it.target();
    return whole ? it : new Happening.Attempted(it.kind(), actor, target, it.prevented(), "");
  }
}
