package dev.runesheet.cli.watch;

import dev.runesheet.pack.watch.RulesUpdate;
import java.util.List;

/** A listener of the results of saves while a game is watched, called on the watching thread. */
public interface WatchListener {

  /** Everything was read for the first time; the scenarios are still to be played. */
  default void read(RulesUpdate update) {}

  /** Everything was read and played for the first time. */
  void first(WatchRound round);

  /** Reports the change of the rules by a save, as soon as it is known. */
  void saved(List<String> files, RulesUpdate update);

  /** Reports the results of the scenarios run so far. */
  void next(WatchRound round, long millis);

  /** Reports the results of the others, once all were run. */
  void rest(WatchRound round);

  /** Some of the scenarios that a save left were played. */
  default void goingOn() {}
}
