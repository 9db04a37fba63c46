package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.effect.Destruction;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Raises;
import dev.runesheet.spi.verb.Verb;

/** Destroys all cards of a scope as one batch. Effects 3.3, decisions 10 and 38. */
@Verb(
    name = VerbNames.DESTROY_CARDS,
    says = "destroy {scope}",
    doc = "Destroys all cards of a scope as one batch.",
    changes = Verb.Change.PLACE,
    yields = true)
@Raises({Triggers.IS_DESTROYED, Triggers.CARD_DESTROYED, Triggers.REACHES, Triggers.FIRST_REACHES})
public final class DestroyCards {

  private DestroyCards() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "scope", words = "scope", doc = "which cards") String scope) {
    reaction.called(scope);
    MatchContext match = MatchContext.of(reaction);
    match.scope(scope, reaction.getSelf()).forEach(card -> Destruction.doom(match, (Card) card));
    match.check(Destruction.BEGIN);
  }
}
