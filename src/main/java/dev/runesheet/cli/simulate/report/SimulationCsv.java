package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.simulate.count.CardRates;
import dev.runesheet.cli.simulate.count.EffectRates;
import dev.runesheet.cli.simulate.count.Rate;
import java.util.Locale;

/** The rates of a simulation as CSV (RFC 4180). */
public final class SimulationCsv {

  private static final String LINE_END = "\r\n";

  /** The characters that a spreadsheet takes for the beginning of a formula. */
  private static final String FORMULA = "=+-@|\t\r\n\uff1d\uff0b\uff0d\uff20";

  private SimulationCsv() {}

  /** The lines for all rates: of players, features, cards by fate, and effects. */
  public static String text(Results results) {
    StringBuilder csv =
        new StringBuilder("kind,name,games,wins,win_rate,low_95,high_95,rate_of" + LINE_END);
    results.players().forEach((name, rate) -> line(csv, "player", name, rate, "player"));
    if (results.about().first()) {
      line(csv, "first", "who begins", results.total().first(), "first");
    }
    String noun = results.about().noun();
    results.things().forEach((name, rate) -> line(csv, noun, name, rate, results.rateOf()));
    for (CardRates card : results.cards()) {
      line(csv, noun + " played", card.name(), card.played(), noun);
      line(csv, noun + " drawn", card.name(), card.drawn(), noun);
      line(csv, noun + " never drawn", card.name(), card.never(), noun);
    }
    for (EffectRates effect : results.effects()) {
      line(csv, "effect", effect.name(), effect.games(), "games in which it fired");
    }
    return csv.toString();
  }

  private static void line(StringBuilder csv, String kind, String name, Rate rate, String of) {
    csv.append(cell(kind)).append(',').append(cell(name));
    csv.append(',').append(rate.of()).append(',').append(rate.count());
    csv.append(share(rate.value())).append(share(rate.low())).append(share(rate.high()));
    csv.append(',').append(cell(of));
    csv.append(LINE_END);
  }

  private static String share(double number) {
    return String.format(Locale.ROOT, ",%.6f", number);
  }

  /** A text as a cell: never a formula, quoted if it has to be. */
  public static String cell(String text) {
    boolean formula = !text.isEmpty() && FORMULA.indexOf(text.charAt(0)) >= 0;
    String safe = formula ? "'" + text : text;
    boolean plain = safe.chars().noneMatch(letter -> ",\"\r\n".indexOf(letter) >= 0);
    return plain ? safe : '"' + safe.replace("\"", "\"\"") + '"';
  }
}
