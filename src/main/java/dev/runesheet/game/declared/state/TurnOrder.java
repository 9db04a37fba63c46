package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.catalog.TurnScope;
import dev.runesheet.spi.MatchContext;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * The order of turns: from seat to seat in a circle, past players who are out.
 *
 * @param players the number of seats
 * @param reversed whether it goes from higher numbers to lower ones
 * @param out whether a player is out
 */
public record TurnOrder(int players, boolean reversed, IntPredicate out) {

  /** The present order of a match. */
  public static TurnOrder of(MatchContext match) {
    DeclaredState state = match.state(DeclaredState.class);
    return new TurnOrder(state.players, state.reversed, match::isOut);
  }

  /** The next player that is not out; the same one if all others are. */
  public int after(int player) {
    return find(player, 1);
  }

  /** The player who has a turn that was given to one: the next one after him if he is out. */
  public int given(int player) {
    return out.test(player) ? after(player) : player;
  }

  /** The players that are not out from one on, who is the first whether he is out or not. */
  public List<Integer> from(int player) {
    List<Integer> order = new ArrayList<>();
    for (int step = 0; step < players; step++) {
      int one = seat(player, step);
      if (step == 0 || !out.test(one)) {
        order.add(one);
      }
    }
    return List.copyOf(order);
  }

  /**
   * The players who act in a phase, in order, all of them again as often as it says.
   *
   * @param active the player whose turn it is
   */
  public List<Integer> acting(Phase phase, int active) {
    if (!phase.asks()) {
      return List.of();
    }
    List<Integer> round =
        switch (phase.who()) {
          case ACTIVE -> List.of(active);
          case OTHERS -> from(active).stream().skip(1).toList();
          case EACH -> from(active);
        };
    return phase.times() == 1
        ? round
        : Collections.nCopies(phase.times(), round).stream().flatMap(List::stream).toList();
  }

  /** True if players, in order, can be those left of all who act in a phase. */
  public boolean canStillAct(List<Integer> left, Phase phase, int active) {
    Iterator<Integer> all = acting(phase, active).iterator();
    for (int player : left) {
      boolean found = false;
      while (!found && all.hasNext()) {
        found = all.next() == player;
      }
      if (!found) {
        return false;
      }
    }
    return true;
  }

  /** The players of a scope, none of whom is out, seen from one; ACTIVE is seen from that one. */
  List<Integer> seen(TurnScope which, int from) {
    if (which == TurnScope.ACTIVE) {
      return out.test(from) ? List.of() : List.of(from);
    }
    if (which == TurnScope.ALL) {
      return from(from).stream().filter(one -> !out.test(one)).toList();
    }
    int found = find(from, which == TurnScope.NEXT ? 1 : -1);
    return found == from ? List.of() : List.of(found);
  }

  private int find(int from, int step) {
    int player = from;
    do {
      player = seat(player, step);
    } while (player != from && out.test(player));
    return player;
  }

  private int seat(int from, int steps) {
    return Math.floorMod(reversed ? from - steps : from + steps, players);
  }
}
