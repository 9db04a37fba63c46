package dev.runesheet.engine.view;

import dev.runesheet.engine.state.OwnNumbers;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Cause;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import java.util.function.IntPredicate;

/**
 * Removes from happenings the details that a player may not know, even if he sees the entities
 * involved.
 */
final class Redaction {

  private Redaction() {}

  /** A happening as the player may know it; null if nothing of it. */
  static Happening of(Happening happening, PlayerKnowledge sight) {
    if (happening instanceof Happening.StatChanged it) {
      Cause cause = cause(it.cause(), sight);
      return new Happening.StatChanged(
          sight.known(it.entity()), it.stat(), it.before(), it.after(), cause);
    }
    if (happening instanceof Happening.Moved it) {
      return moved(it, sight);
    }
    if (happening instanceof Happening.Shown it) {
      return new Happening.Shown(sight.known(it.entity()), it.player(), cause(it.cause(), sight));
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
      int source = sight.known(it.source());
      String by = sight.sees(it.source()) ? it.by() : "";
      return new Happening.Suppressed(
          it.effect(), sight.known(it.entity()), it.begins(), by, source);
    }
    if (happening instanceof Happening.Activated it) {
      return !knows(it.subject(), sight)
          ? null
          : new Happening.Activated(
              it.effect(), sight.known(it.self()), it.trigger(), sight.known(it.subject()));
    }
    if (happening instanceof Happening.Signalled it) {
      return new Happening.Signalled(it.word(), cause(it.cause(), sight));
    }
    if (happening instanceof Happening.Attempted it) {
      return attempted(it, sight);
    }
    if (happening instanceof Happening.Asked it) {
      return new Happening.Asked(decision(it.decision(), sight));
    }
    if (happening instanceof Happening.Answered it) {
      return new Happening.Answered(decision(it.decision(), sight), it.option(), it.together());
    }
    return happening;
  }

  private static Decision decision(Decision asked, PlayerKnowledge sight) {
    int holder = sight.asked.getOrDefault(asked.id(), asked.holder());
    return decision(asked, holder, sight.entities::get, sight.numbers);
  }

  /**
   * A question as the player who is asked may know it: its effect and holder are left out if he
   * does not see them.
   *
   * @param whose the entity whose effect asks, which in lines that others run is not 'self'
   * @param seen whether he sees the entity of a number
   * @param numbers by which he knows entities
   */
  static Decision decision(Decision asked, int whose, IntPredicate seen, OwnNumbers numbers) {
    if (isHidden(whose, seen) || isHidden(asked.holder(), seen)) {
      return Decision.ofPhases(
          asked.id(), asked.player(), asked.prompt(), asked.options(), asked.standing());
    }
    int holder = numbers.of(asked.holder());
    return holder == asked.holder() ? asked : asked.heldBy(holder);
  }

  private static boolean isHidden(int entity, IntPredicate seen) {
    return entity != Event.NOBODY && !seen.test(entity);
  }

  /**
   * The cause as the player may know it; the program reveals its holder, so it is hidden with the
   * holder.
   */
  static Cause cause(Cause cause, PlayerKnowledge sight) {
    int self = sight.known(cause.self());
    boolean known = knows(cause.self(), sight) && sight.causes.test(cause);
    return known ? new Cause(cause.block(), self) : Cause.GAME;
  }

  private static Happening moved(Happening.Moved it, PlayerKnowledge sight) {
    return new Happening.Moved(
        sight.known(it.entity()),
        sight.zones.apply(it.fromZone()),
        it.fromPosition(),
        it.fromController(),
        it.wasPresent(),
        sight.zones.apply(it.zone()),
        it.position(),
        it.controller(),
        it.present(),
        cause(it.cause(), sight));
  }

  /** A copy of its own, which no session knows. */
  private static InPlay effect(InPlay effect, PlayerKnowledge sight) {
    if (!sight.sees(effect.getSource())) {
      return null;
    }
    return new InPlay(
        sight.number(effect.getSequence()),
        effect.definition(),
        sight.known(effect.getSource()),
        sight.sees(effect.getHolder()) ? sight.known(effect.getHolder()) : effect.getHolder(),
        effect.getController(),
        effect.getExpires(),
        zone(effect.getHeldZone(), sight),
        effect.getAmount(),
        effect.registered());
  }

  private static String zone(String held, PlayerKnowledge sight) {
    return held == null ? null : sight.zones.apply(held);
  }

  private static Happening modified(Happening.Modified it, PlayerKnowledge sight) {
    int source = sight.known(it.source());
    return new Happening.Modified(
        sight.known(it.entity()),
        it.stat(),
        it.begins(),
        it.layer(),
        it.amount(),
        source < 0 ? "" : it.effect(),
        source,
        sight.known(it.counted()),
        it.change(),
        it.now());
  }

  private static Happening attempted(Happening.Attempted it, PlayerKnowledge sight) {
    int actor = sight.known(it.actor());
    int target = sight.known(it.target());
    boolean whole = knows(it.actor(), sight) && knows(it.target(), sight);
    return new Happening.Attempted(
        it.kind(), actor, target, it.prevented(), whole ? it.reason() : "");
  }

  private static boolean knows(int entity, PlayerKnowledge sight) {
    return entity == Event.NOBODY || sight.sees(entity);
  }
}
