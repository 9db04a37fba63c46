package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.ControllerOf;
import dev.runesheet.engine.verb.EnterPlay;
import dev.runesheet.engine.verb.LeavePlay;
import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.WordList;

/**
 * The verbs that bring cards to the top of a zone, where its first card lies and draws begin. Each
 * is like the verb of its name that brings them to the end.
 */
public final class TopVerbs {

  private TopVerbs() {}

  @Verb(
      name = "move-to-top",
      like = MoveTo.NAME,
      says = "move {target} to the top of the {zone}",
      doc =
          "Moves a card to the top of a zone that is as much in play as its own, or of its own: it is"
              + " the first there, and the next that is drawn.",
      changes = Verb.Change.PLACE)
  public static void move(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what moves") Entity target,
      @Param(value = "zone", words = WordList.ZONE, doc = "where it goes") String zone) {
    reaction.called(target, zone);
    reaction.changes().move(target, zone, top(reaction, target, zone));
  }

  @Verb(
      name = "leave-to-top",
      like = LeavePlay.NAME,
      says = "{target} leaves play to the top of the {zone}",
      tells = "{target} leaves play and goes to the top of the {zone}",
      doc =
          "Takes a card out of play to the top of a zone: it is the first there, and the next that is"
              + " drawn; raises 'leaves play'. One that is not in play stays where it is.",
      changes = {Verb.Change.PLACE, Verb.Change.EFFECTS})
  @Raises(value = CardEvent.LEAVES, about = "target")
  public static void leave(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what leaves") Entity target,
      @Param(value = "zone", words = WordList.ZONE, doc = "where it goes") String zone) {
    reaction.called(target, zone);
    if (target.isPresent()) {
      reaction.changes().leavePlay(target, zone, top(reaction, target, zone));
    }
  }

  @Verb(
      name = "enter-at-top",
      like = EnterPlay.NAME,
      says = "{target} enters the {zone} before all others",
      doc =
          "Puts a card into play at the top of a zone: it is the first there; raises 'enters play'."
              + " One that is in play already only moves.",
      changes = {Verb.Change.PLACE, Verb.Change.EFFECTS},
      yields = true)
  @Raises(value = CardEvent.ENTERS, about = "target")
  public static void enter(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what enters") Entity target,
      @Param(value = "zone", words = WordList.ZONE, doc = "where it enters") String zone) {
    reaction.called(target, zone);
    if (EnterPlay.at(reaction.changes(), target, zone, top(reaction, target, zone))) {
      EnterPlay.told(reaction, target);
    }
  }

  @Verb(
      name = "take-to-top",
      like = PlacingVerbs.TAKE,
      says = "{player} takes {target} to the top of the {zone}",
      doc =
          "Makes a card a player's and puts it on top of one of his zones that is not in play, as"
              + " 'take' puts it at the end: it is the first there, and the next that is drawn.",
      changes = {Verb.Change.PLACE, Verb.Change.EFFECTS})
  @Raises(value = CardEvent.LEAVES, about = "target")
  public static void take(
      Reaction reaction,
      @Param(value = "player", accepts = Param.Accepts.OWNED, doc = "whose it is from then on")
          Entity player,
      @Param(value = "target", accepts = Param.Accepts.ANOTHER_CARD, doc = "what is taken")
          Entity target,
      @Param(value = "zone", words = WordList.ZONE, doc = "where it goes") String zone) {
    reaction.called(player, target, zone);
    int owner = ControllerOf.of(player);
    int top = Room.top(MatchContext.of(reaction), target, owner, zone);
    PlacingVerbs.give(reaction.changes(), owner, target, zone, top);
  }

  @Verb(
      name = "create-at-top",
      like = CreationVerbs.CREATE,
      says = "create {amount} {card} on top of {target's} {zone}",
      doc =
          "Makes new cards on top of a zone, before all that lie there. In a zone in play they are in"
              + " play at once; that is no 'enters play'.",
      changes = Verb.Change.PLACE)
  @Raises(value = DeclaredEvents.MADE, cards = "card")
  public static void create(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.OWNED, doc = "whose zone it is")
          Entity target,
      @Param(value = "card", words = WordList.CARD, doc = "the card") String card,
      @Param(value = "amount", doc = "how many", min = 0, max = 1_000, idle = 0) double amount,
      @Param(value = "zone", words = WordList.ZONE, doc = "the zone") String zone) {
    reaction.called(target, card, amount, zone);
    MatchContext match = MatchContext.of(reaction);
    int player = ControllerOf.having(match, target, zone).getController();
    int cards = (int) Math.ceil(amount);
    int top = cards > 0 ? Room.top(match, player, zone, cards) : 0;
    for (int i = cards - 1; i >= 0; i--) { // The one made last lies on top.
      DeclaredTable.of(match).create(card, player, zone, top + i);
    }
  }

  /** The place on top of a zone of the card's own player. */
  private static int top(Reaction reaction, Entity card, String zone) {
    return Room.top(MatchContext.of(reaction), card, card.getController(), zone);
  }
}
