package dev.runesheet.spi.fact;

import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.runesheet.spelling.StatEvent;
import java.util.List;
import java.util.Set;

/**
 * The names of the stats of a sort of entities, in their declared order. Schemas of the same names
 * are equal; in a catalog one is the list of its names.
 */
public final class StatSchema {

  private final String[] names;
  private final List<String> listed;
  private final String[] changeTriggers;

  /**
   * Creates a schema; the order of the names gives their indices, from 0.
   *
   * @throws NullPointerException if the list or a name is null; it names it
   * @throws IllegalArgumentException if a name is there twice
   */
  @JsonCreator
  public StatSchema(List<String> names) {
    if (Set.copyOf(givenAll(names, "names")).size() < names.size()) {
      throw new IllegalArgumentException("names (" + names + ") must be different.");
    }
    this.names = names.stream().map(String::intern).toArray(String[]::new);
    this.listed = List.of(this.names);
    this.changeTriggers =
        names.stream().map(name -> StatEvent.of(name).intern()).toArray(String[]::new);
  }

  /** The number of stats. */
  public int size() {
    return names.length;
  }

  /** The names in order. */
  @JsonValue
  public List<String> names() {
    return listed;
  }

  /** The name at an index. */
  public String name(int index) {
    return names[index];
  }

  /**
   * The trigger that a change of the stat at an index raises, for example {@code health changes}.
   */
  public String changeTrigger(int index) {
    return changeTriggers[index];
  }

  /** True if it has a stat of this name. */
  public boolean has(String name) {
    return find(name) >= 0;
  }

  /**
   * The index of a stat.
   *
   * @throws IllegalArgumentException if there is no such stat
   */
  public int index(String name) {
    int index = find(name);
    if (index < 0) {
      throw new IllegalArgumentException("stat (" + name + ") is not one of " + names());
    }
    return index;
  }

  int find(String name) {
    // Rules name stats by literals, which are interned: comparing references nearly always
    // suffices.
    for (int i = 0; i < names.length; i++) {
      if (names[i] == name) {
        return i;
      }
    }
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof StatSchema schema && schema.listed.equals(listed);
  }

  @Override
  public int hashCode() {
    return listed.hashCode();
  }

  @Override
  public String toString() {
    return listed.toString();
  }
}
