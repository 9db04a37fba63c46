package dev.runesheet.bench;

import java.io.PrintStream;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the benchmarks of Queen's Blood in one go, on one thread, and prints them next to Math
 * Battle's as ratios.
 */
public final class QueensReport {

  private QueensReport() {}

  /** Runs all. */
  public static void main(String[] arguments) throws RunnerException {
    PrintStream out = System.out;
    RunResult match = run("match", "0");
    RunResult amongOthers = run("match", "2000");
    RunResult duel = run("duel", "");
    RunResult fork = run("fork", "");
    out.printf(
        "Queen's Blood          %10.0f matches/s, %.0f moves/s, %.0f activations/s%n",
        score(match), score(match, "moves"), score(match, "activations"));
    out.printf(
        "Math Battle            %10.0f matches/s, %.0f activations/s%n",
        score(duel), score(duel, "activations"));
    out.printf(
        "cost per activation    %10.2f of Math Battle's%n",
        score(duel, "activations") / score(match, "activations"));
    out.printf(
        "move, 2,000 further    %10.2f of the cost%n",
        score(match, "moves") / score(amongOthers, "moves"));
    out.printf("fork in mid-game       %10.0f us%n", score(fork));
  }

  private static RunResult run(String name, String further) throws RunnerException {
    OptionsBuilder options = new OptionsBuilder();
    options.include("QueensBenchmark." + name + "$").threads(1);
    if (!further.isEmpty()) {
      options.param("further", further);
    }
    return new Runner(options.build()).run().iterator().next();
  }

  private static double score(RunResult result) {
    return result.getPrimaryResult().getScore();
  }

  private static double score(RunResult result, String counter) {
    return result.getSecondaryResults().get(counter).getScore();
  }
}
