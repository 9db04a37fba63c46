package dev.runesheet.game.queensblood;

import dev.runesheet.game.queensblood.effect.Pawns;
import dev.runesheet.game.queensblood.word.VerbNames;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** Puts influence on the eight neighbours of the card. Effects 5.3, decisions 13 and 42. */
@Verb(
    name = VerbNames.EXPAND_POSITIONS,
    says = "expand to the neighbouring tiles",
    tells = "expand to the eight neighbouring tiles",
    doc = "Puts influence on the eight neighbours of the card.",
    changes = Verb.Change.STAT,
    yields = true)
public final class ExpandPositions {

  private ExpandPositions() {}

  /** Performs the verb. */
  public static void perform(Reaction reaction) {
    reaction.called();
    MatchContext match = MatchContext.of(reaction);
    Entity self = reaction.getSelf();
    Pawns.expand(match, self.getPosition(), self.getController());
  }
}
