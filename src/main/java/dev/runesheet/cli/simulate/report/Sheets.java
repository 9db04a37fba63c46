package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.simulate.count.CardRates;
import dev.runesheet.cli.simulate.count.Difference;
import dev.runesheet.cli.simulate.count.EffectRates;
import dev.runesheet.cli.simulate.count.Lengths;
import dev.runesheet.cli.simulate.count.Pairing;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.cli.simulate.report.Sheet.Cell;
import dev.runesheet.pack.tool.WinningSide;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The tables of a simulation. */
record Sheets(Results results) {

  /** The largest number of effects on a terminal. */
  private static final int EFFECTS = 15;

  private static final String INTERVAL = "95 % interval";
  private static final String WIN_RATE = "win rate";

  /** The tables with rows. */
  List<Sheet> all() {
    List<Sheet> all = List.of(players(), beginners(), pairs(), things(), effects());
    return all.stream().filter(sheet -> !sheet.isEmpty()).toList();
  }

  private Sheet players() {
    Sheet sheet = new Sheet("player").columns("", "games", "wins");
    Map<String, Long> shared = results.shared();
    if (shared.isEmpty()) {
      sheet.columns(WIN_RATE, INTERVAL);
    } else {
      sheet.columns("shared", WIN_RATE, INTERVAL).note(SHARED);
    }
    results.players().forEach((name, rate) -> row(sheet, name, rate, sharedBy(name, shared)));
    results.beginners().forEach((name, rate) -> row(sheet, name, rate, sharedBy(name, shared)));
    return sheet;
  }

  private static final String SHARED =
      "A win that several share is one of each of them; \"shared\" says how many of the wins are"
          + " so.";

  /** The cell for shared wins if any are; who begins is several players. */
  private static List<Cell> sharedBy(String name, Map<String, Long> shared) {
    return shared.isEmpty()
        ? List.of()
        : List.of(shared.containsKey(name) ? Cell.of(shared.get(name)) : Cell.of(""));
  }

  private static void row(Sheet sheet, String name, Rate rate, List<Cell> behindWins) {
    List<Cell> cells = new ArrayList<>();
    cells.addAll(List.of(Cell.of(name), Cell.of(rate.of()), Cell.of(rate.count())));
    cells.addAll(behindWins);
    cells.addAll(List.of(Cell.of(rate), Cell.interval(rate)));
    sheet.row(cells.toArray(Cell[]::new));
  }

  private Sheet beginners() {
    Sheet sheet =
        new Sheet("advantage of who begins")
            .heading("Advantage of who begins")
            .columns("", "begins", "does not", "advantage", INTERVAL)
            .note("A star marks what chance alone does not explain.");
    if (!results.about().first()) {
      return sheet;
    }
    Map<String, Difference> advantages = results.advantages();
    results
        .seats()
        .forEach(
            (name, pair) ->
                sheet.row(
                    Cell.of(name),
                    Cell.of(pair.with()),
                    Cell.of(pair.without()),
                    Cell.of(advantages.get(name)),
                    Cell.interval(advantages.get(name))));
    return sheet;
  }

  private Sheet pairs() {
    boolean all = results.about().winner() == WinningSide.ALL;
    Sheet sheet =
        new Sheet("match")
            .columns("match", "games", "wins", all ? "lost" : "draws", "turns")
            .wide("shortest", "10 %", "median", "90 %", "longest");
    List<Pairing> pairings = results.about().pairings();
    for (int i = 0; i < pairings.size() && pairings.size() > 1; i++) {
      Tally tally = results.tallies().get(i);
      Lengths turns = tally.turns();
      sheet.row(
          Cell.of(pairings.get(i).title()),
          Cell.of(tally.ended()),
          Cell.of(wins(tally)),
          Cell.of(all ? tally.lost() : tally.draws()),
          Cell.of(turns.mean(), 1),
          Cell.of(turns.fewest()),
          Cell.of(turns.quantile(10)),
          Cell.of(turns.quantile(50)),
          Cell.of(turns.quantile(90)),
          Cell.of(turns.most()));
    }
    return sheet;
  }

  private String wins(Tally tally) {
    if (results.about().winner().isOfSeveral()) {
      return Long.toString(tally.allWins());
    }
    List<String> wins = new ArrayList<>();
    for (int player = 0; player < tally.seats(); player++) {
      wins.add(Cell.of(tally.wins(player).count()).text());
    }
    long shared = tally.shared();
    return String.join(" – ", wins)
        + (shared > 0 ? " (" + Cell.of(shared).text() + " shared)" : "");
  }

  private Sheet things() {
    List<CardRates> cards = results.cards();
    String noun = results.about().noun();
    if (cards.isEmpty()) {
      Sheet sheet =
          new Sheet(noun).columns(noun, "games", "wins", WIN_RATE, INTERVAL).note(reading());
      results.things().forEach((name, rate) -> row(sheet, name, rate, List.of()));
      return sheet;
    }
    Sheet sheet =
        new Sheet(noun)
            .columns(noun, "games", WIN_RATE)
            .wide(WIN_RATE + ", " + INTERVAL, "games played", "games drawn", "games never drawn")
            .columns("played", "drawn", "never drawn", "lift", "95 % of the lift")
            .note((reading() + CARDS).strip());
    for (CardRates card : cards) {
      sheet.row(
          Cell.of(card.name()),
          Cell.of(card.brought().of()),
          Cell.of(card.brought()),
          Cell.interval(card.brought()),
          Cell.of(card.played().of()),
          Cell.of(card.drawn().of()),
          Cell.of(card.never().of()),
          Cell.of(card.played()),
          Cell.of(card.drawn()),
          Cell.of(card.never()),
          Cell.of(card.lift()),
          Cell.interval(card.lift()));
    }
    return sheet;
  }

  private static final String CARDS =
      " The lift is how much more often the same decks won when they drew it than when they did"
          + " not; a star marks what chance alone does not explain.";

  private String reading() {
    return results.reading();
  }

  /** The note that says what the sides of an effect are. */
  static final String SIDES =
      "\"own\" is what an effect changed for the player whose card or player has it, \"of others\""
          + " what it changed for any other.";

  private Sheet effects() {
    Sheet sheet =
        new Sheet("effect")
            .columns("effect", "fired", "per game", "in games", "what it changed each time")
            .note(results.about().winner() == WinningSide.TEAM ? "" : SIDES)
            .most(EFFECTS);
    for (EffectRates effect : results.effects()) {
      sheet.row(
          Cell.of(effect.name()),
          Cell.of(effect.fired()),
          Cell.of(effect.perGame(), 2),
          Cell.of(effect.games()),
          Cell.of(effect.changes()));
    }
    return sheet;
  }
}
