package dev.runesheet.engine.save;

import dev.runesheet.engine.machine.Machine;
import dev.runesheet.engine.state.Counters;
import dev.runesheet.spi.Limits;

/**
 * The check of the counts of a saved match: none is above its limit, where the action that reached
 * it would have failed, and events were dropped only where the game drops them.
 */
public final class SavedCounts {

  private SavedCounts() {}

  /**
   * Checks them.
   *
   * @throws IllegalArgumentException if one cannot be
   */
  public static void check(Machine machine) {
    Counters counts = machine.position.counters;
    Limits limits = machine.limits;
    count("events", counts.events, limits.events());
    count("activations", counts.activations, limits.activations());
    count("operations", counts.operations, limits.operations());
    count("dropped", counts.dropped, limits.drop() ? Integer.MAX_VALUE : 0);
    // The first event beyond the limit exhausts the counts of a game that drops it.
    boolean spent = limits.drop() && counts.events >= limits.events();
    SaveFault.check(
        spent || !counts.exhausted, "/counts/exhausted (true)", "no event was beyond the limit");
  }

  private static void count(String what, int number, int limit) {
    // Where there is no limit, a number that nobody counts to would still run over.
    int most = limit == Integer.MAX_VALUE ? limit / 2 : limit;
    SaveFault.check(
        number >= 0 && number <= most,
        "/counts/" + what + " (" + number + ")",
        "expected 0 to " + most);
  }
}
