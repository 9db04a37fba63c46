package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import java.util.List;

/** The knowledge of players: the marks that each knows of. */
final class MarkKnowledge {

  private MarkKnowledge() {}

  /** Of himself a player knows roles and feedback, of others what is told and their groups. */
  static boolean knows(MatchContext match, int player, Mark mark) {
    return switch (mark.getType()) {
      case "notice" -> hears(player, mark);
      case "feedback", Roles.ROLE, Roles.EXTRA -> mark.getBearer() == player;
      case "membership" ->
          Marks.of(match, "membership", player).stream()
              .anyMatch(own -> own.says("name", mark.says("name")));
      default -> false;
    };
  }

  private static boolean hears(int player, Mark notice) {
    String to = notice.says("to");
    return to.isEmpty() || List.of(to.split(",")).contains("" + player);
  }
}
