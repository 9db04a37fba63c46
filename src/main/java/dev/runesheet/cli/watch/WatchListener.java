package dev.runesheet.cli.watch;

import dev.runesheet.pack.watch.RulesUpdate;
import java.util.List;

/** Is told what saves come to while a game is watched, on the thread that watches. */
public interface WatchListener {

  /** Everything was read for the first time; the scenarios are still to be played. */
  default void read(RulesUpdate update) {}

  /** Everything was read and played for the first time. */
  void first(WatchRound round);

  /** What a save did to the rules, as soon as that is known. */
  void saved(List<String> files, RulesUpdate update);

  /** What it did to the scenarios that were played so far. */
  void next(WatchRound round, long millis);

  /** What it did to the others, once all were played. */
  void rest(WatchRound round);

  /** Some of the scenarios that a save left were played. */
  default void goingOn() {}
}
