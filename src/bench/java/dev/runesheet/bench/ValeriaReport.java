package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.trace.Tracing;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/**
 * Measures Valeria next to Math Battle on one thread: decisions and activations per second, three
 * players choosing at random. An activation is a rule that fires, as in {@link QueensReport}. Needs
 * no JMH.
 */
public final class ValeriaReport {

  private static final int COUNTED = 64;

  /** So many duels take about as long as a match. */
  private static final int DUELS = 25;

  private final PrintStream out = System.out;

  private ValeriaReport() {}

  /**
   * Measures all and prints it.
   *
   * @param arguments how many matches a turn has, 200 if left out; how many turns, 9
   */
  public static void main(String[] arguments) throws IOException {
    int matches = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 200;
    int turns = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 9;
    new ValeriaReport().run(matches, turns);
  }

  private void run(int matches, int turns) throws IOException {
    Firings fired = new Firings();
    RuleBook book = ValeriaFixture.book();
    JsonNode setup = ValeriaFixture.setup(book);
    double decisions = 0;
    for (int seed = 0; seed < COUNTED; seed++) {
      long number = seed;
      int made = Tracing.during(fired, () -> ValeriaFixture.play(book, setup, number));
      decisions += made / (double) COUNTED;
    }
    Firings duelFired = new Firings();
    RuleBook countedDuel = DuelFixture.book(0, duelFired);
    duelFired.clear();
    for (int seed = 0; seed < COUNTED * DUELS; seed++) {
      DuelFixture.play(countedDuel, seed);
    }
    out.println("Valeria, rules fired in a match:");
    fired.print(out, COUNTED);
    out.printf("    %-48s %6.1f%n", "all", fired.perMatch(COUNTED));
    time(book, matches, turns, decisions, fired.perMatch(COUNTED), duelFired.perMatch(COUNTED));
  }

  private void time(
      RuleBook book, int matches, int turns, double decisions, double work, double duelWork)
      throws IOException {
    JsonNode setup = ValeriaFixture.setup(book);
    RuleBook duel = DuelFixture.book(0);
    InTurns times =
        new InTurns(
            List.of(seed -> ValeriaFixture.play(book, setup, seed), seed -> duels(duel, seed)),
            matches,
            turns);
    double each = 1e9 / times.nanos(0);
    double duels = 1e9 / times.nanos(1);
    out.printf(
        "%nValeria         %8.1f matches/s %8.0f decisions/s %9.0f activations/s%n",
        each, each * decisions, each * work);
    out.printf(
        "Math Battle     %8.0f matches/s %31.0f activations/s%n", duels * DUELS, duels * duelWork);
    out.printf(
        "cost of an activation    %.2f of Math Battle's (%.2f to %.2f)%n",
        duelWork / work * times.ratio(0, 1, 0.5),
        duelWork / work * times.ratio(0, 1, 0),
        duelWork / work * times.ratio(0, 1, 1));
  }

  private static void duels(RuleBook duel, long seed) {
    for (int i = 0; i < DUELS; i++) {
      DuelFixture.play(duel, seed * DUELS + i);
    }
  }
}
