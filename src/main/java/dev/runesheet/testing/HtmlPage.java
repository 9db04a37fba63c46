package dev.runesheet.testing;

import java.util.List;
import java.util.Locale;

/** One page: a text with the styles and the script in it, so that it stands alone. */
public final class HtmlPage {

  private static final String HEAD =
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy"
        content="default-src 'none'; style-src 'unsafe-inline'%s">
      <title>%s</title>
      <style>
      %s</style>
      </head>
      <body>
      """;

  private final StringBuilder page = new StringBuilder();
  private final String script;

  /**
   * Begins a page.
   *
   * @param script what runs at its end; empty for a page that may run none
   */
  public HtmlPage(String title, String style, String script) {
    String scripts = script.isEmpty() ? "" : "; script-src 'unsafe-inline'";
    page.append(String.format(Locale.ROOT, HEAD, scripts, XmlText.escape(title), style));
    this.script = script;
  }

  /** Adds markup. */
  public HtmlPage add(String markup) {
    page.append(markup);
    return this;
  }

  /** Adds a text as it is. */
  public HtmlPage text(String text) {
    page.append(XmlText.escape(XmlText.clean(text)));
    return this;
  }

  /**
   * Adds an element that holds a text.
   *
   * @param tag its name, and its attributes as they are
   */
  public HtmlPage element(String tag, String text) {
    return add("<" + tag + ">").text(text).add("</" + tag.replaceFirst(" .*", "") + ">");
  }

  /** Adds a link. */
  public HtmlPage link(String target, String text) {
    return add("<a href=\"" + XmlText.escape(target) + "\">").text(text).add("</a>");
  }

  /** An attribute's value in quotes. */
  public static String quoted(String text) {
    return "\"" + XmlText.escape(XmlText.clean(text)) + "\"";
  }

  /** Begins a table of a class that can be sorted by each column. */
  public HtmlPage table(String style, List<String> heads) {
    add("<div class=\"wide\"><table class=" + quoted(style) + "><thead><tr>");
    for (String head : heads) {
      add("<th scope=\"col\"><button type=\"button\">").text(head).add("</button></th>");
    }
    return add("</tr></thead><tbody>\n");
  }

  /** Adds a number by which rows can be sorted. */
  public HtmlPage number(double value, String markup) {
    return add("<td data-v=\"" + value + "\">").add(markup).add("</td>");
  }

  /** Ends a table. */
  public HtmlPage endTable() {
    return add("</tbody></table></div>\n");
  }

  /** The whole page. */
  public String end() {
    if (!script.isEmpty()) {
      add("<script>\n" + script + "</script>\n");
    }
    return add("</body>\n</html>\n").page.toString();
  }
}
