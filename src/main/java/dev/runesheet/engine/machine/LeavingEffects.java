package dev.runesheet.engine.machine;

import dev.runesheet.engine.network.Network;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.word.CardEvent;
import java.util.ArrayList;
import java.util.List;

/**
 * The effects that end as an entity leaves play: those on it, and the permanent ones it brought.
 */
final class LeavingEffects {

  private final List<InPlay> inPlay;
  private final int entity;
  private final String zone;
  private final String event;

  /**
   * Looks at effects; nothing changes.
   *
   * @param event the event that tells of it; empty if nobody is told
   */
  LeavingEffects(List<InPlay> inPlay, Entity entity, String event) {
    this.inPlay = inPlay;
    this.entity = entity.getId();
    this.zone = entity.getZone();
    this.event = event;
  }

  /**
   * True if an effect stays only to answer the leaving of its own holder, which has left, while an
   * event tells of the leaving of another.
   */
  static boolean isOver(ActiveEffect effect, Event event, World world) {
    return effect.getHolder() != event.getSubject()
        && event.getTrigger().equals(CardEvent.LEAVES)
        && effect.getOrigin().isOutliving()
        && effect.answersOnlyInForce(event.getSubject())
        && !world.entity(effect.getHolder()).isPresent();
  }

  /** Lets what stays act for the player who has the holder, which is about to be nobody's. */
  static void keep(LiveWorld world, Entity holder) {
    if (holder.getController() != Event.NOBODY) {
      world.on(holder).forEach(effect -> effect.keep(holder.getController()));
    }
  }

  /** Lets what stays, and counts in the same zone, count in the zone that its holder has left. */
  static void leave(LiveWorld world, Network network, Entity holder, String zone) {
    for (InPlay effect : world.on(holder)) {
      if (effect.definition().presence().isPresent()) {
        network.delete(effect);
        effect.leave(zone);
        network.insert(effect);
      }
    }
  }

  /** The effects that end at once, oldest first. */
  List<InPlay> ending() {
    boolean answered = isAnswered();
    List<InPlay> ending = new ArrayList<>();
    for (InPlay effect : inPlay) {
      boolean borne = effect.getHolder() == entity;
      boolean permanent = !effect.isExpiring() && endsWithItsSource(effect);
      boolean goes = borne || effect.getSource() == entity && permanent;
      boolean silences = borne && effect.isSilencing() && isInItsZone(effect);
      boolean stays = answered && (answers(effect) || silences);
      if (goes && !stays) {
        ending.add(effect);
      }
    }
    return ending;
  }

  private static boolean endsWithItsSource(InPlay effect) {
    return !effect.isHeld() && (!effect.isAdded() || !effect.registered().outlivesCard());
  }

  private boolean isAnswered() {
    for (InPlay effect : inPlay) {
      if (answers(effect)) {
        return true;
      }
    }
    return false;
  }

  /**
   * True if an effect still answers that its holder has left: it stays in play for that moment, as
   * does what silences it.
   */
  private boolean answers(InPlay effect) {
    return !event.isEmpty()
        && effect.getHolder() == entity
        && effect.definition().outlives(event)
        && isInItsZone(effect);
  }

  /** False of a status whose holder has left the zone that it hangs on, by a move before. */
  private boolean isInItsZone(InPlay effect) {
    return !effect.isHeld() || zone.equals(effect.getHeldZone());
  }
}
