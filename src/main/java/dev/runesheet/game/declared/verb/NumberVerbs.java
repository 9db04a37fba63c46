package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.game.declared.state.CalculationTrace;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.word.WordList;

/** The verbs about numbers of entities and what changes them. */
public final class NumberVerbs {

  public static final String GIVE = "give";

  /** The number of the event that it raises. */
  public static final String AMOUNT = "amount";

  private NumberVerbs() {}

  @Verb(
      name = "deal",
      says = "deal {amount} to {target} by the calculation {calculation}",
      doc =
          "Works out a number from one by a calculation of the game, from the holder to the target,"
              + " and adds it to the target's number that the calculation names.",
      changes = Verb.Change.STAT,
      yields = true,
      readsDerived = true)
  public static void deal(
      Reaction reaction,
      @Param(value = "target", doc = "who is affected") Entity target,
      @Param(value = "amount", doc = "the number before anything counts") double amount,
      @Param(value = "calculation", words = WordList.CALCULATION, doc = "the calculation")
          String calculation) {
    reaction.called(target, amount, calculation);
    MatchContext match = MatchContext.of(reaction);
    Entity self = reaction.getSelf();
    CalculationTrace reckoning = CalculationTrace.of(match, calculation, self, target, amount);
    double result = reckoning.result();
    Calculated declared = reckoning.declared();
    double noted = declared.noted(result, new Expression.Roles(match, self, target));
    if (noted != 0 && self.has(declared.notes())) {
      match.addStat(self, declared.notes(), noted);
    }
    match.addStat(target, declared.addsTo(), result);
    if (result > 0 && !declared.raises().isEmpty()) {
      match.raise(Event.about(declared.raises(), target, self.getId()).with(AMOUNT, result));
    }
  }

  @Verb(
      name = "reset",
      says = "{target} is as printed",
      doc = "Sets all numbers of a card back to those printed on it, but for what is attached.",
      changes = Verb.Change.STAT)
  public static void reset(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "which card") Entity target) {
    reaction.called(target);
    MatchContext match = MatchContext.of(reaction);
    DeclaredTable.of(match)
        .printed(target)
        .forEach((stat, number) -> match.setStat(target, stat, number));
  }

  @Verb(
      name = GIVE,
      says = "{target} has {effect} for {turns} more turns, with {amount}",
      doc =
          "Gives a status that takes its number from here; a card's ends when it leaves its zone, and"
              + " all end after some turns.",
      changes = Verb.Change.EFFECTS)
  public static void give(
      Reaction reaction,
      @Param(value = "target", doc = "who gets it") Entity target,
      @Param(value = "effect", words = WordList.STATUS, doc = "the status") String effect,
      @Param(value = "amount", doc = "its number") double amount,
      @Param(value = "turns", doc = "for how many turns after this one", min = 0, max = 99)
          int turns) {
    reaction.called(target, effect, amount, turns);
    boolean held = !target.getKind().equals(DeclaredCatalog.PLAYER);
    reaction
        .changes()
        .grant(EffectDefinition.statusId(effect), reaction.getSelf(), target, turns, held, amount);
  }
}
