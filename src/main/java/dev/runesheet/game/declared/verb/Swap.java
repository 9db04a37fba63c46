package dev.runesheet.game.declared.verb;

import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.ArrayList;
import java.util.List;

/** The verb that exchanges the places of two cards. */
@Verb(
    name = "swap",
    says = "let {target} and {other} change places",
    doc =
        "Lets two cards change zones and places; each stays its owner's, and as much in play as it"
            + " is. Cards of two players change the places that they have, counted from the first of"
            + " their owner's cards.",
    changes = Verb.Change.PLACE)
public final class Swap {

  private Swap() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "the one") Entity target,
      @Param(value = "other", accepts = Param.Accepts.ANOTHER_CARD, doc = "the other")
          Entity other) {
    reaction.called(target, other);
    MatchContext match = MatchContext.of(reaction);
    String zone = target.getZone();
    int place = target.getPosition();
    if (target.getController() == other.getController()) {
      match.move(target, other.getZone(), other.getPosition());
      match.move(other, zone, place);
      return;
    }
    int before = before(match, target);
    insert(match, target, other.getZone(), before(match, other));
    insert(match, other, zone, before);
  }

  /** The number of cards of its owner that lie before a card. */
  static int before(MatchContext match, Entity card) {
    return match.world().in(card.getZone(), card.getController()).indexOf(card);
  }

  private static void insert(MatchContext match, Entity card, String zone, int behind) {
    match.move(card, zone, room(match, card, zone, behind));
  }

  /** The place of a card in a zone of its owner behind so many cards; those after it make room. */
  static int room(MatchContext match, Entity card, String zone, int behind) {
    List<Entity> others = new ArrayList<>(match.world().in(zone, card.getController()));
    others.remove(card);
    int place = 0;
    for (Entity first : others.subList(0, Math.min(behind, others.size()))) {
      place = first.getPosition() + 1;
    }
    int next = place + 1;
    for (Entity after : others.subList(Math.min(behind, others.size()), others.size())) {
      if (after.getPosition() < next) {
        match.move(after, zone, next);
      }
      next = after.getPosition() + 1;
    }
    return place;
  }
}
