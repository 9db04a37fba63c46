package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.trace.Tracer;
import dev.runesheet.engine.trace.Tracing;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * What reasons cost those who do not ask for them. A match without a tracer pays a comparison with
 * null at each moment that a tracer would be told of: these are counted, and set against the time
 * of a match. Beside it the time with a tracer that ignores all it is told. Needs no JMH.
 */
public final class TracerReport {

  private static final int COUNTED = 64;

  /** More than a comparison with a field that is null takes. */
  private static final double NANOS = 1;

  private static final Tracer IDLE = new Tracer() {};

  private final PrintStream out = System.out;
  private final int matches;
  private final int turns;

  private TracerReport(int matches, int turns) {
    this.matches = matches;
    this.turns = turns;
  }

  /**
   * Measures all and prints it.
   *
   * @param arguments how many matches a turn has, 500 if left out; how many turns, 9
   */
  public static void main(String[] arguments) throws IOException {
    int matches = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 500;
    int turns = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 9;
    TracerReport report = new TracerReport(matches, turns);
    RuleBook duel = DuelFixture.book(0);
    report.measure("Math Battle", seed -> DuelFixture.play(duel, seed));
    RuleBook board = QueensFixture.book(0);
    JsonNode decks = QueensFixture.setup(board, 1);
    report.measure("Queen's Blood", seed -> QueensFixture.play(board, decks, seed));
    RuleBook cardIndex = ValeriaFixture.book();
    JsonNode seats = ValeriaFixture.setup(cardIndex);
    report.measure("Valeria", seed -> ValeriaFixture.play(cardIndex, seats, seed));
  }

  private void measure(String game, LongConsumer match) {
    double told = told(match);
    InTurns times = new InTurns(List.of(match, seed -> traced(IDLE, match, seed)), matches, turns);
    out.printf(
        "%-14s %8.1f us a match; %6.0f times nobody is told: at most %.2f %% of it;"
            + " told for nothing: %.2f times the time (%.2f to %.2f)%n",
        game,
        times.nanos(0) / 1e3,
        told,
        100 * told * NANOS / times.nanos(0),
        times.ratio(1, 0, 0.5),
        times.ratio(1, 0, 0.25),
        times.ratio(1, 0, 0.75));
  }

  /** How often a tracer is told something in a match. */
  private static double told(LongConsumer match) {
    long[] calls = new long[1];
    Tracer counting =
        (Tracer)
            Proxy.newProxyInstance(
                Tracer.class.getClassLoader(),
                new Class<?>[] {Tracer.class},
                (proxy, method, arguments) -> {
                  calls[0]++;
                  return null;
                });
    for (int seed = 0; seed < COUNTED; seed++) {
      traced(counting, match, seed);
    }
    return calls[0] / (double) COUNTED;
  }

  private static void traced(Tracer tracer, LongConsumer match, long seed) {
    Tracing.during(
        tracer,
        () -> {
          match.accept(seed);
          return seed;
        });
  }
}
