package dev.runesheet.bench;

import dev.runesheet.api.RuleBook;
import dev.runesheet.bench.duel.DuelMatch;
import dev.runesheet.bench.duel.SeededChance;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongConsumer;

/** A duel of Math Battle by rules and by a program written by hand, which must play alike. */
final class DuelTable {

  private static final int COMPARED = 2_000;
  private static final int TURNS = 15;
  private static final int PIECES = 1_500;
  private static final double LONGER = 3;

  private final double seconds;
  private final RuleBook book = RuleBook.load("math-battle");

  DuelTable(double seconds) {
    this.seconds = seconds;
  }

  List<String> lines() throws IOException {
    SeededChance chance = new SeededChance(1);
    DuelMatch written = DuelFixture.interpreter(chance);
    int states = 0;
    for (int seed = 0; seed < COMPARED; seed++) {
      states += DuelFixture.compared(book, written, chance, seed);
    }
    RuleBook network = book.throughNetwork();
    List<LongConsumer> variants =
        List.of(
            seed -> DuelFixture.play(written, chance, seed),
            seed -> DuelFixture.play(book, seed),
            seed -> DuelFixture.play(network, seed));
    // The interpreter allocates nothing and is compiled at once; rules need longer.
    Rate.of(variants.get(1), seconds * LONGER);
    Rate.of(variants.get(2), seconds);
    InTurns turns = new InTurns(variants, PIECES, TURNS);
    List<String> lines = new ArrayList<>();
    lines.add("| a duel, log, limits and undo on | matches/s | to the program written by hand |");
    lines.add("|---|---|---|");
    lines.add(row("written by hand", turns, 0));
    lines.add(row("rules", turns, 1));
    lines.add(row("rules, all facts through Drools' network (the naive style)", turns, 2));
    lines.add("");
    lines.add(
        String.format(
            Locale.ROOT,
            "Both played %,d duels alike, compared at %,d states (all attributes of both heroes).",
            COMPARED,
            states));
    return lines;
  }

  private static String row(String name, InTurns turns, int variant) {
    return String.format(
        Locale.ROOT,
        "| %s | %,.0f | 1/%.1f |",
        name,
        1e9 / turns.nanos(variant),
        turns.ratio(variant, 0, 0.5));
  }
}
