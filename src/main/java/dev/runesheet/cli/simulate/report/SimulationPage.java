package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Lengths;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.document.Resources;
import dev.runesheet.spelling.Capital;
import dev.runesheet.testing.HtmlPage;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The results of a simulation as a page: one file that refers to no other. */
public final class SimulationPage {

  /** The number of bars in a chart of the best or of the worst. */
  public static final int BARS = 20;

  private static final String STYLE = Resources.text(SimulationPage.class, "simulation.css");
  private static final String SCRIPT = Resources.text(SimulationPage.class, "simulation.js");
  private static final int GROUPS = 40;

  private final HtmlPage page;

  private SimulationPage(String title) {
    page = new HtmlPage(title, STYLE, SCRIPT);
    page.element("h1", title).add("\n");
  }

  /** The page of a simulation. */
  public static String of(Results results) {
    SimulationPage page = new SimulationPage("Simulation of " + results.about().game());
    page.totals(results);
    Map<String, Rate> things = results.things();
    if (things.isEmpty()) {
      page.charts("player", Results.highestFirst(results.players()), "");
    } else {
      page.charts(results.about().noun(), things, results.reading());
    }
    page.matrix(results.matrix());
    page.lengths(results.total().turns());
    new Sheets(results).all().forEach(page::table);
    return page.page.end();
  }

  /** A page of tables only. */
  static String of(String title, List<String> paragraphs, List<Sheet> sheets) {
    SimulationPage page = new SimulationPage(title);
    paragraphs.forEach(text -> page.paragraph("", text));
    sheets.forEach(page::table);
    return page.page.end();
  }

  private void totals(Results results) {
    Tally total = results.total();
    Results.About about = results.about();
    String run = Text.count(total.ended() + total.failed(), "game") + " of bots, seed ";
    paragraph("", run + about.seed() + (about.randomDecks() ? ", decks drawn at random." : "."));
    Lengths turns = total.turns();
    String counts = "%s. Turns: mean %s, median %d, fewest %d, most %d.";
    paragraph(
        "",
        String.format(
            Locale.ROOT,
            counts,
            Capital.first(results.ends()),
            Text.fixed(turns.mean(), 1),
            turns.quantile(50),
            turns.fewest(),
            turns.most()));
    if (!total.reason().isEmpty()) {
      paragraph("", "First failure: " + total.reason());
    }
    if (!results.undone().isEmpty()) {
      paragraph("", results.undone());
    }
  }

  private void paragraph(String style, String text) {
    page.element(style.isEmpty() ? "p" : "p class=\"" + style + "\"", text).add("\n");
  }

  private void charts(String noun, Map<String, Rate> rates, String reading) {
    page.add("<div class=\"charts\">\n");
    if (rates.size() <= 2 * BARS) {
      chart("Win rate by " + noun, List.copyOf(rates.entrySet()));
    } else {
      List<Map.Entry<String, Rate>> order = new ArrayList<>(rates.entrySet());
      chart("The best " + BARS + " of " + order.size(), order.subList(0, BARS));
      Collections.reverse(order);
      chart("The worst " + BARS + " of " + order.size(), order.subList(0, BARS));
    }
    page.add("</div>\n");
    paragraph(
        "note",
        "Bars are win rates; a draw is not a win. Whiskers are 95 % confidence intervals (Wilson),"
            + " each for itself: of 100 intervals, about 5 do not hold the true rate.");
    if (!reading.isEmpty()) {
      paragraph("note", reading);
    }
  }

  private void chart(String title, List<Map.Entry<String, Rate>> rates) {
    Map<String, Rate> shown = new LinkedHashMap<>();
    rates.forEach(entry -> shown.put(entry.getKey(), entry.getValue()));
    page.add("<section>").element("h2", title).add("\n");
    page.add(RateChart.svg(title, shown)).add("</section>\n");
  }

  private void matrix(Matrix matrix) {
    if (matrix.isEmpty()) {
      return;
    }
    page.element("h2", "Who wins against whom");
    page.add("\n<div class=\"wide\"><table class=\"heat\"><thead><tr>");
    page.element("th", "row against column");
    matrix.names().forEach(name -> page.element("th scope=\"col\"", name));
    page.add("</tr></thead><tbody>\n");
    for (String one : matrix.names()) {
      page.add("<tr>").element("th scope=\"row\"", one);
      matrix.names().forEach(other -> meeting(one, other, matrix.rate(one, other)));
      page.add("</tr>\n");
    }
    page.endTable();
    paragraph("note", "Win rates of rows in per cent; hold still over a field for its interval.");
  }

  /** Blue is above an even match, orange below: people who see no red or green see these. */
  private void meeting(String one, String other, Rate rate) {
    if (rate.of() == 0) {
      page.element("td", "");
      return;
    }
    double away = Math.abs(rate.value() - 0.5) * 2;
    String colour = rate.value() >= 0.5 ? "47,111,192" : "214,120,30";
    String title = one + " – " + other + ": " + rate.words() + ", " + rate.interval();
    String style = "background:rgba(" + colour + "," + Text.fixed(0.75 * away, 2) + ")";
    String tag = "td style=\"" + style + "\" title=" + HtmlPage.quoted(title);
    page.element(tag, Long.toString(Math.round(100 * rate.value())));
  }

  private void lengths(Lengths turns) {
    Map<Integer, Long> groups = turns.groups(GROUPS);
    if (groups.size() > 1) {
      page.add("<h2>How long matches are</h2>\n").add(LengthChart.svg(groups));
    }
  }

  private void table(Sheet sheet) {
    page.element("h2", sheet.heading()).add("\n");
    page.table("sheet", sheet.columns().stream().map(column -> head(sheet, column)).toList());
    for (List<Sheet.Cell> row : sheet.rows()) {
      page.add("<tr>").element("td", row.get(0).text());
      row.subList(1, row.size())
          .forEach(cell -> page.element("td data-v=\"" + cell.value() + "\"", cell.text()));
      page.add("</tr>\n");
    }
    page.endTable();
    if (!sheet.note().isEmpty()) {
      paragraph("note", sheet.note());
    }
  }

  private static String head(Sheet sheet, Sheet.Column column) {
    return column.name().isEmpty() ? sheet.title() : column.name();
  }
}
