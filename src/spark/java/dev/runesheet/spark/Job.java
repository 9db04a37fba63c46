package dev.runesheet.spark;

import dev.runesheet.cli.simulate.Bouts;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A simulation as it is sent to the machines that play it: the words of its command. Each process
 * makes the matches of them once, with one rule book for all its threads.
 *
 * @param words the arguments of {@link SparkSimulation}
 * @param rules the hash of the rules; a process that has others plays nothing
 */
record Job(List<String> words, String rules) implements Serializable {

  private static final Map<Job, Bouts> MADE = new ConcurrentHashMap<>();

  /** The matches, to be played by any thread of this process. */
  Bouts bouts() {
    return MADE.computeIfAbsent(this, Job::make);
  }

  private Bouts make() {
    Bouts bouts = SparkSimulation.read(words).bouts();
    String found = bouts.identity().path("rules").asText();
    if (!found.equals(rules)) {
      throw new IllegalStateException(
          "the rules of this executor (" + found + ") are not those of the driver (" + rules + ")");
    }
    return bouts;
  }
}
