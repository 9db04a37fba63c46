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
 * The verb that moves an amount of a resource from one player to another, at most what the player
 * has.
 */
@Verb(
    name = "move-resource",
    says = "{from} gives {to} {amount} {resource}",
    doc = "Moves so much of a resource from one player to another, as far as there is.",
    changes = Verb.Change.STAT)
public final class MoveResource {

  private MoveResource() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "from", doc = "who gives") Entity from,
      @Param(value = "to", doc = "who gets") Entity to,
      @Param(value = "resource", words = "stat", doc = "which resource") String resource,
      @Param(value = "amount", doc = "how much") double amount) {
    reaction.called(from, to, resource, amount);
    MatchContext match = MatchContext.of(reaction);
    ResourceChanges.move(match, (Player) from, (Player) to, Resource.named(resource), (int) amount);
  }
}
