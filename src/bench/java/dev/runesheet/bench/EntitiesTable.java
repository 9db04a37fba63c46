package dev.runesheet.bench;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.Decision;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Positions of Ember Vale with more and more units in play, one of each side with an aura. */
final class EntitiesTable {

  private static final int[] IN_PLAY = {10, 100, 1_000};
  private static final int DECK = 10;
  private static final int RESTS = 16;
  private static final int KEPT = 50;

  private final RuleBook book = RuleBook.load("ember-vale");
  private final double seconds;

  EntitiesTable(double seconds) {
    this.seconds = seconds;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "| units in play | begun and closed | a turn without attacks | of it for each unit |"
            + " a fork, made and freed | idle |");
    lines.add("|---|---|---|---|---|---|");
    for (int units : IN_PLAY) {
      lines.add(line(units));
    }
    return lines;
  }

  private String line(int units) {
    JsonNode setup = setup(units);
    double begun = Rate.of(seed -> book.newMatch(setup, seed).close(), seconds).nanos() / 1e3;
    double turn = turn(setup) / 1e3;
    double fork;
    try (Match match = book.newMatch(setup, 1)) {
      fork = Rate.of(seed -> match.fork().close(), seconds / 4).nanos() / 1e3;
    }
    return String.format(
        Locale.ROOT,
        "| %,d | %,.0f µs | %,.0f µs | %.2f µs | %,.0f µs | %,.0f KiB |",
        units,
        begun,
        turn,
        turn / units,
        fork,
        kept(setup));
  }

  /** The median time of a turn, in nanoseconds; a third of the matches come before, to warm up. */
  private double turn(JsonNode setup) {
    List<Long> each = new ArrayList<>();
    long end = Clock.nanos() + (long) (seconds * 1e9);
    long warm = Clock.nanos() + (long) (seconds * 1e9 / 3);
    for (long seed = 0; each.isEmpty() || Clock.nanos() < end; seed++) {
      try (Match match = book.newMatch(setup, seed)) {
        long begun = Clock.nanos();
        for (int i = 0; i < RESTS; i++) {
          Decision decision = match.pendingDecisions().get(0);
          match.choose(decision, decision.options().get(decision.options().size() - 1));
        }
        if (begun > warm) {
          each.add((Clock.nanos() - begun) / RESTS);
        }
      }
    }
    Collections.sort(each);
    return each.get(each.size() / 2);
  }

  private double kept(JsonNode setup) {
    List<Match> open = new ArrayList<>();
    long before = Clock.used();
    for (int seed = 0; seed < KEPT; seed++) {
      open.add(book.newMatch(setup, seed));
    }
    double each = (Clock.used() - before) / 1024.0 / KEPT;
    open.forEach(Match::close);
    return each;
  }

  private static JsonNode setup(int units) {
    List<Placed> board = new ArrayList<>(cards(units / 2 - 1, "pyre-guard"));
    board.add(new Placed("flame-caller", Map.of()));
    Seat seat = new Seat(Map.of(), Map.of("board", board, "deck", cards(DECK, "ash-hound")));
    Position position = new Position(null, 1, List.of(seat, seat));
    return new DeclaredSetup(List.of("fire", "fire"), 0, position).toJson();
  }

  private static List<Placed> cards(int number, String card) {
    return Collections.nCopies(number, new Placed(card, Map.of()));
  }
}
