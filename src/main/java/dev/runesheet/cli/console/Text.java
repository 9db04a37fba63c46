package dev.runesheet.cli.console;

import dev.runesheet.spelling.TextColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Small help with text. */
public final class Text {

  /** The indent of what goes on below. */
  private static final String DEEPER = "  ";

  private Text() {}

  /** The count with its noun, for example {@code 1 error}, {@code 2,000 games}. */
  public static String count(long number, String noun) {
    return number(number) + " " + noun + (number == 1 ? "" : "s");
  }

  public static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  public static String fixed(double number, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", number);
  }

  /** A number with its sign; what is rounded to zero has none. */
  public static String signed(double number, int digits) {
    String fixed = fixed(number + 0.0, digits); // Without minus zero.
    String plain = fixed.substring(number < 0 ? 1 : 0);
    return plain.equals(fixed(0, digits)) ? plain : number < 0 ? fixed : "+" + fixed;
  }

  /**
   * Lines of a text no longer than a width: the first with something before it, the others a little
   * further to the right.
   */
  public static List<String> below(String lead, String text, int width) {
    String indent = " ".repeat(TextColumns.of(lead));
    List<String> lines = new ArrayList<>();
    for (String line : wrapped(text, width - indent.length() - DEEPER.length())) {
      lines.add(lines.isEmpty() ? lead + line : indent + DEEPER + line);
    }
    return lines;
  }

  /** Breaks a text into lines no longer than a width where it has blanks. */
  public static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (String word : text.split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && TextColumns.of(longer) > width) {
        lines.add(line);
        longer = word;
      }
      line = longer;
    }
    lines.add(line);
    return lines;
  }
}
