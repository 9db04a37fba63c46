package dev.runesheet.bench;

import dev.runesheet.api.RuleBook;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongConsumer;

/**
 * Matches of Queen's Blood by rules and by a program written by hand, which must play alike: the
 * shipped decks, and random decks of all cards.
 */
final class LanesTable {

  private static final int COMPARED = 1_000;
  private static final int PAIRINGS = 512;
  private static final int TURNS = 15;
  private static final int PIECES = 1_000;
  private static final double LONGER = 3;

  private final double seconds;
  private final List<String> lines = new ArrayList<>();

  LanesTable(double seconds) {
    this.seconds = seconds;
  }

  /** Compares, and prints what was compared; measures nothing. */
  public static void main(String[] arguments) {
    int matches = arguments.length > 0 ? Integer.parseInt(arguments[0]) : COMPARED;
    System.out.println("shipped decks: " + compared(LanesFixture.shipped(), matches));
    System.out.println("random decks: " + compared(LanesFixture.random(matches), matches));
  }

  List<String> lines() {
    lines.add("| a match, log, limits and undo on | matches/s | to the program written by hand |");
    lines.add("|---|---|---|");
    LanesFixture shipped = LanesFixture.shipped();
    LanesFixture random = LanesFixture.random(PAIRINGS);
    List<String> alike =
        List.of(
            "Both played alike:",
            "",
            "- with the shipped decks " + compared(shipped, COMPARED) + ";",
            "- with random decks " + compared(random, COMPARED) + ".");
    measure(shipped, "shipped decks");
    measure(random, "random decks");
    lines.add("");
    lines.addAll(alike);
    return lines;
  }

  private static String compared(LanesFixture fixture, int matches) {
    int states = 0;
    int refused = 0;
    for (int seed = 0; seed < matches; seed++) {
      LanesFixture.Compared compared = fixture.compared(seed);
      states += compared.states();
      refused += compared.refused();
    }
    return String.format(
        Locale.ROOT,
        "%,d matches, compared at %,d states, %d plays refused by both as endless",
        matches,
        states,
        refused);
  }

  private void measure(LanesFixture fixture, String decks) {
    RuleBook book = fixture.book();
    RuleBook network = book.throughNetwork();
    List<LongConsumer> variants =
        List.of(
            fixture::play, seed -> fixture.play(book, seed), seed -> fixture.play(network, seed));
    // The program written by hand is compiled at once; rules need longer.
    Rate.of(variants.get(1), seconds * LONGER);
    Rate.of(variants.get(2), seconds);
    InTurns turns = new InTurns(variants, PIECES, TURNS);
    row(decks + ", written by hand", turns, 0);
    row(decks + ", rules", turns, 1);
    row(decks + ", rules, all facts through Drools' network (the naive style)", turns, 2);
  }

  private void row(String name, InTurns turns, int variant) {
    lines.add(
        String.format(
            Locale.ROOT,
            "| %s | %,.0f | 1/%.1f |",
            name,
            1e9 / turns.nanos(variant),
            turns.ratio(variant, 0, 0.5)));
  }
}
