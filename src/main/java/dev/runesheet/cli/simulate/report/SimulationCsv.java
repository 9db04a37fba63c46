package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.simulate.count.CardRates;
import dev.runesheet.cli.simulate.count.Difference;
import dev.runesheet.cli.simulate.count.EffectRates;
import dev.runesheet.cli.simulate.count.Pairing;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.table.cell.Literals;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The rates of a simulation as CSV (RFC 4180). */
public final class SimulationCsv {

  private static final String LINE_END = "\r\n";

  private SimulationCsv() {}

  /**
   * The lines for all rates and differences of rates: of players, beginners, pairings, features,
   * cards by fate, and effects, with the means of what these changed.
   */
  public static String text(Results results) {
    String head = "kind,name,games,wins,win_rate,low_95,high_95,rate_of,difference";
    StringBuilder csv = new StringBuilder(head + LINE_END);
    results.players().forEach((name, rate) -> line(csv, "player", name, rate, "player"));
    results.beginners().forEach((name, rate) -> line(csv, "first", name, rate, "first"));
    if (results.about().first()) {
      beginners(csv, results);
    }
    if (results.total().undone().count() > 0) {
      line(csv, "undone", "actions undone by limits", results.total().undone(), "games");
    }
    pairings(csv, results);
    String noun = results.about().noun();
    results.things().forEach((name, rate) -> line(csv, noun, name, rate, results.rateOf()));
    for (CardRates card : results.cards()) {
      line(csv, noun + " played", card.name(), card.played(), noun);
      line(csv, noun + " drawn", card.name(), card.drawn(), noun);
      line(csv, noun + " never drawn", card.name(), card.never(), noun);
      Difference.Pair pair = new Difference.Pair(card.drawn(), card.never());
      line(csv, noun + " lift", card.name(), pair, card.lift(), noun);
    }
    for (EffectRates effect : results.effects()) {
      line(csv, "effect", effect.name(), effect.games(), "games in which it fired");
      Rate games = effect.games();
      amount(csv, "effect fired", effect.name(), games.of(), "each game", effect.perGame());
      for (EffectRates.Change change : effect.each()) {
        String what = change.title();
        amount(csv, "effect changed", effect.name(), games.count(), what, change.each());
      }
    }
    return csv.toString();
  }

  /** A line of a mean, which has no interval. */
  private static void amount(
      StringBuilder csv, String kind, String name, long games, String of, double mean) {
    csv.append(cell(kind)).append(',').append(cell(name)).append(',').append(games);
    csv.append(",,,,,").append(cell(of)).append(games > 0 ? share(mean) : ",").append(LINE_END);
  }

  private static void beginners(StringBuilder csv, Results results) {
    Map<String, Difference> advantages = results.advantages();
    results
        .seats()
        .forEach(
            (name, pair) -> {
              line(csv, "begins", name, pair.with(), "player");
              line(csv, "does not begin", name, pair.without(), "player");
              line(csv, "advantage of beginning", name, pair, advantages.get(name), "player");
            });
  }

  /** The match-up matrix: each side of each pairing. */
  private static void pairings(StringBuilder csv, Results results) {
    List<Pairing> pairings = results.about().pairings();
    for (int i = 0; i < pairings.size() && pairings.size() > 1; i++) {
      Tally tally = results.tallies().get(i);
      List<String> sides = pairings.get(i).sides(results.about().winner());
      for (int seat = 0; seat < sides.size(); seat++) {
        String side = sides.get(seat);
        line(csv, "match", pairings.get(i).title(), tally.wins(seat), side);
      }
    }
  }

  private static void line(StringBuilder csv, String kind, String name, Rate rate, String of) {
    csv.append(cell(kind)).append(',').append(cell(name));
    csv.append(',').append(rate.of()).append(',').append(rate.count());
    boolean known = rate.of() > 0;
    csv.append(known ? share(rate.value()) : ",");
    csv.append(known ? share(rate.low()) + share(rate.high()) : ",,");
    csv.append(',').append(cell(of)).append(',');
    csv.append(LINE_END);
  }

  /** A line of a difference; nothing is known of one without matches on both sides. */
  private static void line(
      StringBuilder csv,
      String kind,
      String name,
      Difference.Pair pair,
      Difference difference,
      String of) {
    csv.append(cell(kind)).append(',').append(cell(name));
    csv.append(',').append(pair.with().of() + pair.without().of()).append(",,");
    boolean known = difference.isKnown();
    csv.append(known ? share(difference.low()) + share(difference.high()) : ",,");
    csv.append(',').append(cell(of)).append(known ? share(difference.value()) : ",");
    csv.append(LINE_END);
  }

  private static String share(double number) {
    return String.format(Locale.ROOT, ",%.6f", number);
  }

  /** A text as a cell: never a formula, quoted if it has to be. */
  public static String cell(String text) {
    String safe = Literals.beginsFormula(text) ? "'" + text : text;
    boolean plain = safe.chars().noneMatch(letter -> ",\"\r\n".indexOf(letter) >= 0);
    return plain ? safe : '"' + safe.replace("\"", "\"\"") + '"';
  }
}
