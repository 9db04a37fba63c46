package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import java.util.List;

/** The knowledge of players about marks: each type of marks has one of these. */
final class MarkKnowledge {

  private MarkKnowledge() {}

  /** True for nobody. */
  static boolean isSecret(MatchContext match, int player, Mark mark) {
    return false;
  }

  /** True for the player who bears it. */
  static boolean bears(MatchContext match, int player, Mark mark) {
    return mark.getBearer() == player;
  }

  /** True for the members of the same group. */
  static boolean shares(MatchContext match, int player, Mark membership) {
    return Marks.of(match, MarkType.MEMBERSHIP, player).stream()
        .anyMatch(own -> own.says("name", membership.says("name")));
  }

  /** True for the players who were there when it was told. */
  static boolean hears(MatchContext match, int player, Mark notice) {
    String to = notice.says("to");
    return to.isEmpty() || List.of(to.split(",")).contains("" + player);
  }
}
