package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.setup.DeclaredTable;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verb that resets a card's numbers to the printed ones. */
@Verb(
    name = "reset",
    says = "{target} is as printed",
    doc = "Sets all numbers of a card back to those printed on it, but for what is attached.",
    changes = Verb.Change.STAT)
public final class Reset {

  private Reset() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "which card") Entity target) {
    reaction.called(target);
    MatchContext match = MatchContext.of(reaction);
    DeclaredTable.of(match)
        .printed(target)
        .forEach((stat, number) -> match.setStat(target, stat, number));
  }
}
