package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.WinnerRule;
import dev.runesheet.game.declared.state.FinalStanding;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;

/** The verbs that end a match by a rule of its game. */
public final class EndVerbs {

  /** The verb that ends the match by the game's rule for winners. */
  public static final String END_MATCH = "end-match";

  private EndVerbs() {}

  @Verb(
      name = END_MATCH,
      says = "the match ends, and its winner is found",
      doc =
          "The match ends, and the entry 'winner' of game.yaml says who wins it; several can share"
              + " the win. Lines behind it do not run.",
      changes = Verb.Change.FLOW,
      ends = true,
      readsDerived = true)
  public static void endMatch(Reaction reaction) {
    reaction.called();
    MatchContext match = MatchContext.of(reaction);
    WinnerRule rule = match.book().catalog(DeclaredCatalog.class).extras().winner();
    if (rule == null) {
      throw new IllegalStateException(
          "verb (" + END_MATCH + ") finds no winner: game.yaml has no entry 'winner'.");
    }
    FinalStanding.end(match, rule);
    reaction.end();
  }
}
