package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Value;
import java.util.List;

/**
 * A condition that is said to hold, or not to hold.
 *
 * @param condition the condition, itself no opposite of another
 */
record Claim(Condition condition, boolean holds) {

  /**
   * The claim about a condition; the opposite of one that holds is one that does not, and two
   * entities share a word whichever is named first.
   */
  static Claim of(Condition condition, boolean holds) {
    if (condition instanceof Condition.Not not) {
      return of(not.of(), !holds);
    }
    return new Claim(condition instanceof Condition.Same same ? ordered(same) : condition, holds);
  }

  private static Condition ordered(Condition.Same same) {
    Condition turned =
        new Condition.Same(same.as(), same.asProperty(), same.who(), same.property());
    return turned.toString().compareTo(same.toString()) < 0 ? turned : same;
  }

  Claim opposite() {
    return new Claim(condition, !holds);
  }

  /** True if it says that each of its parts is so. */
  boolean isAll() {
    return holds ? condition instanceof Condition.All : condition instanceof Condition.Any;
  }

  /** True if it says that at least one of its parts is so, and perhaps no more. */
  boolean isAny() {
    return holds ? condition instanceof Condition.Any : condition instanceof Condition.All;
  }

  List<Claim> parts() {
    return condition.parts().stream().map(part -> of(part, holds)).toList();
  }

  /** The claim as one about one value alone, or null. */
  NumberCondition onNumber() {
    NumberCondition single = NumberCondition.single(condition);
    boolean none = single == null || single.value() == null;
    return none ? null : holds ? single : single.opposite();
  }

  /** True if it may be otherwise when it is looked at again. */
  boolean draws() {
    return condition.values().anyMatch(Value::draws);
  }
}
