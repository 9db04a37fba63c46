package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Condition;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Extremum;
import java.util.Optional;
import java.util.Set;

/**
 * Comparisons of a player's number with the largest or smallest of all players, of whom he is one:
 * none has more than the largest, or less than the smallest.
 */
final class ExtremesOfPlayers {

  private ExtremesOfPlayers() {}

  /** The warning about a comparison that never holds, or always does. */
  static Optional<Diagnostic> told(Condition part, RoleKinds roles, SourceLocation place) {
    boolean asked = !(part instanceof Condition.Not);
    Condition inside = part instanceof Condition.Not not ? not.of() : part;
    return inside instanceof Condition.Comparison comparison && neverHolds(comparison, roles)
        ? Optional.of(told(part, asked, place))
        : Optional.empty();
  }

  private static boolean neverHolds(Condition.Comparison one, RoleKinds roles) {
    return switch (one.relation()) {
      case ABOVE -> isBeyond(one.left(), one.right(), roles);
      case BELOW -> isBeyond(one.right(), one.left(), roles);
      case EQUAL -> false;
    };
  }

  /** True if a number would have to be larger than another that it is one of, or is the end of. */
  private static boolean isBeyond(Value larger, Value smaller, RoleKinds roles) {
    return larger instanceof Value.StatOf stat
            && smaller instanceof Value.Extreme largest
            && isEnd(largest, Extremum.LARGEST, stat, roles)
        || smaller instanceof Value.StatOf other
            && larger instanceof Value.Extreme smallest
            && isEnd(smallest, Extremum.SMALLEST, other, roles);
  }

  private static boolean isEnd(
      Value.Extreme extreme, Extremum end, Value.StatOf stat, RoleKinds roles) {
    return extreme.end() == end
        && extreme.stat().equals(stat.stat())
        && extreme.group().scope().equals(DeclaredScopes.ALL_PLAYERS)
        && extreme.group().where().isEmpty()
        && roles.of(stat.who()).equals(Set.of(DeclaredCatalog.PLAYER));
  }

  private static Diagnostic told(Condition part, boolean asked, SourceLocation place) {
    String own = "the number is one of those of " + Words.quote("players");
    String expected = asked ? "a condition that can hold" : "none, as it always holds";
    return Diagnostic.about(
            asked ? Code.IMPOSSIBLE : Code.NO_CHANGE, place, part.toString(), expected)
        .suggesting(own + ", is 'other players' meant?");
  }
}
