package dev.runesheet.cli.simulate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.count.Tally;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The win rates of players or decks against each other.
 *
 * @param names the names, in order
 * @param rates the win rate of the first against the second
 */
record Matrix(List<String> names, Map<Meeting, Rate> rates) {

  /** Two of them. */
  record Meeting(String one, String other) {}

  /** The matrix of pairings of two; empty if there are fewer than three different names. */
  static Matrix of(Results.About about, List<Tally> tallies) {
    Set<String> names = new LinkedHashSet<>();
    Map<Meeting, Rate> rates = new LinkedHashMap<>();
    for (int i = 0; i < tallies.size(); i++) {
      List<String> two = about.pairings().get(i).names();
      if (two.size() == 2 && !about.winner().isOfSeveral()) {
        names.addAll(two);
        rates.merge(new Meeting(two.get(0), two.get(1)), tallies.get(i).wins(0), Rate::plus);
        rates.merge(new Meeting(two.get(1), two.get(0)), tallies.get(i).wins(1), Rate::plus);
      }
    }
    return names.size() < 3
        ? new Matrix(List.of(), Map.of())
        : new Matrix(new ArrayList<>(names), rates);
  }

  boolean isEmpty() {
    return names.isEmpty();
  }

  /** The win rate of one against another. */
  Rate rate(String one, String other) {
    return rates.getOrDefault(new Meeting(one, other), Rate.NONE);
  }

  void addTo(ObjectNode json) {
    names.forEach(json.putArray("names")::add);
    ArrayNode rows = json.putArray("rates");
    for (String one : names) {
      ArrayNode row = rows.addArray();
      for (String other : names) {
        Rate rate = rate(one, other);
        if (rate.of() == 0) {
          row.addNull();
        } else {
          row.add(rate.value());
        }
      }
    }
  }
}
