package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.state.CalculationTrace;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Numbers;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verb that computes a number and adds it to one of the target's. */
@Verb(
    name = "deal",
    says = "deal {amount} to {target} by the calculation {calculation}",
    doc =
        "Works out a number from one by a calculation of the game, from the holder to the target,"
            + " and adds it to the target's number that the calculation names.",
    changes = Verb.Change.STAT,
    yields = true,
    readsDerived = true)
public final class Deal {

  /** The number of the event that it raises. */
  public static final String AMOUNT = "amount";

  private Deal() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who is affected") Entity target,
      @Param(value = "amount", doc = "the number before anything counts") double amount,
      @Param(value = "calculation", words = "calculation", doc = "the calculation")
          String calculation) {
    reaction.called(target, amount, calculation);
    MatchContext match = MatchContext.of(reaction);
    Entity self = reaction.getSelf();
    CalculationTrace reckoning = CalculationTrace.of(match, calculation, self, target, amount);
    double result = reckoning.result();
    Calculated declared = reckoning.declared();
    double noted = declared.noted(result, new Expression.Roles(match, self, target));
    if (noted != 0 && self.has(declared.notes())) {
      double before = self.base(self.index(declared.notes()));
      match.setStat(self, declared.notes(), Numbers.add(before, noted));
    }
    int index = target.index(declared.addsTo());
    match.setStat(target, declared.addsTo(), Numbers.add(target.base(index), result));
    if (result > 0 && !declared.raises().isEmpty()) {
      match.raise(Event.about(declared.raises(), target, self.getId()).with(AMOUNT, result));
    }
  }
}
