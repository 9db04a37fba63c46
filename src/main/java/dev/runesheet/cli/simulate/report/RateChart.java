package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.spelling.TextColumns;
import dev.runesheet.testing.XmlText;
import java.util.Locale;
import java.util.Map;

/** A bar for each rate, with a whisker for its interval, as SVG inside a page. */
final class RateChart {

  private static final int ROW = 36;
  private static final int AXIS = 22;

  private RateChart() {}

  /**
   * The chart. Horizontal positions are shares of the width, so that letters keep their size on a
   * phone.
   *
   * @param title the description for people who cannot see the chart
   */
  static String svg(String title, Map<String, Rate> rates) {
    int height = ROW * rates.size() + AXIS;
    StringBuilder svg = new StringBuilder();
    svg.append(
        String.format(
            Locale.ROOT,
            "<svg class=\"chart\" role=\"img\" aria-label=\"%s\" width=\"100%%\" height=\"%d\">\n",
            XmlText.escape(title),
            height));
    for (int share = 0; share <= 100; share += 25) {
      axis(svg, share, height);
    }
    int top = 0;
    for (Map.Entry<String, Rate> entry : rates.entrySet()) {
      bar(svg, top, entry.getKey(), entry.getValue());
      top += ROW;
    }
    return svg.append("</svg>\n").toString();
  }

  private static void axis(StringBuilder svg, int share, int height) {
    String anchor = share == 0 ? "start" : share == 100 ? "end" : "middle";
    svg.append(
        String.format(
            Locale.ROOT,
            "<line class=\"%s\" x1=\"%d%%\" x2=\"%d%%\" y1=\"0\" y2=\"%d\"/>",
            share == 50 ? "half" : "grid",
            share,
            share,
            height - AXIS + 4));
    svg.append(
        String.format(
            Locale.ROOT,
            "<text class=\"axis\" x=\"%d%%\" y=\"%d\" text-anchor=\"%s\">%d %%</text>\n",
            share,
            height - 4,
            anchor,
            share));
  }

  private static void bar(StringBuilder svg, int top, String name, Rate rate) {
    String low = percent(rate.low());
    String high = percent(rate.high());
    int middle = top + 25;
    svg.append("<g><title>")
        .append(XmlText.escape(name + ": " + rate.words() + ", " + rate.interval()))
        .append("</title>");
    svg.append(
        String.format(
            Locale.ROOT, "<text class=\"name\" x=\"0\" y=\"%d\">%s</text>", top + 14, label(name)));
    svg.append(
        String.format(
            Locale.ROOT,
            "<text class=\"value\" x=\"100%%\" y=\"%d\" text-anchor=\"end\">%s</text>",
            top + 14,
            rate.words()));
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect class=\"bar\" x=\"0\" y=\"%d\" width=\"%s\" height=\"12\"/>",
            top + 19,
            percent(rate.value())));
    whisker(svg, low, high, middle, middle);
    whisker(svg, low, low, middle - 4, middle + 4);
    whisker(svg, high, high, middle - 4, middle + 4);
    svg.append("</g>\n");
  }

  private static void whisker(StringBuilder svg, String from, String to, int top, int bottom) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<line class=\"whisker\" x1=\"%s\" x2=\"%s\" y1=\"%d\" y2=\"%d\"/>",
            from,
            to,
            top,
            bottom));
  }

  private static String label(String name) {
    return XmlText.escape(TextColumns.cut(name, 36));
  }

  private static String percent(double share) {
    return Text.fixed(100 * share, 2) + "%";
  }
}
