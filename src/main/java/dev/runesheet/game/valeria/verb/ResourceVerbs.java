package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.Payout;
import dev.runesheet.game.valeria.price.ResourceChanges;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.turn.Sailing;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.VerbNames;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;

/** The verbs about resources of players: each is bounded by what there is. */
public final class ResourceVerbs {

  /** The parameter of {@link VerbNames#PUT_GOLD} that is the card. */
  public static final String CARD = "card";

  private ResourceVerbs() {}

  @Verb(
      name = VerbNames.GAIN,
      says = "{who} gains {amount} {resource}",
      doc = "Gives a player so much of a resource from the bank.",
      changes = Verb.Change.STAT)
  public static void gain(
      Reaction reaction,
      @Param(value = "who", doc = "who gains") Entity who,
      @Param(value = "resource", words = WordList.STAT, doc = "which resource") String resource,
      @Param(value = "amount", doc = "how much") double amount) {
    reaction.called(who, resource, amount);
    MatchContext match = MatchContext.of(reaction);
    ResourceChanges.change(match, (Player) who, Resource.named(resource), (int) amount);
  }

  @Verb(
      name = VerbNames.LOSE,
      says = "{who} pays {amount} {resource}",
      doc = "Takes so much of a resource from a player to the bank, as far as there is.",
      changes = Verb.Change.STAT)
  public static void lose(
      Reaction reaction,
      @Param(value = "who", doc = "who loses") Entity who,
      @Param(value = "resource", words = WordList.STAT, doc = "which resource") String resource,
      @Param(value = "amount", doc = "how much") double amount) {
    reaction.called(who, resource, amount);
    MatchContext match = MatchContext.of(reaction);
    ResourceChanges.change(match, (Player) who, Resource.named(resource), -(int) amount);
  }

  @Verb(
      name = VerbNames.MOVE_RESOURCE,
      says = "{from} gives {to} {amount} {resource}",
      doc = "Moves so much of a resource from one player to another, as far as there is.",
      changes = Verb.Change.STAT)
  public static void moveResource(
      Reaction reaction,
      @Param(value = "from", doc = "who gives") Entity from,
      @Param(value = "to", doc = "who gets") Entity to,
      @Param(value = "resource", words = WordList.STAT, doc = "which resource") String resource,
      @Param(value = "amount", doc = "how much") double amount) {
    reaction.called(from, to, resource, amount);
    MatchContext match = MatchContext.of(reaction);
    ResourceChanges.move(match, (Player) from, (Player) to, Resource.named(resource), (int) amount);
  }

  @Verb(
      name = VerbNames.RECEIVE_PRINTED,
      says = "gain {moment}",
      doc =
          "Gives the owner the numbers printed on the card for a moment: on-turn, off-turn or"
              + " reward.",
      changes = Verb.Change.STAT)
  public static void receivePrinted(
      Reaction reaction,
      @Param(value = "moment", words = "moment", doc = "on-turn, off-turn or reward")
          String moment) {
    reaction.called(moment);
    MatchContext match = MatchContext.of(reaction);
    Card card = (Card) reaction.getSelf();
    Amounts printed = Word.of(Payout.class, moment).of(card.type());
    for (Resource resource : Resource.values()) {
      if (printed.of(resource) != 0) {
        ResourceChanges.change(match, (Player) reaction.getOwner(), resource, printed.of(resource));
      }
    }
  }

  @Verb(
      name = VerbNames.PUT_GOLD,
      says = "{who} puts {amount} gold on {card}",
      doc = "Moves gold from a player onto a card, as far as there is.",
      changes = Verb.Change.STAT)
  public static void putGold(
      Reaction reaction,
      @Param(value = "who", doc = "who pays") Entity who,
      @Param(value = CARD, doc = "on which card") Entity card,
      @Param(value = "amount", doc = "how much") double amount) {
    reaction.called(who, card, amount);
    MatchContext match = MatchContext.of(reaction);
    int paid = -ResourceChanges.change(match, (Player) who, Resource.GOLD, -(int) amount);
    match.setStat(card, CardStats.GOLD_POOL, card.stat(CardStats.GOLD_POOL) + paid);
  }

  @Verb(
      name = VerbNames.MAKE_OFFERING,
      says = "{who} leaves 1 {resource} with the Exekratys",
      doc = "Moves one of a resource from a player to the pile of the Exekratys.",
      changes = Verb.Change.STAT)
  public static void makeOffering(
      Reaction reaction,
      @Param(value = "who", doc = "who gives") Entity who,
      @Param(value = "resource", words = WordList.STAT, doc = "which resource") String resource) {
    reaction.called(who, resource);
    Sailing.offer(MatchContext.of(reaction), (Player) who, Resource.named(resource));
  }
}
