package dev.runesheet.testing.coverage.report;

import dev.runesheet.testing.HtmlPage;
import java.util.List;

/** A page that shows a text line by line. */
record HtmlTextPage(HtmlSite site, SourceCoverage.Text source) {

  String text() {
    HtmlPage page = site.begin(source.name(), source.name());
    HtmlSite.metrics(page, source.counted());
    page.add("<h2>Source</h2>\n<div class=\"wide\"><table class=\"source\"><tbody>\n");
    List<String> lines = source.text().lines();
    for (int i = 0; i < lines.size(); i++) {
      line(page, i + 1, lines.get(i));
    }
    page.add("</tbody></table></div>\n");
    return site.end(page);
  }

  private void line(HtmlPage page, int number, String text) {
    LineCoverage line = source.map().lines().get(number);
    State state = line == null ? State.NONE : line.state();
    page.add("<tr id=\"L" + number + "\" class=\"" + state.word() + "\">");
    page.add("<td class=\"n\"><a href=\"#L" + number + "\">" + number + "</a></td>");
    page.add("<td class=\"h\">" + (line != null && line.counts() ? line.hits() : "") + "</td>");
    page.add("<td class=\"s\"");
    if (line != null && !line.notes().isEmpty()) {
      String note = HtmlPage.quoted(String.join("\n", line.notes()));
      page.add(" tabindex=\"0\" title=" + note + " data-note=" + note);
    }
    page.add(">" + state.sign());
    if (state != State.NONE) {
      page.add("<span class=\"hidden\">" + state.word() + "</span>");
    }
    page.add("</td><td class=\"c\">").text(text).add("</td></tr>\n");
  }
}
