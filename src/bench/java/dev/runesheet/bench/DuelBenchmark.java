package dev.runesheet.bench;

import dev.runesheet.api.RuleBook;
import dev.runesheet.bench.duel.DuelMatch;
import dev.runesheet.bench.duel.SeededChance;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whole duels per second: rules against the hand-written interpreter, and rules among 2,000 others.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 4, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(
    value = 1,
    jvmArgs = {"-Xmx1g", "-XX:+UseParallelGC"})
public class DuelBenchmark {

  /** Rules, shared by all threads. */
  @State(Scope.Benchmark)
  public static class Rules {
    /** How many effects are loaded that nothing activates. */
    @Param({"0", "2000"})
    public int unrelated;

    RuleBook book;

    /** Compiles the rules. */
    @Setup
    public void compile() throws IOException {
      book = DuelFixture.book(unrelated);
    }
  }

  /** A seed of each thread's own. */
  @State(Scope.Thread)
  public static class Seeds {
    long next = Thread.currentThread().getId() * 1_000_003L;
  }

  /** The interpreter, one per thread. */
  @State(Scope.Thread)
  public static class Interpreter {
    final SeededChance chance = new SeededChance(1);
    DuelMatch match;

    /** Reads the duel. */
    @Setup
    public void read() throws IOException {
      match = DuelFixture.interpreter(chance);
    }
  }

  /** One duel by rules, with log, limits and undo on. */
  @Benchmark
  public int rules(Rules rules, Seeds seeds) {
    return DuelFixture.play(rules.book, seeds.next++);
  }

  /** One duel in the interpreter, with log, limits and undo on. */
  @Benchmark
  public int interpreter(Interpreter interpreter, Seeds seeds) {
    return DuelFixture.play(interpreter.match, interpreter.chance, seeds.next++);
  }
}
