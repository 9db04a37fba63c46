package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.ControllerOf;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;

/** The verbs that make cards which the match did not have. */
public final class CreationVerbs {

  public static final String CREATE = "create";
  public static final String CREATE_LIKE = "create-like";
  public static final String CREATE_ON = "create-on";

  private CreationVerbs() {}

  @Verb(
      name = CREATE,
      says = "create {amount} {card} in {target's} {zone}",
      doc =
          "Makes new cards at the end of a zone. In a zone in play they are in play at once; that is"
              + " no 'enters play'. Of a common zone it does not matter whose it is.",
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
    for (int i = 0; i < amount; i++) {
      DeclaredTable.of(match).create(card, player, zone);
    }
  }

  @Verb(
      name = CREATE_LIKE,
      says = "create another card like {target} in its player's {zone}",
      doc =
          "Makes a new card like another, of the same player, at the end of a zone. In a zone in play"
              + " it is in play at once; that is no 'enters play'.",
      changes = Verb.Change.PLACE)
  @Raises(value = DeclaredEvents.MADE, about = "target")
  public static void createLike(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "like what") Entity target,
      @Param(value = "zone", words = WordList.ZONE, doc = "the zone") String zone) {
    reaction.called(target, zone);
    DeclaredTable.of(MatchContext.of(reaction)).createLike(target, zone);
  }

  @Verb(
      name = CREATE_ON,
      says = "create {amount} {card} on {target}",
      doc =
          "Makes new cards and attaches them to another, behind what is attached to it; raises"
              + " 'moves' of each.",
      changes = {Verb.Change.PLACE, Verb.Change.STAT})
  @Raises(value = DeclaredEvents.MADE, cards = "card")
  public static void createOn(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "to what they are attached")
          Entity target,
      @Param(value = "card", words = WordList.CARD, doc = "the card") String card,
      @Param(value = "amount", doc = "how many", min = 0, max = 1_000, idle = 0) double amount) {
    reaction.called(target, card, amount);
    MatchContext match = MatchContext.of(reaction);
    for (int i = 0; i < amount; i++) {
      DeclaredTable.of(match).create(card, target.getController(), Attached.to(target));
    }
  }
}
