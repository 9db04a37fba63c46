package dev.runesheet.table.cell;

import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Interval;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A part of a condition on numbers, taken apart.
 *
 * @param sign how numbers compare to the first; empty if there is no sign
 * @param first the first number, as text
 * @param second the other end of a range, or null
 */
public record RangeText(String sign, String first, String second) {

  private static final Pattern SIGN =
      Pattern.compile("(<=|>=|<>|<|>|=|at least\\b|at most\\b|above\\b|below\\b)\\s*(.*)");
  private static final Pattern RANGE =
      Pattern.compile("(?:from\\s+)?(.*?)\\s*(?:\\.{2,3}|\\bto\\b)\\s*(.*)");
  private static final Map<String, Function<Double, Interval>> SIGNS =
      Map.of(
          "", Interval::at,
          "=", Interval::at,
          ">", number -> Interval.of(Relation.ABOVE, number, true),
          "above", number -> Interval.of(Relation.ABOVE, number, true),
          "<", number -> Interval.of(Relation.BELOW, number, true),
          "below", number -> Interval.of(Relation.BELOW, number, true),
          ">=", number -> Interval.of(Relation.BELOW, number, false),
          "at least", number -> Interval.of(Relation.BELOW, number, false),
          "<=", number -> Interval.of(Relation.ABOVE, number, false),
          "at most", number -> Interval.of(Relation.ABOVE, number, false));

  public static final String UNEQUAL = "<>";

  public static RangeText of(String text) {
    String plain = ConditionText.plain(text).toLowerCase(Locale.ROOT);
    Matcher sign = SIGN.matcher(plain);
    if (sign.matches()) {
      return new RangeText(sign.group(1), sign.group(2), null);
    }
    Matcher range = RANGE.matcher(plain);
    return range.matches()
        ? new RangeText("", range.group(1), range.group(2))
        : new RangeText("", plain, null);
  }

  /** The numbers that compare so to the first; not for {@link #UNEQUAL}. */
  public Interval compared(double number) {
    return SIGNS.get(sign).apply(number);
  }
}
