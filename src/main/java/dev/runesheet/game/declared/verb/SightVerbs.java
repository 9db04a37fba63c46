package dev.runesheet.game.declared.verb;

import dev.runesheet.engine.verb.ControllerOf;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verbs that let players see cards which are hidden from them. */
public final class SightVerbs {

  private SightVerbs() {}

  @Verb(
      name = "show",
      says = "{player} looks at {target}",
      doc =
          "Shows a card, with what is attached to it, to a player, of which nobody else is told. He"
              + " sees it until it moves or its zone is shuffled.",
      changes = Verb.Change.SIGHT)
  public static void show(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what is shown") Entity target,
      @Param(value = "player", accepts = Param.Accepts.OWNED, doc = "whose player sees it")
          Entity player) {
    reaction.called(target, player);
    reaction.changes().show(target, ControllerOf.of(player));
  }

  @Verb(
      name = "reveal",
      says = "reveal {target}",
      doc =
          "Shows a card, with what is attached to it, to all players. They see it until it moves or"
              + " its zone is shuffled.",
      changes = Verb.Change.SIGHT)
  public static void reveal(
      Reaction reaction,
      @Param(value = "target", accepts = Param.Accepts.CARD, doc = "what is shown") Entity target) {
    reaction.called(target);
    int players = MatchContext.of(reaction).state(DeclaredState.class).players;
    for (int player = 0; player < players; player++) {
      reaction.changes().show(target, player);
    }
  }
}
