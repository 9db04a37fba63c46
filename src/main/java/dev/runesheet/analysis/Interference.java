package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Value;
import java.util.HashMap;
import java.util.Map;

/** The interference of two effects of one entity that answer one moment. */
public final class Interference {

  private Interference() {}

  /** True if two effects of one entity can never both act at one moment. */
  public static boolean apart(Effect one, Effect other) {
    Map<Value.StatOf, NumberSet> theirs = numbers(other);
    return numbers(one).entrySet().stream()
        .anyMatch(
            mine ->
                theirs.containsKey(mine.getKey())
                    && !mine.getValue().meets(theirs.get(mine.getKey())));
  }

  /** True if it can matter which of two effects comes first that answer one moment. */
  public static boolean between(Effect one, Effect other) {
    return !apart(one, other) && !lines(one).equals(lines(other));
  }

  /**
   * The lines of an effect without their amounts: of two effects with the same lines, neither needs
   * to come first.
   */
  private static Object lines(Effect effect) {
    return NormalizedEffects.of(effect.body()) instanceof Body.Program program
        ? TwinCheck.numberless(program.steps())
        : effect.body();
  }

  /** The numbers that stats must be for a program that is one branch without another way. */
  private static Map<Value.StatOf, NumberSet> numbers(Effect effect) {
    Map<Value.StatOf, NumberSet> numbers = new HashMap<>();
    if (effect.body() instanceof Body.Program program) {
      program.onlyBranch().stream()
          .flatMap(only -> NumberCondition.of(only.condition()).stream())
          .filter(atom -> atom.stat() != null)
          .forEach(atom -> numbers.merge(atom.stat(), atom.numbers(), NumberSet::and));
    }
    return numbers;
  }
}
