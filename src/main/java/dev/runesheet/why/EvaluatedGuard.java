package dev.runesheet.why;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A condition of a rule with its evaluation.
 *
 * @param text the condition in words, for example {@code mana of self > 4}
 * @param holds whether it held
 * @param values the values of its operands
 */
public record EvaluatedGuard(String text, boolean holds, List<Value> values) {

  /** Copies the list. */
  public EvaluatedGuard {
    values = List.copyOf(values);
  }

  /** Stands between the tests of a condition of several. */
  private static final Pattern JOINT = Pattern.compile(" (?:and|or) ");

  /** An operand of a condition and its value. */
  public record Value(String of, String was) {}

  /** A condition of a rule as compiled, in words; as it is if it does not ask for an entity. */
  public static String words(String compiled) {
    return GuardReader.asks(compiled) ? GuardReader.words(compiled) : compiled;
  }

  /** The same check with the condition in other words. */
  public EvaluatedGuard saidAs(String words) {
    return new EvaluatedGuard(words, holds, values);
  }

  /**
   * The sentence, for example {@code mana of self > 4: it was 3}. A value is named unless the
   * condition is one test of it.
   */
  public String sentence() {
    if (values.isEmpty()) {
      return text;
    }
    boolean one = values.size() == 1 && !JOINT.matcher(text).find();
    return values.stream()
        .map(value -> one ? "it was " + value.was() : value.of() + " = " + value.was())
        .collect(Collectors.joining(", ", text + ": ", ""));
  }
}
