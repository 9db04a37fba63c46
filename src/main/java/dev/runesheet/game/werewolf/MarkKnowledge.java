package dev.runesheet.game.werewolf;

import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.spi.MatchContext;
import java.util.List;

/** The knowledge of players about marks. */
final class MarkKnowledge {

  private MarkKnowledge() {}

  /** True if a player knows of a mark. */
  static boolean isKnown(MatchContext match, int player, Mark mark) {
    return switch (mark.getType()) {
      case ROLE, EXTRA_ROLE, FEEDBACK -> mark.getBearer() == player;
      case MEMBERSHIP -> mark.isPresent() && shares(match, player, mark);
      case NOTICE -> hears(player, mark);
      default -> false;
    };
  }

  /** True for the members of the same group, whoever else was in it before them. */
  private static boolean shares(MatchContext match, int player, Mark membership) {
    return Marks.of(match, MarkType.MEMBERSHIP, player).stream()
        .anyMatch(own -> own.says(Detail.NAME, membership.says(Detail.NAME)));
  }

  /** True for the players who were there when it was told. */
  private static boolean hears(int player, Mark notice) {
    List<Integer> to = notice.players(Detail.TO);
    return to.isEmpty() || to.contains(player);
  }
}
