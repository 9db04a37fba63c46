package dev.runesheet.game.declared.choice;

import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Suppression;
import java.util.List;
import java.util.stream.Collectors;

/** The refusal of what is out of force, to the player who acts. */
final class OutOfForce {

  private static final String REASON = "it is out of force";

  private OutOfForce() {}

  /** The refusal of what begins a program; null if nothing suppresses that. */
  static String refusal(MatchContext match, List<Suppression> by) {
    return by.isEmpty() ? null : reason(match, by);
  }

  /**
   * The reason in words, which name the suppressors that the player sees.
   *
   * @param by the suppressions; empty if it is out of force for another reason
   */
  static String reason(MatchContext match, List<Suppression> by) {
    int player = match.state(DeclaredState.class).acting.get(0);
    String suppressors =
        by.stream()
            .filter(one -> isSeen(match, player, one))
            .map(one -> one.suppressor(id -> match.entity(id).getName()))
            .distinct()
            .sorted()
            .collect(Collectors.joining(" and "));
    return suppressors.isEmpty() ? REASON : REASON + ", suppressed by " + suppressors;
  }

  private static boolean isSeen(MatchContext match, int player, Suppression by) {
    return by.entity().stream()
        .allMatch(id -> match.game().isVisible(match, player, match.entity(id)));
  }
}
