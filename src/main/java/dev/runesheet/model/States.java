package dev.runesheet.model;

import dev.runesheet.model.verb.StatWrite;
import dev.runesheet.model.verb.Writes;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words for values of stats that have names: who has 1 of {@code ready} is ready. */
final class States {

  private static final String VALUE = " = ";
  private static final String STAT = "stat";
  private static final String NOT = "not ";
  private static final Set<String> SWITCH = Set.of("0", "1");

  private final Map<String, String> words;

  States(Phrasing phrasing) {
    this.words = phrasing.words();
  }

  /** The key of a value's words among those of a phrasing. */
  static String key(String stat, String value) {
    return stat + VALUE + value;
  }

  /** The words of a value; empty if it has none. */
  Optional<String> of(String stat, double value) {
    return Optional.ofNullable(words.get(key(stat, Numerals.plain(value))));
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
  private boolean isSwitch(String stat) {
    String begin = key(stat, "");
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

  /** What a change for some time makes of a stat; empty if it has no such words. */
  Optional<String> of(Body.Modify change) {
    String stat = change.stat();
    double amount = change.amount();
    boolean on = amount > 0 && isSwitch(stat);
    boolean off = amount == 0 && isSwitch(stat);
    return switch (change.layer()) {
      case SET -> change.given() ? Optional.empty() : of(stat, amount);
      case ADD, AT_LEAST -> on ? of(stat, 1) : Optional.empty();
      case MULTIPLY, AT_MOST -> off ? of(stat, 0) : Optional.empty();
    };
  }

  /** The state into which a step brings an entity; empty if it does no such thing. */
  Optional<Become> become(Step.Do act) {
    StatWrite write = act.verb().writes().orElse(null);
    if (write == null || write.how() != Writes.How.SET) {
      return Optional.empty();
    }
    Argument value = act.arguments().get(write.amount());
    return value instanceof Value.Constant constant
        ? stat(act, write).flatMap(stat -> of(stat, constant.number())).flatMap(to -> who(act, to))
        : Optional.empty();
  }

  private static Optional<String> stat(Step.Do act, StatWrite write) {
    return write.stat().isEmpty()
        ? act.verb().parameters().stream()
            .filter(parameter -> parameter.words().equals(STAT))
            .map(parameter -> act.arguments().get(parameter.name()))
            .filter(Argument.Word.class::isInstance)
            .map(word -> ((Argument.Word) word).word())
            .findFirst()
        : Optional.of(write.stat());
  }

  private static Optional<Become> who(Step.Do act, String state) {
    List<Selector.Role> who =
        act.arguments().values().stream()
            .filter(Selector.Role.class::isInstance)
            .map(Selector.Role.class::cast)
            .toList();
    // Of several it would not be said whose stat it is.
    return who.size() == 1 ? Optional.of(new Become(who.get(0), state)) : Optional.empty();
  }

  /**
   * What somebody becomes.
   *
   * @param state the words for it: {@code ready}, {@code not ready}
   */
  record Become(Selector.Role who, String state) {

    /** A verb in the third person with the rest: {@code becomes ready}. */
    String does(Pronoun pronoun) {
      return state.startsWith(NOT)
          ? pronoun.does("is") + " no longer " + state.substring(NOT.length())
          : pronoun.does("becomes") + " " + state;
    }
  }
}
