package dev.runesheet.language.formula;

import static java.util.Map.entry;

import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Signs and words with which other languages say what formulas say otherwise. */
final class OtherSigns {

  private static final Map<String, String> SIGNS =
      Map.ofEntries(
          entry("=<", "<="),
          entry("≤", "<="),
          entry("=>", ">="),
          entry("≥", ">="),
          entry("==", "="),
          entry("<>", "!="),
          entry("≠", "!="),
          entry("&", "and"),
          entry("&&", "and"),
          entry("|", "or"),
          entry("||", "or"),
          entry("!", "not"),
          entry("×", "*"),
          entry("÷", "/"));

  private static final Pattern SIGN = Pattern.compile("[<>=!&|≤≥≠×÷]+");

  /** A number of somebody, as programs write it. */
  private static final Pattern NUMBER_OF =
      Pattern.compile("([\\p{L}_][\\p{L}0-9_-]*)\\.([\\p{L}_][\\p{L}0-9_-]*)");

  private static final String REMAINDER = "write 'A - B * down(A / B)' instead of 'A % B'";

  /** Words before a number. */
  private static final Map<String, String> WORDS =
      Map.ofEntries(
          entry("is", "="),
          entry("equals", "="),
          entry("is not", "!="),
          entry("at least", ">="),
          entry("at most", "<="),
          entry("more than", ">"),
          entry("greater than", ">"),
          entry("less than", "<"),
          entry("fewer than", "<"),
          entry("plus", "+"),
          entry("minus", "-"),
          entry("times", "*"));

  private static final Pattern BEFORE_NUMBER = ending(String.join("|", WORDS.keySet()));

  private static final List<String> NUMBERS =
      List.of(
          "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
          "eleven", "twelve");

  private static final Pattern NUMBER = ending(String.join("|", NUMBERS));

  /** The word behind which a scope comes, without the one between them. */
  private static final Pattern COUNT = ending("count");

  private OtherSigns() {}

  private static Pattern ending(String words) {
    return Pattern.compile("(?<![\\p{L}-])(?:is )?(" + words + ") *$");
  }

  /** The advice for the sign at a character, or for the word before it; empty for others. */
  static Optional<String> fix(String text, int at) {
    Optional<String> sign =
        SIGN.matcher(text)
            .results()
            .filter(one -> one.start() <= at && at < one.end())
            .map(MatchResult::group)
            .findFirst();
    if (sign.isPresent()) {
      return sign.filter(SIGNS::containsKey).map(one -> instead(SIGNS.get(one), one));
    }
    if (text.startsWith("%", at)) {
      return Optional.of(REMAINDER);
    }
    Optional<MatchResult> of =
        NUMBER_OF
            .matcher(text)
            .results()
            .filter(one -> one.end(1) == at) // The sign between both.
            .findFirst();
    if (of.isPresent()) {
      return of.map(one -> instead(one.group(2) + " of " + one.group(1), one.group()));
    }
    if (COUNT.matcher(text.substring(0, at)).find() && isLetter(text, at)) {
      return Optional.of(instead("count of", "count"));
    }
    Matcher number = NUMBER.matcher(text.substring(0, at));
    if (number.find()) {
      String digits = Integer.toString(NUMBERS.indexOf(number.group(1)));
      return Optional.of(instead(digits, number.group(1)));
    }
    Matcher word = BEFORE_NUMBER.matcher(text.substring(0, at));
    boolean before = at < text.length() && Character.isDigit(text.charAt(at)) && word.find();
    return before
        ? Optional.of(instead(WORDS.get(word.group(1)), word.group().strip()))
        : Optional.empty();
  }

  private static boolean isLetter(String text, int at) {
    return at < text.length() && Character.isLetter(text.codePointAt(at));
  }

  private static String instead(String ours, String other) {
    return "write " + Words.quote(ours) + " instead of " + Words.quote(other);
  }
}
