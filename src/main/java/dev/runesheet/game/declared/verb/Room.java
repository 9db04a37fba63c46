package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Places;
import java.util.ArrayList;
import java.util.List;

/** The room that the cards of a zone make for one that comes between them. */
final class Room {

  private Room() {}

  /** The place on top of a zone of a player, or of a common one: before all that lie there. */
  static int top(MatchContext match, Entity card, int player, String zone) {
    return behind(match, card, player, zone, 0, 1);
  }

  /** The first of so many places on top of a zone, for cards that are not yet made. */
  static int top(MatchContext match, int player, String zone, int cards) {
    return behind(match, null, player, zone, 0, cards);
  }

  /**
   * The place of a card in a zone of a player behind so many others; those after it make room.
   *
   * @param card the card that comes, which may lie there already
   */
  static int behind(MatchContext match, Entity card, int player, String zone, int behind) {
    return behind(match, card, player, zone, behind, 1);
  }

  private static int behind(
      MatchContext match, Entity card, int player, String zone, int behind, int cards) {
    int whose = DeclaredTable.of(match).controllerIn(zone, player);
    List<Entity> others = new ArrayList<>(match.world().in(zone, whose));
    others.remove(card);
    int before = Math.min(behind, others.size());
    int place = Places.behind(others.subList(0, before));
    List<Entity> after = others.subList(before, others.size());
    match.state(DeclaredState.class).makeRoom(() -> behind(match, after, zone, place + cards));
    return place;
  }

  private static void behind(MatchContext match, List<Entity> cards, String zone, int place) {
    int next = place;
    for (Entity card : cards) {
      if (card.getPosition() < next) {
        match.move(card, zone, next);
      }
      next = card.getPosition() + 1;
    }
  }
}
