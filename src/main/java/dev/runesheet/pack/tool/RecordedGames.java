package dev.runesheet.pack.tool;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.function.Supplier;

/**
 * Plays recorded games with their choices and chance outcomes and compares the state after every
 * step.
 */
public interface RecordedGames {

  /** The number of games to replay in one batch, whose rules are compiled together. */
  int batchSize();

  /** True if a line begins a game; all lines up to the next that does belong to the same one. */
  default boolean begins(String line) {
    return true;
  }

  /**
   * Watches the rule books compiled from now on with a probe each.
   *
   * @return false if this is not possible; nothing is watched then
   */
  default boolean watchedBy(Supplier<RuleProbe> probes) {
    return false;
  }

  /**
   * Replays games.
   *
   * @param file the records' file, for messages and for files it names
   * @param firstLine the number of the first line in the file, from 1
   * @param lines the records, whole games
   * @param findings takes the errors of records that cannot be played
   * @return one result for each game that could be played, in order
   */
  List<Replayed> replay(String file, int firstLine, List<String> lines, Diagnostics findings);

  /**
   * Replays one game. A record that is of another shape somewhere than records are breaks off; that
   * is a difference, and the games after it are replayed all the same.
   *
   * @param differences plays the game and gives what differs
   */
  static Replayed played(String id, Supplier<List<String>> differences) {
    try {
      return new Replayed(id, differences.get());
    } catch (RuntimeException broken) {
      String why = "it breaks off, perhaps since something in the record is not of its format: ";
      return new Replayed(id, List.of(why + broken));
    }
  }

  /**
   * A replayed game.
   *
   * @param id the record's name
   * @param differences the differences, first things first; empty if all is identical
   */
  record Replayed(String id, List<String> differences) {
    /** Copies the list. */
    public Replayed {
      differences = List.copyOf(differences);
    }

    /** True if nothing differs. */
    public boolean identical() {
      return differences.isEmpty();
    }
  }
}
