package dev.runesheet.engine.own;

import dev.runesheet.engine.drl.CalledNumbers;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The comparisons in code of MVEL of a text with what is none: a number, true or false, of which
 * MVEL makes one of the other by rules that nobody expects, or the constant of an enum or a fact,
 * which are never equal to it. Drools accepts them.
 */
final class MismatchedTypes {

  private static final String VALUE =
      MvelValues.TEXT + "|[\\w$.]++(?:\\((?:[^()\"']|" + MvelValues.TEXT + ")*+\\))?+";

  /** Nothing on the left or right that makes a value a part of another, such as a sum. */
  private static final String FROM = "(?<![\\w$.'\")]|[!=<>+*/%-]\\s{0,9})";

  private static final String TO = "(?!\\s*+[!=<>+*/%\\[.-])";

  /** Comparisons; texts elsewhere, which may hold anything, are found before what they hold. */
  private static final Pattern COMPARISON =
      Pattern.compile(
          FROM
              + ("(" + VALUE + ")\\s*+([!=]=|contains\\b)[\\s(]*+(" + VALUE + ")" + TO)
              + ("|" + MvelValues.TEXT));

  private static final String CONTAINS = "contains";

  private static final Pattern TRUTH = Pattern.compile("(?i)([\"'])(?:true|false)\\1");

  private final MvelTypes types;
  private final ComparedTexts texts;

  MismatchedTypes(MvelTypes types) {
    this.types = types;
    this.texts = new ComparedTexts(types);
  }

  /** The words for what is compared with something of another type; empty if that is none. */
  Optional<String> in(String code) {
    return COMPARISON.matcher(code).results().flatMap(this::told).findFirst();
  }

  private Stream<String> told(MatchResult found) {
    String left = found.group(1);
    if (left == null) {
      return Stream.empty();
    }
    return CONTAINS.equals(found.group(2))
        ? texts.contained(left, found.group(3), found.group()).stream()
        : truths(left, found.group(3), found.group())
            .or(() -> numbers(left, found.group(3), found.group()))
            .or(() -> texts.told(left, found.group(3), found.group()))
            .stream();
  }

  private Optional<String> truths(String left, String right, String whole) {
    boolean unlike = isTruth(left) && types.isText(right) || types.isText(left) && isTruth(right);
    if (!unlike || TRUTH.matcher(left).matches() || TRUTH.matcher(right).matches()) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            MvelValues.isText(left) || MvelValues.isText(right)
                ? "compares true or false with a text that is neither: %s"
                : "compares a text with true or false: %s",
            whole));
  }

  private Optional<String> numbers(String left, String right, String whole) {
    boolean unlike = isNumber(left) && isNoNumber(right) || isNoNumber(left) && isNumber(right);
    return unlike ? Optional.of(CalledNumbers.told(whole)) : Optional.empty();
  }

  private boolean isNumber(String value) {
    return types
        .type(value)
        .filter(type -> ComparedTexts.isPlain(type))
        .filter(type -> type != char.class && type != Character.class && !isTruth(value))
        .isPresent();
  }

  /** True if a value is a text in quotes that no number is written as. */
  private static boolean isNoNumber(String value) {
    return MvelValues.isText(value)
        && !CalledNumbers.isNumber(value.substring(1, value.length() - 1));
  }

  private boolean isTruth(String value) {
    return types
        .type(value)
        .filter(type -> type == boolean.class || type == Boolean.class)
        .isPresent();
  }
}
