package dev.runesheet.cli.simulate.count;

import dev.runesheet.pack.tool.WinningSide;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The comparison of two versions of the rules on the same matches. Differences of matches that
 * count for both are known much more exactly than those of separately measured rates, since chance
 * is the same on both sides.
 */
public final class Comparison {

  private static final String PLAYER = "player";
  private static final String FIRST = "first";
  private static final String DRAWS = "draws";
  private static final String THING = "thing";
  private static final String TURNS = "turns";
  private static final String GAMES = "games";

  /** Matches that ended by both versions. */
  private static final String COMPARED = "compared";

  private static final String HERE = "here";
  private static final String THERE = "there";

  /** Matches in which something counts for both versions. */
  private static final String BOTH = "both";

  /** Before a word for matches, those that were won. */
  private static final String WON = "won ";

  private final Counts counts = new Counts();
  private final List<Pairing> pairings;
  private final WinningSide winner;
  private final List<String> notPlayed;

  /**
   * No match yet.
   *
   * @param winner the side that wins
   * @param notPlayed what only one version has and is not played, in sentences
   */
  public Comparison(List<Pairing> pairings, WinningSide winner, List<String> notPlayed) {
    this.pairings = pairings;
    this.winner = winner;
    this.notPlayed = List.copyOf(notPlayed);
  }

  /** The sentences about what only one version has and is not played. */
  public List<String> notPlayed() {
    return notPlayed;
  }

  Counts counts() {
    return counts;
  }

  /** Compares a match; one that failed by a version counts for the other only. */
  void add(Round round) {
    Played one = round.one();
    Played other = round.other();
    counts.add("all", "", GAMES);
    boolean compared = !one.hasFailed() && !other.hasFailed();
    counts.add("all", "", COMPARED, compared ? 1 : 0);
    counts.add("all", "", "other decks", round.same() ? 0 : 1);
    counts.add("all", "", "alike", compared && round.same() && alike(one, other) ? 1 : 0);
    List<String> names = pairings.get(one.pairing()).sides(winner);
    for (int player = 0; player < names.size(); player++) {
      add(PLAYER, names.get(player), won(one, player), won(other, player));
    }
    add(FIRST, "", won(one, one.first()), won(other, other.first()));
    add(DRAWS, "", drawn(one), drawn(other));
    Map<String, Integer> had = counted(one);
    Map<String, Integer> has = counted(other);
    Set<String> things = new LinkedHashSet<>(had.keySet());
    things.addAll(has.keySet());
    for (String name : things) {
      add(THING, name, won(one, had.get(name)), won(other, has.get(name)));
    }
    if (compared) {
      long turns = (long) other.turns() - one.turns();
      counts.add(TURNS, "", HERE, one.turns());
      counts.add(TURNS, "", THERE, other.turns());
      counts.add(TURNS, "", "squares", turns * turns);
    }
  }

  private static boolean alike(Played one, Played other) {
    return one.winners().equals(other.winners())
        && one.turns() == other.turns()
        && one.decisions() == other.decisions();
  }

  /** The player who counts for each thing. */
  private Map<String, Integer> counted(Played match) {
    Map<String, Integer> counted = new LinkedHashMap<>();
    Holders.of(match.brought())
        .forEach(
            (name, holders) -> {
              if (winner.isOfSeveral() || holders.size() == 1) {
                counted.put(name, match.counted(holders));
              }
            });
    return counted;
  }

  /** The outcome for a player, true if he won; null if it does not count. */
  private static Boolean won(Played match, Integer player) {
    return player == null || match.hasFailed() ? null : match.won(player);
  }

  private static Boolean drawn(Played match) {
    return match.hasFailed() ? null : match.isDraw();
  }

  private void add(String kind, String name, Boolean here, Boolean there) {
    add(kind, name, HERE, here);
    add(kind, name, THERE, there);
    if (here != null && there != null) {
      add(kind, name, BOTH, here && there);
      counts.add(kind, name, WON + BOTH + HERE, here ? 1 : 0);
      counts.add(kind, name, WON + BOTH + THERE, there ? 1 : 0);
    }
  }

  private void add(String kind, String name, String matches, Boolean won) {
    if (won != null) {
      counts.add(kind, name, matches);
      counts.add(kind, name, WON + matches, won ? 1 : 0);
    }
  }

  /**
   * A rate by both versions.
   *
   * @param here by the rules here
   * @param there by the other version
   * @param both the number of matches that count for both
   * @param difference the rate there less that here
   */
  public record Compared(Rate here, Rate there, long both, Difference difference) {

    /** True if there is a rate by each version. */
    public boolean isKnown() {
      return difference.isKnown();
    }
  }

  private Compared rates(String kind, String name) {
    Rate here = counts.rate(kind, name, WON + HERE, HERE);
    Rate there = counts.rate(kind, name, WON + THERE, THERE);
    long both = counts.get(kind, name, BOTH);
    Difference difference =
        Difference.of(
            new Difference.Overlap(
                here,
                there,
                both,
                counts.get(kind, name, WON + BOTH),
                counts.get(kind, name, WON + BOTH + HERE),
                counts.get(kind, name, WON + BOTH + THERE)));
    return new Compared(here, there, both, difference);
  }

  /** The number of matches that ended by both versions. */
  public long compared() {
    return counts.get("all", "", COMPARED);
  }

  /** The number of those with the same result. */
  public long alike() {
    return counts.get("all", "", "alike");
  }

  /** The number of matches that began with other decks by the other version. */
  public long otherDecks() {
    return counts.get("all", "", "other decks");
  }

  /** The number of matches played, compared or not. */
  public long games() {
    return counts.get("all", "", GAMES);
  }

  /** Players or decks, in order. */
  public List<String> players() {
    Set<String> names = new LinkedHashSet<>();
    pairings.forEach(pairing -> names.addAll(pairing.sides(winner)));
    return new ArrayList<>(names);
  }

  public Compared player(String name) {
    return rates(PLAYER, name);
  }

  public Compared first() {
    return rates(FIRST, "");
  }

  public Compared draws() {
    return rates(DRAWS, "");
  }

  /** The features of players with a rate by a version. */
  public List<String> things() {
    return new ArrayList<>(counts.names(THING));
  }

  public Compared thing(String name) {
    return rates(THING, name);
  }

  /** The mean length here and there, the difference, and half its 95 % interval, in turns. */
  public record Turns(double here, double there, double difference, double half) {}

  /** The lengths of the matches that ended by both versions. */
  public Turns turns() {
    double all = compared();
    if (all < 2) {
      return new Turns(0, 0, 0, Double.POSITIVE_INFINITY);
    }
    double here = counts.get(TURNS, "", HERE) / all;
    double there = counts.get(TURNS, "", THERE) / all;
    double mean = there - here;
    double variance = (counts.get(TURNS, "", "squares") - all * mean * mean) / (all - 1);
    double half = Rate.Z * Math.sqrt(Math.max(0, variance) / all);
    return new Turns(here, there, mean, half);
  }
}
