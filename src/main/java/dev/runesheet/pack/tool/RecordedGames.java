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

  /** How many games are best replayed together: their rules are compiled in one go. */
  int batchSize();

  /** Whether a line begins a game; all lines up to the next that does belong to the same one. */
  default boolean begins(String line) {
    return true;
  }

  /**
   * Lets probes watch the rule books that are compiled from now on, one each.
   *
   * @return false if this is not possible, and nothing is watched
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
   * @param findings takes what is wrong with records that cannot be played
   * @return one result for each game that could be played, in order
   */
  List<Replayed> replay(String file, int firstLine, List<String> lines, Diagnostics findings);

  /**
   * A replayed game.
   *
   * @param id the record's name
   * @param differences what differs, first things first; empty if all is identical
   */
  record Replayed(String id, List<String> differences) {
    /** Copies the list. */
    public Replayed {
      differences = List.copyOf(differences);
    }

    /** Whether nothing differs. */
    public boolean identical() {
      return differences.isEmpty();
    }
  }
}
