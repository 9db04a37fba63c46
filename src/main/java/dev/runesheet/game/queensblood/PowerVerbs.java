package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.effect.Destruction;
import dev.runesheet.game.queensblood.effect.Powers;
import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import dev.runesheet.word.WordList;

/** The verbs about the power of cards on the board, and what it comes to. */
public final class PowerVerbs {

  private PowerVerbs() {}

  /** Effects 2 and 3.1, decisions 8 and 35. */
  @Verb(
      name = VerbNames.MODIFY_POWER,
      says = "change the power of {scope} by {amount}",
      tells = "raise the power of {scope} by {amount}",
      tellsBelowZero = "lower the power of {scope} by {amount}",
      doc = "Changes the power of each card of a scope for good, one after the other.",
      changes = Verb.Change.STAT,
      yields = true)
  @Writes(stat = CardStats.POWER, how = Writes.How.ADD, amount = "amount")
  @Raises(
      value = {Triggers.ENFEEBLED, Triggers.FIRST_ENFEEBLED},
      amount = "amount",
      sign = Raises.Sign.BELOW,
      about = "scope")
  @Raises(
      value = Triggers.FIRST_ENHANCED,
      amount = "amount",
      sign = Raises.Sign.ABOVE,
      about = "scope")
  @Raises(
      value = {Triggers.IS_DESTROYED, Triggers.CARD_DESTROYED},
      amount = "amount",
      sign = Raises.Sign.BELOW)
  @Raises({Triggers.REACHES, Triggers.FIRST_REACHES})
  public static void modifyPower(
      Reaction reaction,
      @Param(value = "scope", words = WordList.SCOPE, doc = "whose power") String scope,
      @Param(value = "amount", doc = "by how much") double amount) {
    reaction.called(scope, amount);
    Powers.changeEach(reaction, scope, amount);
  }

  /** Effects 2 and 3.1, decisions 8 and 35. */
  @Verb(
      name = VerbNames.LOWER_POWER,
      says = "lower the power of {scope} by {amount}",
      doc = "Lowers the power of each card of a scope for good, one after the other.",
      changes = Verb.Change.STAT,
      yields = true)
  @Writes(stat = CardStats.POWER, how = Writes.How.SUBTRACT, amount = "amount")
  @Raises(
      value = {Triggers.ENFEEBLED, Triggers.FIRST_ENFEEBLED},
      amount = "amount",
      sign = Raises.Sign.ABOVE,
      about = "scope")
  @Raises(
      value = Triggers.FIRST_ENHANCED,
      amount = "amount",
      sign = Raises.Sign.BELOW,
      about = "scope")
  @Raises(
      value = {Triggers.IS_DESTROYED, Triggers.CARD_DESTROYED},
      amount = "amount",
      sign = Raises.Sign.ABOVE)
  @Raises({Triggers.REACHES, Triggers.FIRST_REACHES})
  public static void lowerPower(
      Reaction reaction,
      @Param(value = "scope", words = WordList.SCOPE, doc = "whose power") String scope,
      @Param(value = "amount", doc = "by how much") double amount) {
    reaction.called(scope, amount);
    Powers.changeEach(reaction, scope, -amount);
  }

  /** Effects 4.2. */
  @Verb(
      name = VerbNames.SCALE_POWER,
      says = "raise {target's} scaling by {amount}",
      tells = "raise {target's} power by {amount}",
      doc = "Adds a step to the scaling of a card.",
      changes = Verb.Change.STAT,
      yields = true)
  @Writes(stat = Card.SCALE, how = Writes.How.ADD, amount = "amount")
  @Raises(
      value = {Triggers.IS_DESTROYED, Triggers.CARD_DESTROYED},
      amount = "amount",
      sign = Raises.Sign.BELOW)
  @Raises({Triggers.REACHES, Triggers.FIRST_REACHES})
  public static void scalePower(
      Reaction reaction,
      @Param(value = "target", doc = "whose scaling") Entity target,
      @Param(value = "amount", doc = "how much a step adds") double amount) {
    reaction.called(target, amount);
    Powers.scale(MatchContext.of(reaction), (Card) target, amount);
  }

  /** Effects 3.3, decisions 10 and 38. */
  @Verb(
      name = VerbNames.DESTROY_CARDS,
      says = "destroy {scope}",
      doc = "Destroys all cards of a scope as one batch.",
      changes = Verb.Change.PLACE,
      yields = true)
  @Raises({
    Triggers.IS_DESTROYED,
    Triggers.CARD_DESTROYED,
    Triggers.REACHES,
    Triggers.FIRST_REACHES
  })
  public static void destroyCards(
      Reaction reaction,
      @Param(value = "scope", words = WordList.SCOPE, doc = "which cards") String scope) {
    reaction.called(scope);
    MatchContext match = MatchContext.of(reaction);
    match.scope(scope, reaction.getSelf()).forEach(card -> Destruction.doom(match, (Card) card));
    match.check(Destruction.BEGIN);
  }

  /** Effects 5.2, decisions 26 and 27. */
  @Verb(
      name = VerbNames.REPLACE_ALLY,
      says = "destroy the ally on its tile and remember that ally's power",
      tells = "destroy the ally on its tile",
      doc = "Lets the card be placed on an ally, which is destroyed first.",
      changes = Verb.Change.PLACE,
      yields = true)
  @Raises({
    Triggers.IS_DESTROYED,
    Triggers.CARD_DESTROYED,
    Triggers.REACHES,
    Triggers.FIRST_REACHES
  })
  public static void replaceAlly(Reaction reaction) {
    reaction.called();
    MatchContext match = MatchContext.of(reaction);
    Card ally = Board.card(match.world(), match.state(QueensState.class).tile);
    match.setStat(reaction.getSelf(), CardStats.REPLACED_POWER, ally.power());
    Destruction.doom(match, ally);
    match.check(Destruction.BEGIN);
  }
}
