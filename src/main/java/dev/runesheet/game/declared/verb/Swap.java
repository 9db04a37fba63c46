package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.fact.Changes;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;
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
    Changes changes = reaction.changes();
    String zone = target.getZone();
    int place = target.getPosition();
    if (target.getController() == other.getController()) {
      changes.move(target, other.getZone(), other.getPosition());
      changes.move(other, zone, place);
      return;
    }
    int before = before(changes, target).size();
    insert(changes, target, other.getZone(), before(changes, other).size());
    insert(changes, other, zone, before);
  }

  /** The cards of the owner that lie before a card, in its zone. */
  private static List<Entity> before(Changes changes, Entity card) {
    return others(changes, card, card.getZone()).stream()
        .filter(one -> one.getPosition() < card.getPosition())
        .toList();
  }

  private static List<Entity> others(Changes changes, Entity card, String zone) {
    return changes.scope(DeclaredScopes.OWN + zone, card).stream()
        .filter(one -> one != card)
        .toList();
  }

  /** Moves a card to a zone of its owner, behind so many cards; those after it make room. */
  private static void insert(Changes changes, Entity card, String zone, int behind) {
    List<Entity> others = others(changes, card, zone);
    int place = 0;
    for (Entity first : others.subList(0, Math.min(behind, others.size()))) {
      place = first.getPosition() + 1;
    }
    int next = place + 1;
    for (Entity after : others.subList(Math.min(behind, others.size()), others.size())) {
      if (after.getPosition() < next) {
        changes.move(after, zone, next);
      }
      next = after.getPosition() + 1;
    }
    changes.move(card, zone, place);
  }
}
