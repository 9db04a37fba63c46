package dev.runesheet.bench;

import dev.runesheet.api.RuleBook;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongConsumer;

/** Duels of Math Battle with more and more effects that nobody uses: building, memory, speed. */
final class RulesTable {

  private static final int[] FURTHER = {0, 100, 1_000, 10_000};
  private static final int TURNS = 15;
  private static final int PIECES = 1_000;

  private final double seconds;

  RulesTable(double seconds) {
    this.seconds = seconds;
  }

  List<String> lines() throws IOException {
    List<LongConsumer> variants = new ArrayList<>();
    List<String> built = new ArrayList<>();
    for (int further : FURTHER) {
      long before = Clock.used();
      long begun = Clock.ofProcess();
      RuleBook book = DuelFixture.book(further);
      double took = (Clock.ofProcess() - begun) / 1e9;
      built.add(
          String.format(
              Locale.ROOT, "%.2f s | %,.0f MiB", took, (Clock.used() - before) / 1048576.0));
      variants.add(seed -> DuelFixture.play(book, seed));
    }
    for (LongConsumer variant : variants) {
      Rate.of(variant, seconds);
    }
    InTurns turns = new InTurns(variants, PIECES, TURNS);
    List<String> lines = new ArrayList<>();
    lines.add(
        "| further effects | built, processor time of all threads | kept | a duel, to one without"
            + " them |");
    lines.add("|---|---|---|---|");
    for (int i = 0; i < FURTHER.length; i++) {
      lines.add(
          String.format(
              Locale.ROOT,
              "| %,d | %s | %.3f |",
              FURTHER[i],
              built.get(i),
              turns.ratio(i, 0, 0.5)));
    }
    return lines;
  }
}
