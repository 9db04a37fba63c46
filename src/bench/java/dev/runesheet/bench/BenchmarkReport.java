package dev.runesheet.bench;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.bench.duel.SeededChance;
import dev.runesheet.game.mathbattle.DuelSetup;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the duel benchmarks in one go and prints them as ratios, after holding that rules and
 * interpreter give the same results.
 */
public final class BenchmarkReport {

  private static final int COMPARED = 2_000;
  private static final int IDLE = 500;

  private BenchmarkReport() {}

  /** Runs all. */
  public static void main(String[] arguments) throws IOException, RunnerException {
    PrintStream out = System.out;
    out.printf("same results: %d of %d matches%n", same(), COMPARED);
    out.printf("idle match, session included: %.1f KiB%n", idleKibibytes());
    double interpreter = score(run("interpreter", 1, "0"));
    double rules = score(run("rules", 1, "0"));
    double rulesAmongOthers = score(run("rules", 1, "2000"));
    double rulesOnTwo = score(run("rules", 2, "0"));
    out.printf("interpreter            %10.0f matches/s%n", interpreter);
    out.printf(
        "rules                  %10.0f matches/s = 1/%.1f of the interpreter%n",
        rules, interpreter / rules);
    out.printf(
        "rules, 2,000 unrelated %10.0f matches/s = %.2f of the cost%n",
        rulesAmongOthers, rules / rulesAmongOthers);
    out.printf(
        "rules, two threads     %10.0f matches/s = %.2f times one thread%n",
        rulesOnTwo, rulesOnTwo / rules);
  }

  private static Collection<RunResult> run(String name, int threads, String unrelated)
      throws RunnerException {
    OptionsBuilder options = new OptionsBuilder();
    options.include("DuelBenchmark." + name + "$").threads(threads);
    if (name.equals("rules")) {
      options.param("unrelated", unrelated);
    }
    return new Runner(options.build()).run();
  }

  private static double score(Collection<RunResult> results) {
    return results.iterator().next().getPrimaryResult().getScore();
  }

  private static int same() throws IOException {
    RuleBook book = DuelFixture.book(0);
    SeededChance chance = new SeededChance(1);
    var match = DuelFixture.interpreter(chance);
    int same = 0;
    for (int seed = 0; seed < COMPARED; seed++) {
      if (DuelFixture.play(book, seed) == DuelFixture.play(match, chance, seed)) {
        same++;
      }
    }
    return same;
  }

  private static double idleKibibytes() throws IOException {
    RuleBook book = DuelFixture.book(0);
    List<Match> idle = new ArrayList<>();
    long before = Clock.used();
    for (int seed = 0; seed < IDLE; seed++) {
      idle.add(book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), seed));
    }
    double each = (Clock.used() - before) / 1024.0 / IDLE;
    idle.forEach(Match::close);
    return each;
  }
}
