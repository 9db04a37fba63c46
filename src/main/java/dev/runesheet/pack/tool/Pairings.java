package dev.runesheet.pack.tool;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The set-ups that a simulation goes through in games whose players bring a deck or hero each. */
public final class Pairings {

  private Pairings() {}

  /**
   * Pairings of as many different things as there are players, in all combinations; with fewer
   * things every two in turn, and a single one against itself.
   *
   * @param noun the word for one of them, for example {@code deck}
   * @throws IllegalArgumentException if there is none
   */
  public static List<List<String>> of(List<String> all, int players, String noun) {
    if (all.isEmpty()) {
      throw new IllegalArgumentException("There is no " + noun + " to play with.");
    }
    if (all.size() == 1) {
      return List.of(Collections.nCopies(players, all.get(0)));
    }
    if (all.size() >= players) {
      return different(all, players);
    }
    List<List<String>> pairs = new ArrayList<>();
    for (List<String> two : different(all, 2)) {
      pairs.add(inTurn(two.get(0), two.get(1), players));
      pairs.add(inTurn(two.get(1), two.get(0), players));
    }
    return pairs;
  }

  /** All ways to take some of them, in their order. */
  private static List<List<String>> different(List<String> all, int count) {
    if (count == 0) {
      return List.of(List.of());
    }
    List<List<String>> ways = new ArrayList<>();
    for (int first = 0; first <= all.size() - count; first++) {
      for (List<String> rest : different(all.subList(first + 1, all.size()), count - 1)) {
        List<String> way = new ArrayList<>(List.of(all.get(first)));
        way.addAll(rest);
        ways.add(way);
      }
    }
    return ways;
  }

  private static List<String> inTurn(String one, String other, int players) {
    List<String> all = new ArrayList<>();
    for (int player = 0; player < players; player++) {
      all.add(player % 2 == 0 ? one : other);
    }
    return all;
  }
}
