package dev.runesheet.bench;

import dev.runesheet.api.Match;
import dev.runesheet.pack.Packs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** All games next to each other: their speed, what a match allocates and keeps, and forks. */
final class GamesTable {

  private static final int COUNTED = 48;
  private static final int KEPT = 200;
  private static final int TURNS = 5;
  private static final int MIDDLE = 10;
  private static final double MICROS = 1e3;

  private final double seconds;

  GamesTable(double seconds) {
    this.seconds = seconds;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "| game | matches/s | decisions/s | programs begun/s | µs a decision | allocated a match |"
            + " idle at the start | idle in the middle | a fork, made and freed |");
    lines.add("|---|---|---|---|---|---|---|---|---|");
    Packs.games().forEach(game -> lines.add(line(game)));
    return lines;
  }

  private String line(String id) {
    AnyGame game = new AnyGame(id);
    AnyGame.Played all = new AnyGame.Played(0, 0);
    for (int seed = 0; seed < COUNTED; seed++) {
      all = all.and(game.play(seed));
    }
    double decisions = all.decisions() / (double) COUNTED;
    double programs = all.programs() / (double) COUNTED;
    Rate rate = Rate.of(game::play, seconds);
    double perSecond = 1e9 / rate.nanos();
    Match middle = game.middle(1, MIDDLE);
    Rate forks = Rate.of(seed -> middle.fork().close(), seconds / 4);
    middle.close();
    return String.format(
        Locale.ROOT,
        "| %s | %,.0f | %,.0f | %,.0f | %.1f | %,.0f KiB | %.1f KiB | %.1f KiB | %.1f µs |",
        id,
        perSecond,
        perSecond * decisions,
        perSecond * programs,
        rate.nanos() / MICROS / decisions,
        rate.bytes() / 1024,
        kept(game, 0),
        kept(game, MIDDLE),
        forks.nanos() / MICROS);
  }

  /** What an open match keeps, in KiB: the median of turns, since books before are freed late. */
  static double kept(AnyGame game, int decisions) {
    double[] kept = new double[TURNS];
    for (int turn = 0; turn < TURNS; turn++) {
      kept[turn] = keptOnce(game, decisions);
    }
    Arrays.sort(kept);
    return kept[TURNS / 2];
  }

  private static double keptOnce(AnyGame game, int decisions) {
    List<Match> open = new ArrayList<>();
    long before = Clock.used();
    for (int seed = 0; seed < KEPT; seed++) {
      open.add(game.middle(seed, decisions));
    }
    double each = (Clock.used() - before) / 1024.0 / KEPT;
    open.forEach(Match::close);
    return each;
  }
}
