package dev.runesheet.cli.simulate.count;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The players who have each thing. */
final class Holders {

  private Holders() {}

  /** The players who have each thing, in order. */
  static Map<String, List<Integer>> of(List<? extends Collection<String>> things) {
    Map<String, List<Integer>> holders = new TreeMap<>();
    for (int player = 0; player < things.size(); player++) {
      for (String thing : new LinkedHashSet<>(things.get(player))) {
        holders.computeIfAbsent(thing, unknown -> new ArrayList<>()).add(player);
      }
    }
    return holders;
  }
}
