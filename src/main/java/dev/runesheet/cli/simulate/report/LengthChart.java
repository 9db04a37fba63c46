package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.console.Text;
import java.util.Locale;
import java.util.Map;

/** A column for each group of lengths, as SVG inside a page. */
final class LengthChart {

  private static final int HIGH = 120;

  private LengthChart() {}

  /**
   * The chart.
   *
   * @param groups how many matches, by the first turn of a group
   */
  static String svg(Map<Integer, Long> groups) {
    long most = groups.values().stream().mapToLong(Long::longValue).max().orElse(1);
    double wide = 100.0 / groups.size();
    StringBuilder svg = new StringBuilder();
    svg.append("<svg class=\"chart\" role=\"img\" aria-label=\"Matches by turns\" width=\"100%\"");
    svg.append(" height=\"").append(HIGH + 22).append("\">\n");
    int column = 0;
    int every = 1 + groups.size() / 10;
    for (Map.Entry<Integer, Long> group : groups.entrySet()) {
      double high = (double) HIGH * group.getValue() / most;
      svg.append("<g><title>from turn ").append(group.getKey()).append(": ");
      svg.append(Text.count(group.getValue(), "game"));
      svg.append("</title>");
      svg.append(
          String.format(
              Locale.ROOT,
              "<rect class=\"length\" x=\"%.2f%%\" y=\"%.1f\" width=\"%.2f%%\" height=\"%.1f\"/>",
              column * wide,
              HIGH - high,
              wide * 0.9,
              high));
      if (column % every == 0) {
        svg.append(
            String.format(
                Locale.ROOT,
                "<text class=\"axis\" x=\"%.2f%%\" y=\"%d\">%d</text>",
                column * wide,
                HIGH + 16,
                group.getKey()));
      }
      svg.append("</g>\n");
      column++;
    }
    return svg.append("</svg>\n").toString();
  }
}
