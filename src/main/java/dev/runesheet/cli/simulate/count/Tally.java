package dev.runesheet.cli.simulate.count;

import dev.runesheet.pack.tool.WinningSide;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The counts of results of one pairing. Addition of tallies is commutative. */
public final class Tally {

  /** The kind of counts of players' features and their wins. */
  public static final String FEATURE = "feature";

  /** The kind of counts of cards of decks, before the number of the player's seat. */
  static final String CARD = "card of seat ";

  public static final String GAMES = "games";
  public static final String WINS = "wins";

  private static final String ALL = "all";
  private static final String PLAYER = "player";
  private static final String TURNS = "turns";
  private static final String FAILED = "failed";
  private static final String BEGUN = "begun";
  private static final String UNDONE = "undone";
  private static final String LOST = "lost";
  private static final String SHARED = "shared";

  private final Counts counts;
  private final int seats;
  private final WinningSide winner;
  private int firstFailed = Integer.MAX_VALUE;
  private String reason = "";

  /**
   * No match yet.
   *
   * @param seats the number of players
   * @param winner the side that wins
   */
  public Tally(int seats, WinningSide winner) {
    this(seats, winner, new Counts(), Integer.MAX_VALUE, "");
  }

  /** Creates a tally with earlier counts. */
  public Tally(int seats, WinningSide winner, Counts counts, int firstFailed, String reason) {
    this.seats = seats;
    this.winner = winner;
    this.counts = counts;
    this.firstFailed = firstFailed;
    this.reason = reason;
  }

  /** Counts a match. */
  public void add(Played match) {
    if (match.hasFailed()) {
      counts.add(ALL, "", FAILED);
      failure(match.game(), match.failure());
      return;
    }
    counts.add(ALL, "", GAMES);
    counts.add(ALL, "", "draws", match.isDraw() ? 1 : 0);
    counts.add(ALL, "", LOST, match.lost() ? 1 : 0);
    counts.add(ALL, "", "decisions", match.decisions());
    counts.add(ALL, "", UNDONE, match.undone() > 0 ? 1 : 0);
    counts.add(ALL, "", BEGUN + " " + WINS, match.won(match.first()) ? 1 : 0);
    counts.add(PLAYER, seat(match.first()), BEGUN);
    int shared = match.winners().size() > 1 ? 1 : 0;
    counts.add(ALL, "", SHARED, shared);
    for (int winner : match.winners()) {
      counts.add(PLAYER, seat(winner), WINS);
      counts.add(PLAYER, seat(winner), SHARED, shared);
      counts.add(PLAYER, seat(winner), BEGUN + " " + WINS, winner == match.first() ? 1 : 0);
    }
    counts.add(TURNS, String.format(Locale.ROOT, "%06d", match.turns()), GAMES);
    counts.add(match.effects());
    Holders.of(match.brought()).forEach((name, holders) -> feature(match, name, holders));
    if (!match.uses().isEmpty()) {
      Holders.of(match.uses().stream().map(Map::keySet).toList())
          .forEach((name, holders) -> card(match, name, match.counted(holders)));
    }
  }

  /**
   * Counts a feature; a feature of several players who cannot win together is skipped, since its
   * rate would be fixed.
   */
  private void feature(Played match, String name, List<Integer> holders) {
    if (winner.isOfSeveral() || holders.size() == 1) {
      counts.add(FEATURE, name, GAMES);
      counts.add(FEATURE, name, WINS, match.won(match.counted(holders)) ? 1 : 0);
    }
  }

  /**
   * Counts a card of one holder only, since the results of two holders in one match depend on each
   * other.
   */
  private void card(Played match, String name, int holder) {
    CardFate found = match.uses().get(holder).get(name);
    String kind = CARD + seat(holder);
    for (CardFate use : CardFate.values()) {
      if (use.includes(found)) {
        counts.add(kind, name, use.word());
        counts.add(kind, name, use.word() + " " + WINS, match.won(holder) ? 1 : 0);
      }
    }
  }

  private void failure(int game, String why) {
    if (game < firstFailed) {
      firstFailed = game;
      reason = why;
    }
  }

  /** Adds another tally, player by player. */
  public void add(Tally other) {
    counts.add(other.counts);
    failure(other.firstFailed, other.reason);
  }

  private static String seat(int player) {
    return Integer.toString(player);
  }

  public Counts counts() {
    return counts;
  }

  public int seats() {
    return seats;
  }

  /** The win rate of a player. */
  public Rate wins(int player) {
    return new Rate(counts.get(PLAYER, seat(player), WINS), ended());
  }

  /** The win rate of a player as first player. */
  public Rate begun(int player) {
    return counts.rate(PLAYER, seat(player), BEGUN + " " + WINS, BEGUN);
  }

  /** The win rate of a player when another began. */
  public Rate answered(int player) {
    Rate begun = begun(player);
    Rate all = wins(player);
    return new Rate(all.count() - begun.count(), all.of() - begun.of());
  }

  /** The win rate of a player by a card's fate. */
  Rate card(int player, String name, CardFate use) {
    return counts.rate(CARD + seat(player), name, use.word() + " " + WINS, use.word());
  }

  /** The cards that a player brought. */
  public List<String> cards(int player) {
    return new ArrayList<>(counts.names(CARD + seat(player)));
  }

  /** The win rate of the first player. */
  public Rate first() {
    return new Rate(counts.get(ALL, "", BEGUN + " " + WINS), ended());
  }

  public long allWins() {
    return ended() - draws() - lost();
  }

  /** The matches that several players won together. */
  public long shared() {
    return counts.get(ALL, "", SHARED);
  }

  /** The wins of a player that others share. */
  public long shared(int player) {
    return counts.get(PLAYER, seat(player), SHARED);
  }

  /** The matches that all players lost. */
  public long lost() {
    return counts.get(ALL, "", LOST);
  }

  public long draws() {
    return counts.get(ALL, "", "draws");
  }

  public long failed() {
    return counts.get(ALL, "", FAILED);
  }

  /** The matches that ended in which limits undid actions, of all that ended. */
  public Rate undone() {
    return new Rate(counts.get(ALL, "", UNDONE), ended());
  }

  /** The lowest number of a match that failed; beyond all numbers if none did. */
  public int firstFailed() {
    return firstFailed;
  }

  /** Why the failed match of the lowest number failed; empty if none did. */
  public String reason() {
    return reason;
  }

  /** The number of matches that ended. */
  public long ended() {
    return counts.get(ALL, "", GAMES);
  }

  public long decisions() {
    return counts.get(ALL, "", "decisions");
  }

  /** The distribution of the lengths of matches. */
  public Lengths turns() {
    return Lengths.of(counts, TURNS, GAMES);
  }
}
