package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.centre.Reserve;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verbs about single cards: where they lie, and how. */
public final class CardVerbs {

  private CardVerbs() {}

  @Verb(
      name = VerbNames.TAKE_CARD,
      says = "{who} takes {card}",
      doc =
          "Gives a player a card of the centre, without a price. A domain does what it does when"
              + " gained.",
      changes = Verb.Change.PLACE,
      yields = true)
  public static void takeCard(
      Reaction reaction,
      @Param(value = "who", doc = "who gets it") Entity who,
      @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(who, card);
    Cards.take(MatchContext.of(reaction), (Card) card, (Player) who);
  }

  @Verb(
      name = VerbNames.GIVE_CARD,
      says = "{who} takes {card}",
      doc = "Gives a card that somebody owns to another player, face-up.",
      changes = Verb.Change.PLACE)
  public static void giveCard(
      Reaction reaction,
      @Param(value = "who", doc = "who gets it") Entity who,
      @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(who, card);
    Cards.own(MatchContext.of(reaction), (Card) card, (Player) who);
  }

  @Verb(
      name = VerbNames.BANISH,
      says = "banish {card}",
      doc = "Puts a card of the centre or of a player on the banish pile.",
      changes = Verb.Change.PLACE,
      yields = true)
  public static void banish(
      Reaction reaction, @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(card);
    Cards.banish(MatchContext.of(reaction), (Card) card);
  }

  @Verb(
      name = VerbNames.PUT_BACK,
      says = "put {card} back on its stack",
      doc = "Returns an owned card to the stack it comes from, if that is in the game.",
      changes = Verb.Change.PLACE)
  public static void putBack(
      Reaction reaction, @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(card);
    MatchContext match = MatchContext.of(reaction);
    if (Cards.canPutBack(match, (Card) card)) {
      Cards.putBack(match, (Card) card);
    }
  }

  @Verb(
      name = VerbNames.PLACE_RESERVE,
      says = "put the next {pool} on top of {on}",
      doc = "Puts the next card of a reserve on top of the stack in which a card lies.",
      changes = Verb.Change.PLACE)
  public static void placeReserve(
      Reaction reaction,
      @Param(value = "pool", words = "reserve", doc = "which reserve") String pool,
      @Param(value = "on", doc = "a card of the stack") Entity on) {
    reaction.called(pool, on);
    Reserve.place(MatchContext.of(reaction), pool, (Card) on, (Card) reaction.getSubject());
  }

  @Verb(
      name = VerbNames.TURN_DOWN,
      says = "turn {card} face down",
      doc = "Turns an owned card face-down: it is out of force until the end of the game.",
      changes = Verb.Change.EFFECTS)
  public static void turnDown(
      Reaction reaction, @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(card);
    MatchContext.of(reaction).setStat(card, CardStats.FLIPPED, 1);
  }

  @Verb(
      name = VerbNames.TURN_UP,
      says = "turn {card} face up",
      doc = "Turns an owned card face-up.",
      changes = Verb.Change.EFFECTS)
  public static void turnUp(
      Reaction reaction, @Param(value = "card", doc = "which card") Entity card) {
    reaction.called(card);
    MatchContext.of(reaction).setStat(card, CardStats.FLIPPED, 0);
  }
}
