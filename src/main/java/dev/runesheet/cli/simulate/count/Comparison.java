package dev.runesheet.cli.simulate.count;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The comparison of two versions of the rules on the same matches. Paired differences are known
 * much more exactly than those of separately measured rates, since chance is the same on both
 * sides.
 */
public final class Comparison {

  private static final String PLAYER = "player";
  private static final String FIRST = "first";
  private static final String DRAWS = "draws";
  private static final String THING = "thing";
  private static final String TURNS = "turns";
  private static final String GAMES = "games";
  private static final String GAINED = "gained";
  private static final String LOST = "lost";

  private final Counts counts = new Counts();
  private final List<Pairing> pairings;
  private final boolean teams;

  /**
   * No match yet.
   *
   * @param teams whether several players can win together
   */
  public Comparison(List<Pairing> pairings, boolean teams) {
    this.pairings = pairings;
    this.teams = teams;
  }

  Counts counts() {
    return counts;
  }

  /** Compares a match; one that failed or began otherwise tells nothing. */
  void add(Round round) {
    Played one = round.one();
    Played other = round.other();
    counts.add("all", "", GAMES);
    if (!round.same() || one.hasFailed() || other.hasFailed()) {
      return;
    }
    counts.add("all", "", "compared");
    boolean alike =
        one.winners().equals(other.winners())
            && one.turns() == other.turns()
            && one.decisions() == other.decisions();
    counts.add("all", "", "alike", alike ? 1 : 0);
    List<String> names = pairings.get(one.pairing()).names();
    for (int player = 0; player < names.size() && !teams; player++) {
      add(PLAYER, names.get(player), one.won(player), other.won(player));
    }
    add(FIRST, "", one.won(one.first()), other.won(other.first()));
    add(DRAWS, "", one.winners().isEmpty(), other.winners().isEmpty());
    Map<String, List<Integer>> had = Holders.of(one.brought());
    Map<String, List<Integer>> has = Holders.of(other.brought());
    had.forEach(
        (name, holders) -> {
          if (holders.equals(has.get(name)) && (teams || holders.size() == 1)) {
            int holder = one.counted(holders);
            add(THING, name, one.won(holder), other.won(holder));
          }
        });
    long turns = other.turns() - one.turns();
    counts.add(TURNS, "", "sum", turns);
    counts.add(TURNS, "", "squares", turns * turns);
  }

  private void add(String kind, String name, boolean before, boolean after) {
    counts.add(kind, name, GAMES);
    counts.add(kind, name, GAINED, after && !before ? 1 : 0);
    counts.add(kind, name, LOST, before && !after ? 1 : 0);
  }

  private Difference difference(String kind, String name) {
    return Difference.paired(
        counts.get(kind, name, GAINED),
        counts.get(kind, name, LOST),
        counts.get(kind, name, GAMES));
  }

  /** The number of matches that could be compared. */
  public long compared() {
    return counts.get("all", "", "compared");
  }

  /** The number of those with the same result. */
  public long alike() {
    return counts.get("all", "", "alike");
  }

  /** The number of matches played, compared or not. */
  public long games() {
    return counts.get("all", "", GAMES);
  }

  /** Players or decks, in order. */
  public List<String> players() {
    Set<String> names = new LinkedHashSet<>();
    pairings.forEach(pairing -> names.addAll(pairing.names()));
    return teams ? List.of() : new ArrayList<>(names);
  }

  public Difference player(String name) {
    return difference(PLAYER, name);
  }

  public Difference first() {
    return difference(FIRST, "");
  }

  public Difference draws() {
    return difference(DRAWS, "");
  }

  /** The features of players, in both versions. */
  public List<String> things() {
    return new ArrayList<>(counts.names(THING));
  }

  public Difference thing(String name) {
    return difference(THING, name);
  }

  /** The number of compared matches in which it counted. */
  public long games(String thing) {
    return counts.get(THING, thing, GAMES);
  }

  /** The difference in mean length, in turns, and half its 95 % interval. */
  public double[] turns() {
    double all = compared();
    if (all < 2) {
      return new double[] {0, Double.POSITIVE_INFINITY};
    }
    double mean = counts.get(TURNS, "", "sum") / all;
    double variance = (counts.get(TURNS, "", "squares") - all * mean * mean) / (all - 1);
    return new double[] {mean, 1.959963984540054 * Math.sqrt(Math.max(0, variance) / all)};
  }
}
