package dev.runesheet.game.valeria.verb;

import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.turn.Sailing;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Moves one of a resource from a player to the pile of the Exekratys. */
@Verb(
    name = "make-offering",
    says = "{who} leaves 1 {resource} with the Exekratys",
    doc = "Moves one of a resource from a player to the pile of the Exekratys.",
    changes = Verb.Change.STAT)
public final class MakeOffering {

  private MakeOffering() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who gives") Entity who,
      @Param(value = "resource", words = "stat", doc = "which resource") String resource) {
    reaction.called(who, resource);
    Sailing.offer(MatchContext.of(reaction), (Player) who, Resource.named(resource));
  }
}
