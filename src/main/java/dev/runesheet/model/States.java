package dev.runesheet.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words for values of stats that have names: who has 1 of {@code ready} is ready. */
final class States {

  static final String NOT = "not ";
  private static final Set<String> SWITCH = Set.of("0", "1");

  private final Map<String, String> words;

  States(Phrasing phrasing) {
    this.words = phrasing.words();
  }

  /** The words of a value; empty if it has none. */
  Optional<String> of(String stat, double value) {
    return Optional.ofNullable(words.get(Phrasing.stateKey(stat, Numerals.plain(value))));
  }

  /** What a condition says that an entity is; empty if it has no such words. */
  Optional<String> asked(Condition condition) {
    boolean not = condition instanceof Condition.Not;
    Condition of = condition instanceof Condition.Not no ? no.of() : condition;
    if (!(of instanceof Condition.Comparison compared)
        || !(compared.left() instanceof Value.StatOf stat)
        || !(compared.right() instanceof Value.Constant constant)) {
      return Optional.empty();
    }
    if (isSwitch(stat.stat())) {
      return onOrOff(stat.stat(), compared.relation(), constant.number(), not);
    }
    Optional<String> word =
        compared.relation() == Condition.Relation.EQUAL
            ? of(stat.stat(), constant.number())
            : Optional.empty();
    // What is not "not ready" may be one of several other things.
    return not ? word.filter(one -> !one.startsWith(NOT)).map(one -> NOT + one) : word;
  }

  /** True if 0 and 1 have names, and no other value has: such a stat is on or off. */
  boolean isSwitch(String stat) {
    String begin = Phrasing.stateKey(stat, "");
    List<String> named =
        words.keySet().stream()
            .filter(key -> key.startsWith(begin))
            .map(key -> key.substring(begin.length()))
            .toList();
    return SWITCH.equals(Set.copyOf(named));
  }

  private Optional<String> onOrOff(
      String stat, Condition.Relation relation, double number, boolean not) {
    boolean off = holds(relation, 0, number) != not;
    boolean on = holds(relation, 1, number) != not;
    return off == on ? Optional.empty() : of(stat, on ? 1 : 0);
  }

  private static boolean holds(Condition.Relation relation, double left, double right) {
    return switch (relation) {
      case ABOVE -> left > right;
      case BELOW -> left < right;
      case EQUAL -> left == right;
    };
  }
}
