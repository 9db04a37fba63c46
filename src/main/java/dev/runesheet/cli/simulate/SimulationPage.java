package dev.runesheet.cli.simulate;

import dev.runesheet.cli.console.Text;
import dev.runesheet.testing.XmlText;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The results of a simulation as a page: one file that refers to no other. */
public final class SimulationPage {

  /** How many bars a chart of the best or of the worst has. */
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
      .bar { fill: #8fb4e3; } .whisker { stroke: #1c2430; stroke-width: 1.5; }
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
      .note { color: #5a6472; font-size: .9rem; }
      </style>
      </head>
      <body>
      """;

  private static final String FOOT =
      """
      <script>
      for (const table of document.querySelectorAll('table')) {
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

  private final SimulationReport report;
  private final boolean randomDecks;
  private final StringBuilder page = new StringBuilder();

  public SimulationPage(SimulationReport report, boolean randomDecks) {
    this.report = report;
    this.randomDecks = randomDecks;
  }

  /** The page. */
  public String text() {
    page.setLength(0);
    page.append(String.format(Locale.ROOT, HEAD, XmlText.escape("Simulation of " + report.game())));
    totals();
    Map<String, Rate> features = report.features();
    if (features.isEmpty()) {
      charts("player", FeatureTally.highestFirst(report.rates()));
    } else {
      charts(report.noun(), features);
    }
    Map<String, Rate> players = new LinkedHashMap<>(report.rates());
    players.put("who begins", report.first());
    table("player", players);
    if (!features.isEmpty()) {
      table(report.noun(), features);
    }
    return page.append(FOOT).toString();
  }

  private void totals() {
    Tally total = report.total();
    page.append("<h1>Simulation of ").append(XmlText.escape(report.game())).append("</h1>\n");
    String run = Text.count(total.ended() + total.failed(), "game") + " of bots, seed ";
    paragraph("", run + report.seed() + (randomDecks ? ", decks drawn at random." : "."));
    String counts = "Wins %s, draws %s, failed %s. Turns: mean %s, fewest %d, most %d.";
    paragraph(
        "",
        String.format(
            Locale.ROOT,
            counts,
            Text.number(total.allWins()),
            Text.number(total.draws()),
            Text.number(total.failed()),
            Text.fixed(total.meanTurns(), 1),
            total.fewestTurns(),
            total.mostTurns()));
    if (!total.reason().isEmpty()) {
      paragraph("", "First failure: " + total.reason());
    }
  }

  private void paragraph(String style, String text) {
    String tag = style.isEmpty() ? "<p>" : "<p class=\"" + style + "\">";
    page.append(tag).append(XmlText.escape(text)).append("</p>\n");
  }

  private void charts(String noun, Map<String, Rate> rates) {
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
    if (!report.features().isEmpty()) {
      paragraph("note", report.reading());
    }
  }

  private void chart(String title, List<Map.Entry<String, Rate>> rates) {
    Map<String, Rate> shown = new LinkedHashMap<>();
    rates.forEach(entry -> shown.put(entry.getKey(), entry.getValue()));
    page.append("<section><h2>").append(XmlText.escape(title)).append("</h2>\n");
    page.append(RateChart.svg(title, shown)).append("</section>\n");
  }

  private void table(String noun, Map<String, Rate> rates) {
    page.append("<h2>Every ").append(XmlText.escape(noun)).append("</h2>\n<div class=\"wide\">");
    page.append("<table><thead><tr>");
    for (String head : new String[] {noun, "games", "wins", "win rate", "95 % interval"}) {
      page.append("<th scope=\"col\"><button type=\"button\">");
      page.append(XmlText.escape(head)).append("</button></th>");
    }
    page.append("</tr></thead><tbody>\n");
    rates.forEach(this::row);
    page.append("</tbody></table></div>\n");
  }

  private void row(String name, Rate rate) {
    page.append("<tr><td>").append(XmlText.escape(name)).append("</td>");
    cell(rate.of(), Text.number(rate.of()));
    cell(rate.count(), Text.number(rate.count()));
    cell(rate.value(), rate.words());
    cell(rate.low(), rate.interval());
    page.append("</tr>\n");
  }

  private void cell(double value, String text) {
    page.append("<td data-v=\"").append(value).append("\">").append(text).append("</td>");
  }
}
