package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.price.ResourceChanges;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verb that gives a player an amount of a resource from the bank. */
@Verb(
    name = "gain",
    says = "{who} gains {amount} {resource}",
    doc = "Gives a player so much of a resource from the bank.",
    changes = Verb.Change.STAT)
public final class Gain {

  private Gain() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who gains") Entity who,
      @Param(value = "resource", words = "stat", doc = "which resource") String resource,
      @Param(value = "amount", doc = "how much") double amount) {
    reaction.called(who, resource, amount);
    MatchContext match = MatchContext.of(reaction);
    ResourceChanges.change(match, (Player) who, Resource.named(resource), (int) amount);
  }
}
