package dev.runesheet.game.declared.verb;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.WinnerRule;
import dev.runesheet.game.declared.state.FinalStanding;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;
import java.util.List;
import java.util.Set;

/** The verbs that end a match by a rule of its game. */
public final class EndVerbs {

  /** The verb that ends the match by the game's rule for winners. */
  public static final String END_MATCH = "end-match";

  /** The reason for which a match ends that all players win who are not out. */
  public static final String ALL_WIN = "all players win";

  /** The reason for which a match ends that all players lose. */
  public static final String ALL_LOSE = "all players lose";

  private static final String WIN_TOGETHER = "win-together";
  private static final String LOSE_TOGETHER = "lose-together";

  /** The verbs that end a match for all players alike. */
  public static final Set<String> TOGETHER = Set.of(WIN_TOGETHER, LOSE_TOGETHER);

  private EndVerbs() {}

  @Verb(
      name = WIN_TOGETHER,
      says = "all players win together",
      doc = "All players who are not out win, and the match ends: lines behind it do not run.",
      changes = Verb.Change.FLOW,
      ends = true)
  public static void winTogether(Reaction reaction) {
    reaction.called();
    MatchContext match = MatchContext.of(reaction);
    match.endMatch(FinalStanding.left(match), ALL_WIN);
    reaction.end();
  }

  @Verb(
      name = LOSE_TOGETHER,
      says = "all players lose together",
      doc = "Nobody wins, and the match ends: lines behind it do not run.",
      changes = Verb.Change.FLOW,
      ends = true)
  public static void loseTogether(Reaction reaction) {
    reaction.called();
    reaction.changes().endMatch(List.of(), ALL_LOSE);
    reaction.end();
  }

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
