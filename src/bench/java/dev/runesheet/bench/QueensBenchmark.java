package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whole matches of Queen's Blood per second, with and without 2,000 further effects; duels of Math
 * Battle beside them; and forks of a match in its middle.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(
    value = 1,
    jvmArgs = {"-Xmx1g", "-XX:+UseParallelGC"})
public class QueensBenchmark {

  private static final int SETUPS = 16;

  /** Rules, shared by all threads. */
  @State(Scope.Benchmark)
  public static class Rules {
    /** How many effects are loaded that no card has. */
    @Param({"0", "2000"})
    public int further;

    RuleBook book;
    final List<JsonNode> setups = new ArrayList<>();

    /** Compiles the rules. */
    @Setup
    public void compile() {
      book = QueensFixture.book(further);
      for (int pairing = 0; pairing < SETUPS; pairing++) {
        setups.add(QueensFixture.setup(book, pairing));
      }
    }
  }

  /** The rules of Math Battle. */
  @State(Scope.Benchmark)
  public static class DuelRules {
    RuleBook book;

    /** Compiles the rules. */
    @Setup
    public void compile() throws IOException {
      book = DuelFixture.book(0);
    }
  }

  /** Matches in their middle. */
  @State(Scope.Thread)
  public static class Middle {
    final List<Match> matches = new ArrayList<>();
    int next;

    /** Plays up to the middle. */
    @Setup
    public void play() {
      RuleBook book = QueensFixture.book(0);
      for (int pairing = 0; pairing < SETUPS; pairing++) {
        matches.add(QueensFixture.middle(book, pairing));
      }
    }

    /** Frees the sessions. */
    @TearDown
    public void close() {
      matches.forEach(Match::close);
    }
  }

  /** A seed of each thread's own. */
  @State(Scope.Thread)
  public static class Seeds {
    long next = Thread.currentThread().getId() * 1_000_003L;
  }

  /** What happened, per second. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Counts {
    /** Plays and passes. */
    public long moves;

    /** Begins anew. */
    @Setup(Level.Iteration)
    public void clear() {
      moves = 0;
    }
  }

  /** One match of Queen's Blood, with log, limits and undo on. */
  @Benchmark
  public int match(Rules rules, Seeds seeds, Counts counts) {
    long seed = seeds.next++;
    JsonNode setup = rules.setups.get((int) (seed % SETUPS));
    int moves = QueensFixture.play(rules.book, setup, seed);
    counts.moves += moves;
    return moves;
  }

  /** One duel of Math Battle, with log, limits and undo on. */
  @Benchmark
  public int duel(DuelRules rules, Seeds seeds) {
    return DuelFixture.play(rules.book, seeds.next++);
  }

  /** A fork of a match in its middle, made and freed. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @OutputTimeUnit(TimeUnit.MICROSECONDS)
  public boolean fork(Middle middle) {
    try (Match fork = middle.matches.get(middle.next++ % SETUPS).fork()) {
      return fork.over();
    }
  }
}
