package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Lengths;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.testing.XmlText;
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

  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>%s</title>
      <style>
      :root { color-scheme: light; }
      body { margin: 0 auto; max-width: 70rem; padding: 1rem; background: #fff; color: #1c2430;
        font: 16px/1.5 system-ui, sans-serif; }
      h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; overflow-wrap: anywhere; }
      h2 { font-size: 1.15rem; margin: 1.5rem 0 .5rem; }
      .charts { display: grid; gap: 0 2.5rem;
        grid-template-columns: repeat(auto-fit, minmax(min(100%%, 20rem), 1fr)); }
      .chart { display: block; font-size: 13px; overflow: visible; }
      .bar, .length { fill: #8fb4e3; } .whisker { stroke: #1c2430; stroke-width: 1.5; }
      .grid { stroke: #e3e7ed; } .half { stroke: #8a93a0; stroke-dasharray: 4 3; }
      .axis { fill: #5a6472; font-size: 12px; }
      .name, .value { fill: #1c2430; paint-order: stroke; stroke: #fff; stroke-width: 3px; }
      .value { font-variant-numeric: tabular-nums; }
      .wide { overflow-x: auto; }
      table { border-collapse: collapse; width: 100%%; font-variant-numeric: tabular-nums; }
      th, td { padding: .3rem .5rem; text-align: right; border-bottom: 1px solid #e3e7ed; }
      th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; }
      td + td { white-space: nowrap; }
      td:first-child { mso-number-format: "\\@"; } /* A name is text, also in Excel. */
      th button { all: unset; cursor: pointer; text-decoration: underline dotted; }
      th button:focus-visible { outline: 2px solid #2f6fc0; }
      .heat th { font-weight: normal; } .heat td { text-align: center; min-width: 2.5rem; }
      .note { color: #5a6472; font-size: .9rem; }
      </style>
      </head>
      <body>
      """;

  private static final String FOOT =
      """
      <script>
      for (const table of document.querySelectorAll('table.sheet')) {
        const body = table.tBodies[0], heads = [...table.tHead.rows[0].cells];
        heads.forEach((head, column) => head.firstChild.addEventListener('click', () => {
          const up = head.getAttribute('aria-sort') === 'descending' ? 1 : -1;
          heads.forEach(other => other.removeAttribute('aria-sort'));
          head.setAttribute('aria-sort', up > 0 ? 'ascending' : 'descending');
          const key = row => row.cells[column].dataset.v;
          const order = (a, b) => column ? key(a) - key(b)
            : a.cells[0].textContent.localeCompare(b.cells[0].textContent);
          body.append(...[...body.rows].sort((a, b) => up * order(a, b)));
        }));
      }
      </script>
      </body>
      </html>
      """;

  private static final int GROUPS = 40;

  private final StringBuilder page = new StringBuilder();

  private SimulationPage(String title) {
    page.append(String.format(Locale.ROOT, HEAD, XmlText.escape(title)));
    page.append("<h1>").append(XmlText.escape(title)).append("</h1>\n");
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
    return page.end();
  }

  /** A page of tables only. */
  static String of(String title, List<String> paragraphs, List<Sheet> sheets) {
    SimulationPage page = new SimulationPage(title);
    paragraphs.forEach(text -> page.paragraph("", text));
    sheets.forEach(page::table);
    return page.end();
  }

  private String end() {
    return page.append(FOOT).toString();
  }

  private void totals(Results results) {
    Tally total = results.total();
    Results.About about = results.about();
    String run = Text.count(total.ended() + total.failed(), "game") + " of bots, seed ";
    paragraph("", run + about.seed() + (about.randomDecks() ? ", decks drawn at random." : "."));
    Lengths turns = total.turns();
    String counts = "Wins %s, draws %s, failed %s. Turns: mean %s, median %d, fewest %d, most %d.";
    paragraph(
        "",
        String.format(
            Locale.ROOT,
            counts,
            Text.number(total.allWins()),
            Text.number(total.draws()),
            Text.number(total.failed()),
            Text.fixed(turns.mean(), 1),
            turns.quantile(0.5),
            turns.fewest(),
            turns.most()));
    if (!total.reason().isEmpty()) {
      paragraph("", "First failure: " + total.reason());
    }
  }

  private void paragraph(String style, String text) {
    String tag = style.isEmpty() ? "<p>" : "<p class=\"" + style + "\">";
    page.append(tag).append(XmlText.escape(text)).append("</p>\n");
  }

  private void charts(String noun, Map<String, Rate> rates, String reading) {
    page.append("<div class=\"charts\">\n");
    if (rates.size() <= 2 * BARS) {
      chart("Win rate by " + noun, List.copyOf(rates.entrySet()));
    } else {
      List<Map.Entry<String, Rate>> order = new ArrayList<>(rates.entrySet());
      chart("The best " + BARS + " of " + order.size(), order.subList(0, BARS));
      Collections.reverse(order);
      chart("The worst " + BARS + " of " + order.size(), order.subList(0, BARS));
    }
    page.append("</div>\n");
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
    page.append("<section><h2>").append(XmlText.escape(title)).append("</h2>\n");
    page.append(RateChart.svg(title, shown)).append("</section>\n");
  }

  private void matrix(Matrix matrix) {
    if (matrix.isEmpty()) {
      return;
    }
    page.append(
        "<h2>Who wins against whom</h2>\n<div class=\"wide\"><table class=\"heat\"><thead><tr>");
    page.append("<th>row against column</th>");
    matrix.names().forEach(name -> head(name, "col"));
    page.append("</tr></thead><tbody>\n");
    for (String one : matrix.names()) {
      page.append("<tr>");
      head(one, "row");
      matrix.names().forEach(other -> meeting(one, other, matrix.rate(one, other)));
      page.append("</tr>\n");
    }
    page.append("</tbody></table></div>\n");
    paragraph("note", "Win rates of rows in per cent; hold still over a field for its interval.");
  }

  private void head(String name, String scope) {
    page.append("<th scope=\"").append(scope).append("\">");
    page.append(XmlText.escape(name)).append("</th>");
  }

  /** Blue is above an even match, orange below: people who see no red or green see these. */
  private void meeting(String one, String other, Rate rate) {
    if (rate.of() == 0) {
      page.append("<td></td>");
      return;
    }
    double away = Math.abs(rate.value() - 0.5) * 2;
    String colour = rate.value() >= 0.5 ? "47,111,192" : "214,120,30";
    String title = one + " – " + other + ": " + rate.words() + ", " + rate.interval();
    page.append("<td style=\"background:rgba(").append(colour).append(',');
    page.append(Text.fixed(0.75 * away, 2)).append(")\" title=\"").append(XmlText.escape(title));
    page.append("\">").append(Math.round(100 * rate.value())).append("</td>");
  }

  private void lengths(Lengths turns) {
    Map<Integer, Long> groups = turns.groups(GROUPS);
    if (groups.size() > 1) {
      page.append("<h2>How long matches are</h2>\n").append(LengthChart.svg(groups));
    }
  }

  private void table(Sheet sheet) {
    page.append("<h2>").append(XmlText.escape(sheet.heading()));
    page.append("</h2>\n<div class=\"wide\"><table class=\"sheet\"><thead><tr>");
    for (Sheet.Column column : sheet.columns()) {
      String name = column.name().isEmpty() ? sheet.title() : column.name();
      page.append("<th scope=\"col\"><button type=\"button\">");
      page.append(XmlText.escape(name)).append("</button></th>");
    }
    page.append("</tr></thead><tbody>\n");
    for (List<Sheet.Cell> row : sheet.rows()) {
      page.append("<tr><td>").append(XmlText.escape(row.get(0).text())).append("</td>");
      row.subList(1, row.size()).forEach(this::cell);
      page.append("</tr>\n");
    }
    page.append("</tbody></table></div>\n");
    if (!sheet.note().isEmpty()) {
      paragraph("note", sheet.note());
    }
  }

  private void cell(Sheet.Cell cell) {
    page.append("<td data-v=\"").append(cell.value()).append("\">");
    page.append(XmlText.escape(cell.text())).append("</td>");
  }
}
