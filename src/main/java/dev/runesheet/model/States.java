package dev.runesheet.model;

import java.util.Map;
import java.util.Optional;

/**
 * The words for values of stats that have names: who has 1 of {@code ready} is ready. Only what is
 * surely such a value is said with them, since stats may be more than their words know.
 */
final class States {

  static final String NOT = "not ";

  private final Map<String, String> words;

  States(Phrasing phrasing) {
    this.words = phrasing.get(Phrasing.WORDS);
  }

  /** The words of a value; empty if it has none. */
  Optional<String> of(String stat, double value) {
    return Optional.ofNullable(words.get(Phrasing.stateKey(stat, Numerals.plain(value))));
  }

  /** The state that a condition asks for, in words; empty if it has no such words. */
  Optional<String> asked(Condition condition) {
    boolean not = condition instanceof Condition.Not;
    Condition of = condition instanceof Condition.Not no ? no.of() : condition;
    if (!(of instanceof Condition.Comparison compared)
        || !(compared.left() instanceof Value.StatOf stat)
        || !(compared.right() instanceof Value.Constant constant)) {
      return Optional.empty();
    }
    Optional<String> word =
        compared.relation() == Condition.Relation.EQUAL
            ? of(stat.stat(), constant.number())
            : Optional.empty();
    return not ? word.filter(one -> deniable(stat.stat(), one)).map(one -> NOT + one) : word;
  }

  /**
   * True if "not" before the words of a value says each other value and no single one: who is not
   * "not ready" may be one of several other things, and "not ready" can be a value of its own.
   */
  private boolean deniable(String stat, String word) {
    String begin = Phrasing.stateKey(stat, "");
    return !word.startsWith(NOT)
        && words.entrySet().stream()
            .noneMatch(
                named -> named.getKey().startsWith(begin) && named.getValue().equals(NOT + word));
  }
}
