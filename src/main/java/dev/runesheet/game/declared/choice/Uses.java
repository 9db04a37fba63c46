package dev.runesheet.game.declared.choice;

import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.fact.Entity;
import java.util.SortedSet;
import java.util.TreeSet;

/** What has been done in the present turn and can be done once in a turn only. */
public final class Uses {

  private Uses() {}

  static void add(MatchContext match, String use) {
    DeclaredState state = match.state(DeclaredState.class);
    SortedSet<String> used = new TreeSet<>(state.used);
    used.add(use);
    state.used = used;
  }

  /**
   * Forgets that abilities of a card were used; for one that has left play, which is as new then.
   */
  public static void forget(MatchContext match, Entity card) {
    DeclaredState state = match.state(DeclaredState.class);
    if (state.used.isEmpty()) {
      return;
    }
    SortedSet<String> used = new TreeSet<>(state.used);
    if (used.removeIf(use -> isOf(use, card))) {
      state.used = used;
    }
  }

  private static boolean isOf(String use, Entity card) {
    return ActionCodec.of(Choice.class)
        .read(use)
        .filter(Choice.Use.class::isInstance)
        .map(choice -> ((Choice.Use) choice).card() == card.getId())
        .orElse(false);
  }
}
