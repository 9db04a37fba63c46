package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.LongToIntFunction;

/**
 * Measures Queen's Blood next to Math Battle on one thread: matches, moves and activations per
 * second, what 2,000 further effects cost a move, and how long a fork takes. Needs no JMH.
 *
 * <p>An activation is a rule that fires: what an effect's program or a global rule's row does, an
 * effect put in force, a modifier that begins to count, an answer routed. All are counted by one
 * counter, in matches of both games that are not timed.
 */
public final class QueensReport {

  private static final int COUNTED = 512;
  private static final int FURTHER = 2_000;
  private static final int SETUPS = 16;

  private final PrintStream out = System.out;

  private QueensReport() {}

  /**
   * Measures all and prints it.
   *
   * @param arguments how many matches a turn has, 1000 if left out; how many turns, 15
   */
  public static void main(String[] arguments) throws IOException {
    int matches = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 1_000;
    int turns = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 15;
    new QueensReport().run(matches, turns);
  }

  private void run(int matches, int turns) throws IOException {
    Firings boards = new Firings();
    RuleBook counted = QueensFixture.book(0, boards);
    boards.clear();
    int[] programs = new int[2];
    double moves = 0;
    for (int seed = 0; seed < COUNTED; seed++) {
      QueensFixture.Tally tally = QueensFixture.tally(counted, seed % SETUPS, seed);
      moves += tally.moves() / (double) COUNTED;
      programs[0] += tally.activations();
    }
    Firings duels = new Firings();
    RuleBook duel = DuelFixture.book(0, duels);
    duels.clear();
    for (int seed = 0; seed < COUNTED; seed++) {
      programs[1] += DuelFixture.activations(duel, seed);
    }
    count("Queen's Blood", boards, programs[0]);
    count("Math Battle", duels, programs[1]);
    time(matches, turns, moves, boards.perMatch(COUNTED), duels.perMatch(COUNTED));
    forks(turns);
  }

  private void count(String game, Firings firings, int programs) {
    out.printf("%s, rules fired in a match:%n", game);
    firings.print(out, COUNTED);
    out.printf(
        "    %-48s %6.1f, of which programs begun %.1f%n",
        "all", firings.perMatch(COUNTED), programs / (double) COUNTED);
  }

  private void time(int matches, int turns, double moves, double boardWork, double duelWork)
      throws IOException {
    RuleBook duel = DuelFixture.book(0);
    List<LongConsumer> variants =
        List.of(
            boards(QueensFixture.book(0)),
            boards(QueensFixture.book(FURTHER)),
            seed -> DuelFixture.play(duel, seed));
    InTurns times = new InTurns(variants, matches, turns);
    double board = 1e9 / times.nanos(0);
    double duels = 1e9 / times.nanos(2);
    out.printf(
        "%nQueen's Blood   %8.0f matches/s %8.0f moves/s %9.0f activations/s%n",
        board, board * moves, board * boardWork);
    out.printf("Math Battle     %8.0f matches/s %26.0f activations/s%n", duels, duels * duelWork);
    double scale = duelWork / boardWork;
    out.printf(
        "cost of an activation    %.2f of Math Battle's (%.2f to %.2f)%n",
        scale * times.ratio(0, 2, 0.5), scale * times.ratio(0, 2, 0), scale * times.ratio(0, 2, 1));
    out.printf(
        "a move, %,d further     %.3f of the cost (half of the turns within %.3f to %.3f)%n",
        FURTHER, times.ratio(1, 0, 0.5), times.ratio(1, 0, 0.25), times.ratio(1, 0, 0.75));
  }

  private static LongConsumer boards(RuleBook book) {
    List<JsonNode> setups = new ArrayList<>();
    for (int pairing = 0; pairing < SETUPS; pairing++) {
      setups.add(QueensFixture.setup(book, pairing));
    }
    return seed -> QueensFixture.play(book, setups.get((int) (seed % SETUPS)), seed);
  }

  private void forks(int turns) {
    RuleBook book = QueensFixture.book(0);
    List<Match> middles = new ArrayList<>();
    for (int pairing = 0; pairing < SETUPS; pairing++) {
      middles.add(QueensFixture.middle(book, pairing));
    }
    LongToIntFunction fork =
        number -> {
          try (Match forked = middles.get((int) (number % SETUPS)).fork()) {
            return forked.answers().size();
          }
        };
    InTurns times = new InTurns(List.of(fork::applyAsInt), 2_000, turns);
    out.printf("a fork in mid-game       %.1f us, made and freed%n", times.nanos(0) / 1e3);
    middles.forEach(Match::close);
  }
}
