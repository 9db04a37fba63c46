package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.price.ResourceChanges;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/**
 * The verb that takes an amount of a resource from a player to the bank, at most what the player
 * has.
 */
@Verb(
    name = "lose",
    says = "{who} pays {amount} {resource}",
    doc = "Takes so much of a resource from a player to the bank, as far as there is.",
    changes = Verb.Change.STAT)
public final class Lose {

  private Lose() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who loses") Entity who,
      @Param(value = "resource", words = "stat", doc = "which resource") String resource,
      @Param(value = "amount", doc = "how much") double amount) {
    reaction.called(who, resource, amount);
    MatchContext match = MatchContext.of(reaction);
    ResourceChanges.change(match, (Player) who, Resource.named(resource), -(int) amount);
  }
}
