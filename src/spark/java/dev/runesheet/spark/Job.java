package dev.runesheet.spark;

import dev.runesheet.cli.simulate.Versions;
import java.io.Serializable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A simulation as it is sent to the machines that play it: the words of its command. Each process
 * makes the matches of them once, with one rule book for all its threads.
 *
 * @param words the arguments of {@link SparkSimulation}
 * @param identity all that decides the results; a process that finds another plays nothing
 */
record Job(List<String> words, String identity) implements Serializable {

  private static final Map<Job, Versions> MADE = new ConcurrentHashMap<>();

  /** The matches, to be played by any thread of this process. */
  Versions versions() {
    return MADE.computeIfAbsent(this, Job::make);
  }

  private Versions make() {
    Versions versions = SparkSimulation.read(words).versions();
    String found = versions.identity().toString();
    if (!found.equals(identity)) {
      throw new IllegalStateException(
          "this executor would play " + found + ", the driver plays " + identity);
    }
    return versions;
  }
}
