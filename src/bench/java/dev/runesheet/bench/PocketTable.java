package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.bench.duel.SplitMix64;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.trace.Tracing;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/**
 * Games of TCG Pocket between two fixed decks and random bots, next to matches of the other games:
 * games per second of processor time on one thread and on two, what a game consists of, memory of a
 * match, and forks.
 */
final class PocketTable {

  private static final int COUNTED = 64;
  private static final int IDLE = 200;

  /** The decision in the middle of a usual game. */
  private static final int MIDDLE = 40;

  /** So many duels take about as long as a game. */
  private static final int DUELS = 25;

  /** A match of Valeria takes as long as some games, so only each so manieth piece has one. */
  private static final int RARELY = 25;

  private static final int FEW = 8;

  private final List<String> lines = new ArrayList<>(List.of("| TCG Pocket | |", "|---|---|"));
  private final RuleBook book = book();
  private final JsonNode setup =
      new DeclaredSetup(List.of("crimson storm", "cold front"), 0, null).toJson();

  /** The table of some turns, each with so many games. */
  List<String> lines(int games, int turns) throws IOException {
    measure(games, turns);
    return lines;
  }

  private static RuleBook book() {
    Diagnostics findings = new Diagnostics();
    PackFiles files = new DirectoryFiles(Path.of(""));
    RuleBook book = Packs.book("tcg-pocket", files, findings, RuleProbe.NONE);
    findings.throwIfErrors();
    return book;
  }

  private void measure(int games, int turns) throws IOException {
    Firings fired = new Firings();
    Played all = new Played(0, 0, 0);
    for (int seed = 0; seed < COUNTED; seed++) {
      long number = seed;
      all = all.and(Tracing.during(fired, () -> play(number)));
    }
    double rules = fired.perMatch(COUNTED);
    add(
        "a game",
        "%.1f decisions, %.1f effects that ran, %.1f happenings, %.1f rules fired",
        all.decisions() / (double) COUNTED,
        all.effects() / (double) COUNTED,
        all.happenings() / (double) COUNTED,
        rules);
    Firings others = new Firings();
    RuleBook counted = DuelFixture.book(0, others);
    double duelRules = fired(others, COUNTED * DUELS, seed -> DuelFixture.play(counted, seed));
    RuleBook countedQueens = QueensFixture.book(0, others);
    double queensRules = fired(others, COUNTED, seed -> queens(countedQueens, seed));
    RuleBook countedValeria = ValeriaFixture.book(others);
    double valeriaRules = fired(others, FEW, seed -> valeria(countedValeria, seed));
    RuleBook duel = DuelFixture.book(0);
    RuleBook queens = QueensFixture.book(0);
    RuleBook valeria = ValeriaFixture.book();
    LongConsumer rarely =
        seed -> {
          if (seed % RARELY == 0) {
            valeria(valeria, seed);
          }
        };
    InTurns times =
        new InTurns(
            List.of(
                this::play,
                seed -> duels(duel, seed),
                this::forks,
                seed -> queens(queens, seed),
                rarely),
            games,
            turns);
    rate("TCG Pocket", times.nanos(0), rules);
    rate("Math Battle", times.nanos(1) / DUELS, duelRules);
    rate("Queen's Blood", times.nanos(3), queensRules);
    rate("Valeria", times.nanos(4) * RARELY, valeriaRules);
    add(
        "an effect, a happening",
        "%.1f µs, %.1f µs",
        times.nanos(0) / 1e3 / all.effects() * COUNTED,
        times.nanos(0) / 1e3 / all.happenings() * COUNTED);
    double work = duelRules * DUELS / rules;
    add(
        "cost of an activation",
        "%.2f of Math Battle's (%.2f to %.2f)",
        work * times.ratio(0, 1, 0.5),
        work * times.ratio(0, 1, 0),
        work * times.ratio(0, 1, 1));
    add("two threads at once", "%.1f games/s of their processor time", together(games * 4));
    add("a fork in mid-game", "%.0f µs", times.nanos(2) / 1e3);
    add("a match in mid-game", "%.1f KiB", idleKibibytes());
  }

  private void add(String what, String format, Object... numbers) {
    lines.add("| " + what + " | " + String.format(Locale.ROOT, format, numbers) + " |");
  }

  private void rate(String game, double nanos, double rules) {
    add(
        game,
        "%.1f matches/s, %.0f rules fired a match, %.2f µs each",
        1e9 / nanos,
        rules,
        nanos / 1e3 / rules);
  }

  /** How many rules fire in a match, on average of some. */
  private static double fired(Firings fired, int matches, LongConsumer match) {
    fired.clear();
    for (int seed = 0; seed < matches; seed++) {
      match.accept(seed);
    }
    return fired.perMatch(matches);
  }

  private static void queens(RuleBook book, long seed) {
    QueensFixture.play(book, QueensFixture.setup(book, seed), seed);
  }

  private static void valeria(RuleBook book, long seed) {
    ValeriaFixture.play(book, ValeriaFixture.setup(book), seed);
  }

  /** The rates of two threads that play at the same time, added up. */
  private double together(int games) {
    return IntStream.range(0, 2)
        .mapToObj(thread -> CompletableFuture.supplyAsync(() -> games / seconds(thread, games)))
        .toList()
        .stream()
        .mapToDouble(CompletableFuture::join)
        .sum();
  }

  private double seconds(int thread, int games) {
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    long begun = clock.getCurrentThreadCpuTime();
    for (int seed = 0; seed < games; seed++) {
      play(thread * (long) games + seed);
    }
    return (clock.getCurrentThreadCpuTime() - begun) / 1e9;
  }

  /** What a game, or several, consisted of. */
  private record Played(int decisions, int effects, int happenings) {

    Played and(Played other) {
      return new Played(
          decisions + other.decisions, effects + other.effects, happenings + other.happenings);
    }
  }

  private Played play(long seed) {
    try (Match match = book.newMatch(setup, Chance.seeded(seed))) {
      int decisions = play(match, seed, Integer.MAX_VALUE);
      List<Happening> happened = match.happenings();
      int effects = (int) happened.stream().filter(Happening.Activated.class::isInstance).count();
      return new Played(decisions, effects, happened.size());
    }
  }

  /** Plays at random to the end, or so many decisions; gives their number. */
  private static int play(Match match, long seed, int most) {
    SplitMix64 policy = new SplitMix64(seed * 31 + 7);
    int decisions = 0;
    while (!match.over() && decisions < most) {
      Decision decision = match.pendingDecisions().get(0);
      int option = (int) policy.below(decision.options().size());
      match.choose(decision, decision.options().get(option));
      decisions++;
    }
    return decisions;
  }

  private static void duels(RuleBook duel, long seed) {
    for (int i = 0; i < DUELS; i++) {
      DuelFixture.play(duel, seed * DUELS + i);
    }
  }

  private Match middle;

  /** One fork of a match that stands in the middle of a game. */
  private void forks(long seed) {
    if (middle == null) {
      middle = book.newMatch(setup, Chance.seeded(5));
      play(middle, 5, MIDDLE);
    }
    middle.fork().close();
  }

  private double idleKibibytes() {
    List<Match> idle = new ArrayList<>();
    long before = Clock.used();
    for (int seed = 0; seed < IDLE; seed++) {
      Match match = book.newMatch(setup, Chance.seeded(seed));
      play(match, seed, MIDDLE);
      idle.add(match);
    }
    double each = (Clock.used() - before) / 1024.0 / IDLE;
    idle.forEach(Match::close);
    return each;
  }
}
