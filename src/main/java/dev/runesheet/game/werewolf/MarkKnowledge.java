package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import java.util.List;

/** The knowledge of players about marks: each type of marks has one of these. */
final class MarkKnowledge {

  private MarkKnowledge() {}

  /** Nobody knows of it. */
  static boolean isSecret(MatchContext match, int player, Mark mark) {
    return false;
  }

  /** Who bears it knows of it. */
  static boolean bears(MatchContext match, int player, Mark mark) {
    return mark.getBearer() == player;
  }

  /** Those of a group know each other. */
  static boolean shares(MatchContext match, int player, Mark membership) {
    return Marks.of(match, MarkType.MEMBERSHIP, player).stream()
        .anyMatch(own -> own.says("name", membership.says("name")));
  }

  /** Who was there when it was told knows of it. */
  static boolean hears(MatchContext match, int player, Mark notice) {
    String to = notice.says("to");
    return to.isEmpty() || List.of(to.split(",")).contains("" + player);
  }
}
