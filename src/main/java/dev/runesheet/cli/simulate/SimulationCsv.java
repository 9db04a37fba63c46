package dev.runesheet.cli.simulate;

import java.util.Locale;

/** The rates of a simulation as CSV (RFC 4180). */
public final class SimulationCsv {

  private static final String LINE_END = "\r\n";

  /** What a spreadsheet takes for the beginning of a formula. */
  private static final String FORMULA = "=+-@|\t\r\n\uff1d\uff0b\uff0d\uff20";

  private SimulationCsv() {}

  /** A line for each player, one for whoever begins, and one for each thing players brought. */
  public static String text(SimulationReport report) {
    StringBuilder csv =
        new StringBuilder("kind,name,games,wins,win_rate,low_95,high_95,rate_of" + LINE_END);
    report.rates().forEach((name, rate) -> line(csv, "player", name, rate, "player"));
    line(csv, "first", "who begins", report.first(), "first");
    String of = report.rateOf();
    report.features().forEach((name, rate) -> line(csv, report.noun(), name, rate, of));
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
