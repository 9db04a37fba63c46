package dev.runesheet.spelling;

import java.util.Collection;
import java.util.Optional;

/** Slips in names that anybody may invent: names that are nearly another one. */
public final class Slip {

  /** Shorter names are near to too many. */
  private static final int SHORTEST = 4;

  private Slip() {}

  /** The other name that is meant by one; empty if none is near. */
  public static Optional<String> of(String name, Collection<String> others) {
    return name.length() < SHORTEST
        ? Optional.empty()
        : Optional.ofNullable(
            NearestWord.of(name, others.stream().filter(one -> !one.equals(name)).toList()));
  }
}
