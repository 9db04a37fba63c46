package dev.runesheet.table.cell;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a condition, taken apart: a keyword, then parts between commas. */
public record ConditionText(String keyword, List<String> parts) {

  public static final String ANY = "any of";
  public static final String NONE = "none of";
  public static final String NOT = "not";

  private static final Pattern KEYWORD =
      Pattern.compile("(any\\s+of|none\\s+of|not)(?=\\s|$)(.*)", Pattern.CASE_INSENSITIVE);

  public static ConditionText of(String text) {
    String keyword = keyword(text);
    Matcher matcher = KEYWORD.matcher(text);
    String list = keyword != null && matcher.matches() ? matcher.group(2) : text;
    return new ConditionText(keyword == null ? "" : keyword, split(list));
  }

  /** The keyword that a text begins with, or null. */
  public static String keyword(String text) {
    Matcher matcher = KEYWORD.matcher(text);
    return matcher.matches()
        ? matcher.group(1).toLowerCase(Locale.ROOT).replaceAll("\\s+", " ")
        : null;
  }

  private static List<String> split(String list) {
    List<String> parts = new ArrayList<>();
    Arrays.stream(list.split(",", -1)).map(String::strip).forEach(parts::add);
    return parts;
  }

  /** Digits, points and signs of other scripts and of word processors as plain ones. */
  static String plain(String text) {
    return NumberText.plain(text)
        .replace("\u2264", "<=")
        .replace("\u2265", ">=")
        .replace("\u2260", "<>")
        .strip();
  }
}
