package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.ControllerOf;
import dev.runesheet.engine.verb.EnterPlay;
import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.WordList;

/** The verbs that move cards: onto others, and to other places and players. */
public final class PlacingVerbs {

  public static final String ATTACH = "attach";
  public static final String COVER = "cover";
  public static final String SWAP = "swap";
  public static final String TAKE = "take";

  private PlacingVerbs() {}

  @Verb(
      name = ATTACH,
      says = "attach {target} to {host}",
      doc =
          "Attaches a card that is not in play to another, behind what is attached to it; it stays"
              + " attached wherever that one goes, and its player's, whosever that one becomes; if it"
              + " is nobody's, it becomes that one's player's.",
      changes = {Verb.Change.PLACE, Verb.Change.STAT})
  public static void attach(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what is attached")
          Entity target,
      @Param(value = "host", accepts = Param.Accepts.ANOTHER_CARD, doc = "to what") Entity host) {
    reaction.called(target, host);
    Attached.add(MatchContext.of(reaction), target, host);
  }

  @Verb(
      name = COVER,
      says = "{card} covers {target}",
      doc =
          "Puts a card into play in the place of another, or in that place of its own player's zone"
              + " if the other is not his: it takes over what is attached to that,"
              + " then the other is attached to it and is out of play with all its effects. Raises"
              + " 'leaves play' of the one and 'enters play' of the other.",
      changes = {Verb.Change.PLACE, Verb.Change.EFFECTS, Verb.Change.STAT},
      yields = true)
  @Raises(value = CardEvent.ENTERS, about = "card")
  @Raises(value = CardEvent.LEAVES, about = "target")
  public static void cover(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what is covered") Entity target,
      @Param(value = "card", accepts = Param.Accepts.ANOTHER_CARD, doc = "what covers it")
          Entity card) {
    reaction.called(target, card);
    MatchContext match = MatchContext.of(reaction);
    String zone = target.getZone();
    int place = place(match, target, card);
    // It enters first: a player who sees it in play sees at all times what goes over to it.
    boolean enters = EnterPlay.at(match, card, zone, place);
    for (Entity attached : Attached.of(match, target)) {
      Attached.add(match, attached, card);
    }
    match.leavePlay(target, Attached.to(card));
    Attached.add(match, target, card);
    if (enters) {
      EnterPlay.told(reaction, card);
    }
  }

  @Verb(
      name = SWAP,
      says = "let {target} and {other} change places",
      doc =
          "Lets two cards change zones and places; each stays its owner's, and as much in play as it"
              + " is. Cards of two players change the places that they have, counted from the first of"
              + " their owner's cards. With a card of a common zone it also changes whose it is.",
      changes = Verb.Change.PLACE)
  public static void swap(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "the one") Entity target,
      @Param(value = "other", accepts = Param.Accepts.ANOTHER_CARD, doc = "the other")
          Entity other) {
    reaction.called(target, other);
    MatchContext match = MatchContext.of(reaction);
    String zone = target.getZone();
    int place = target.getPosition();
    int whose = target.getController();
    boolean common = match.isCommon(zone) || match.isCommon(other.getZone());
    if (common || whose == other.getController()) {
      match.transfer(target, other.getController(), other.getZone(), other.getPosition());
      match.transfer(other, whose, zone, place);
      return;
    }
    int before = before(match, target);
    insert(match, target, other.getZone(), before(match, other));
    insert(match, other, zone, before);
  }

  @Verb(
      name = TAKE,
      says = "{player} takes {target} to the {zone}",
      tells = "{player} takes {target} to {player's} {zone}",
      doc =
          "Makes a card a player's and puts it at the end of one of his zones that is not in play;"
              + " one that is in play leaves play before:"
              + " the cards of the player it leaves answer that as one of his, while its own effects,"
              + " which come later, act for the player who takes it. So a card of a common zone,"
              + " which is nobody's, becomes a player's.",
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
    give(
        reaction.changes(),
        ControllerOf.of(player),
        target,
        zone,
        MoveTo.end(reaction.changes(), player, zone));
  }

  /** Brings a card to a place of a zone of a player, whose it is from then on. */
  static void give(Changes changes, int owner, Entity target, String zone, int place) {
    if (target.isPresent()) {
      changes.leavePlay(target, zone, place, owner);
    } else {
      changes.transfer(target, owner, zone, place);
    }
  }

  /** The place of a card: that of the one it covers, on the side of its own player. */
  private static int place(MatchContext match, Entity covered, Entity card) {
    return card.getController() == covered.getController()
        ? covered.getPosition()
        : Room.behind(match, card, card.getController(), covered.getZone(), before(match, covered));
  }

  /** The number of cards of its owner that lie before a card. */
  private static int before(MatchContext match, Entity card) {
    return match.world().in(card.getZone(), card.getController()).indexOf(card);
  }

  private static void insert(MatchContext match, Entity card, String zone, int behind) {
    match.move(card, zone, Room.behind(match, card, card.getController(), zone, behind));
  }
}
