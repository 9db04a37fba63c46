package dev.runesheet.testing.coverage.report;

import dev.runesheet.document.Resources;
import dev.runesheet.testing.XmlText;
import java.util.List;
import java.util.Locale;

/** One page: a text with the styles and the script in it, so that it stands alone. */
final class HtmlPage {

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
      %s</style>
      </head>
      <body>
      """;

  private static final String STYLE = Resources.text(HtmlPage.class, "site.css");
  private static final String SCRIPT = Resources.text(HtmlPage.class, "site.js");

  private final StringBuilder page = new StringBuilder();

  HtmlPage(String title) {
    page.append(String.format(Locale.ROOT, HEAD, XmlText.escape(title), STYLE));
  }

  /** Adds markup. */
  HtmlPage add(String markup) {
    page.append(markup);
    return this;
  }

  /** Adds a text as it is. */
  HtmlPage text(String text) {
    page.append(XmlText.escape(XmlText.clean(text)));
    return this;
  }

  /** Adds an element that holds a text. */
  HtmlPage element(String tag, String text) {
    return add("<" + tag + ">").text(text).add("</" + tag.replaceFirst(" .*", "") + ">");
  }

  HtmlPage link(String target, String text) {
    return add("<a href=\"" + XmlText.escape(target) + "\">").text(text).add("</a>");
  }

  /** An attribute's value in quotes. */
  static String quoted(String text) {
    return "\"" + XmlText.escape(XmlText.clean(text)) + "\"";
  }

  /** Begins a table that can be sorted by each column. */
  HtmlPage list(List<String> heads) {
    add("<div class=\"wide\"><table class=\"list\"><thead><tr>");
    for (String head : heads) {
      add("<th scope=\"col\"><button type=\"button\">").text(head).add("</button></th>");
    }
    return add("</tr></thead><tbody>\n");
  }

  /** Adds a number by which rows can be sorted. */
  HtmlPage number(double value, String markup) {
    return add("<td data-v=\"" + value + "\">").add(markup).add("</td>");
  }

  HtmlPage endList() {
    return add("</tbody></table></div>\n");
  }

  /** The whole page. */
  String end() {
    add("<output></output>\n<script>\n" + SCRIPT + "</script>\n</body>\n</html>\n");
    return page.toString();
  }
}
