package dev.runesheet.cli.simulate;

/** Counts how the matches of one pairing ended. Tallies add up in any order to the same sum. */
public final class Tally {

  private final long[] wins;
  private final FeatureTally features = new FeatureTally();
  private long firstWins;
  private long draws;
  private long failed;
  private long turns;
  private int fewestTurns = Integer.MAX_VALUE;
  private int mostTurns;
  private int firstFailed = Integer.MAX_VALUE;
  private String reason = "";

  public Tally(int players) {
    wins = new long[players];
  }

  /** A match ended; the winner is -1 for a draw. */
  public void ended(int winner, int first, int turn) {
    if (winner < 0) {
      draws++;
    } else {
      wins[winner]++;
      firstWins += winner == first ? 1 : 0;
    }
    turns += turn;
    fewestTurns = Math.min(fewestTurns, turn);
    mostTurns = Math.max(mostTurns, turn);
  }

  /** The match of a number could not be played to its end, for a reason. */
  void failure(int game, String why) {
    failed++;
    if (game < firstFailed) {
      firstFailed = game;
      reason = why;
    }
  }

  /** Adds another tally, player by player as far as both have them. */
  void add(Tally other) {
    for (int player = 0; player < Math.min(wins.length, other.wins.length); player++) {
      wins[player] += other.wins[player];
    }
    features.add(other.features);
    firstWins += other.firstWins;
    draws += other.draws;
    failed += other.failed;
    if (other.firstFailed < firstFailed) {
      firstFailed = other.firstFailed;
      reason = other.reason;
    }
    turns += other.turns;
    fewestTurns = Math.min(fewestTurns, other.fewestTurns);
    mostTurns = Math.max(mostTurns, other.mostTurns);
  }

  /** The same for what the players brought. */
  public FeatureTally features() {
    return features;
  }

  long wins(int player) {
    return wins[player];
  }

  long allWins() {
    return ended() - draws;
  }

  long firstWins() {
    return firstWins;
  }

  long draws() {
    return draws;
  }

  long failed() {
    return failed;
  }

  /** The lowest number of a match that failed; beyond all numbers if none did. */
  int firstFailed() {
    return firstFailed;
  }

  /** Why the failed match of the lowest number failed; empty if none did. */
  String reason() {
    return reason;
  }

  /** How many matches came to an end. */
  public long ended() {
    long sum = draws;
    for (long won : wins) {
      sum += won;
    }
    return sum;
  }

  double meanTurns() {
    return ended() == 0 ? 0 : (double) turns / ended();
  }

  int fewestTurns() {
    return ended() == 0 ? 0 : fewestTurns;
  }

  int mostTurns() {
    return mostTurns;
  }
}
