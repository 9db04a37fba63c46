package dev.runesheet.why;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A condition of a rule, and what it found.
 *
 * @param text the condition in words, for example {@code mana of self > 4}
 * @param holds whether it held
 * @param values what the things that it names were
 */
public record GuardCheck(String text, boolean holds, List<Value> values) {

  /** Copies the list. */
  public GuardCheck {
    values = List.copyOf(values);
  }

  /** Something that a condition names, and what it was. */
  public record Value(String of, String was) {}

  /** The same, the condition said otherwise. */
  public GuardCheck saidAs(String words) {
    return new GuardCheck(words, holds, values);
  }

  /** For example {@code mana of self > 4: it was 3}. */
  public String sentence() {
    if (values.isEmpty()) {
      return text;
    }
    boolean one = values.size() == 1;
    return values.stream()
        .map(value -> one ? "it was " + value.was() : value.of() + " was " + value.was())
        .collect(Collectors.joining(", ", text + ": ", ""));
  }
}
