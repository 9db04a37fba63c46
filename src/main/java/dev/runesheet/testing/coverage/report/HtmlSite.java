package dev.runesheet.testing.coverage.report;

import dev.runesheet.document.Resources;
import dev.runesheet.testing.HtmlPage;
import dev.runesheet.testing.coverage.Metric;
import dev.runesheet.testing.coverage.SubjectCoverage;
import dev.runesheet.testing.coverage.count.CoveredCount;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Coverage as pages: an overview, and a page for each source that shows it line by line or cell by
 * cell. The pages need no network and name no time: equal coverages give equal pages.
 */
public final class HtmlSite {

  private static final String INDEX = "index.html";
  private static final String STYLE = Resources.text(HtmlSite.class, "site.css");
  private static final String SCRIPT = Resources.text(HtmlSite.class, "site.js");

  private final SourceCoverage sources;
  private final Map<String, String> pageOf = new TreeMap<>();

  private HtmlSite(SourceCoverage sources) {
    this.sources = sources;
    for (SourceCoverage.Text text : sources.texts()) {
      name(text.name());
    }
    for (SourceCoverage.Book book : sources.books()) {
      name(book.name());
    }
  }

  private void name(String source) {
    String plain = source.replaceAll("[^A-Za-z0-9.]+", "-").toLowerCase(Locale.ROOT);
    String page = plain + ".html";
    for (int i = 2; pageOf.containsValue(page); i++) {
      page = plain + "-" + i + ".html";
    }
    pageOf.put(source, page);
  }

  /** The text of each file by its name; {@code index.html} comes first. */
  public static Map<String, String> of(SourceCoverage sources) {
    HtmlSite site = new HtmlSite(sources);
    Map<String, String> pages = new LinkedHashMap<>();
    pages.put(INDEX, new HtmlOverview(site, sources).text());
    for (SourceCoverage.Text text : sources.texts()) {
      pages.put(site.pageOf.get(text.name()), new HtmlTextPage(site, text).text());
    }
    for (SourceCoverage.Book book : sources.books()) {
      pages.put(site.pageOf.get(book.name()), new HtmlBookPage(site, book).text());
    }
    return pages;
  }

  /** The page of a source; null if the source was not found. */
  String pageOf(String source) {
    return pageOf.get(source);
  }

  /** Begins a page: its heading and the tree of games, sources and tables. */
  HtmlPage begin(String title, String current) {
    HtmlPage page = new HtmlPage(title + " – rule coverage", STYLE, SCRIPT);
    page.add("<header>").element("h1", title);
    page.add("<p class=\"note legend\"><span class=\"covered\">✓ covered</span>");
    page.add("<span class=\"partly\">◐ partly</span><span class=\"missed\">✗ not covered</span>");
    page.add("<span class=\"unreachable\">– nothing can reach it</span>");
    page.add("<button type=\"button\" data-gap=\"-1\">◀ gap <kbd>p</kbd></button>");
    page.add("<button type=\"button\" data-gap=\"1\">gap ▶ <kbd>n</kbd></button></p>");
    page.add("<p class=\"note jump\"><a href=\"#tree\">Games and sources</a></p></header>\n");
    page.add("<div class=\"frame\"><nav id=\"tree\" aria-label=\"Games and sources\"><ul><li>");
    page.add(
        current.isEmpty()
            ? "<a href=\"index.html\" aria-current=\"page\">"
            : "<a href=\"index.html\">");
    page.add("Overview</a></li>");
    for (SubjectCoverage subject : sources.report().coverage().subjects()) {
      page.add("<li><details open><summary>").text(subject.name()).add("</summary><ul>");
      sources.report().byFile(subject).keySet().forEach(file -> entry(page, file, current));
      page.add("</ul></details></li>");
    }
    return page.add("</ul></nav>\n<main>\n");
  }

  private void entry(HtmlPage page, String file, String current) {
    String target = pageOf.get(file);
    page.add("<li>");
    if (target == null) {
      page.text(file);
    } else {
      String here = file.equals(current) ? " aria-current=\"page\"" : "";
      page.add("<a href=" + HtmlPage.quoted(target) + here + ">").text(file).add("</a>");
      List<String> sheets = sheets(file);
      if (!sheets.isEmpty()) {
        page.add("<ul>");
        for (String sheet : sheets) {
          page.add("<li>").link(target + "#" + anchor(sheet), sheet).add("</li>");
        }
        page.add("</ul>");
      }
    }
    page.add("</li>");
  }

  private List<String> sheets(String file) {
    return sources.books().stream()
        .filter(book -> book.name().equals(file))
        .flatMap(book -> HtmlBookPage.sheets(book).stream())
        .toList();
  }

  /** The anchor of a sheet in its page. */
  static String anchor(String sheet) {
    return "sheet-" + sheet.replaceAll("[^A-Za-z0-9]+", "-");
  }

  String end(HtmlPage page) {
    return page.add("</main></div>\n<output></output>\n").end();
  }

  /** Adds each metric in large. */
  static void metrics(HtmlPage page, List<RuleCoverage> rules) {
    page.add("<dl class=\"metrics\">");
    for (Metric metric : Metric.values()) {
      CoveredCount tally = metric.of(rules);
      page.add("<div>").element("dt", metric.word()).add("<dd>");
      page.text(tally.all() == 0 ? "none" : tally.percentage());
      if (tally.all() > 0) {
        page.add(" ").element("small", tally.covered() + " of " + tally.all());
      }
      page.add("</dd></div>");
    }
    page.add("</dl>\n");
  }
}
