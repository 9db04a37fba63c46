package dev.runesheet.game.declared.authoring.check.event;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The numbers of events that programs read, themselves or by programs that they run. */
public final class ReadNumbers {

  private final Map<String, Set<String>> numbers = new HashMap<>();
  private final Map<String, Set<String>> run = new HashMap<>();

  /** Notes that a program reads a number. */
  public void reads(String program, String number) {
    numbers.computeIfAbsent(program, any -> new HashSet<>()).add(number);
  }

  /** Notes that a program runs another in the name of its own event. */
  public void runs(String program, String other) {
    run.computeIfAbsent(program, any -> new HashSet<>()).add(other);
  }

  /** Adds what others have noted. */
  public void addAll(ReadNumbers others) {
    others.numbers.forEach((program, all) -> all.forEach(number -> reads(program, number)));
    others.run.forEach((program, all) -> all.forEach(other -> runs(program, other)));
  }

  /** The numbers that a program reads, in alphabetical order. */
  public Set<String> of(String program) {
    Set<String> all = new TreeSet<>();
    collect(program, all, new HashSet<>());
    return all;
  }

  private void collect(String program, Set<String> all, Set<String> met) {
    if (met.add(program)) {
      all.addAll(numbers.getOrDefault(program, Set.of()));
      run.getOrDefault(program, Set.of()).forEach(other -> collect(other, all, met));
    }
  }
}
