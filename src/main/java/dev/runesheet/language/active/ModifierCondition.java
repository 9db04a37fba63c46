package dev.runesheet.language.active;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The condition of a generic modifier, such as {@code attacker.type == fire}. */
public sealed interface ModifierCondition
    permits ModifierCondition.All,
        ModifierCondition.Any,
        ModifierCondition.Not,
        ModifierCondition.Is,
        ModifierCondition.Compare {

  /** The owner of the property that is tested. */
  enum Subject {
    /** The attacker. */
    ATTACKER,
    /** The one who is attacked. */
    DEFENDER
  }

  /** All of them hold. */
  record All(List<ModifierCondition> parts) implements ModifierCondition {
    /** Copies the list. */
    public All {
      parts = List.copyOf(parts);
    }
  }

  /** One of them holds. */
  record Any(List<ModifierCondition> parts) implements ModifierCondition {
    /** Copies the list. */
    public Any {
      parts = List.copyOf(parts);
    }
  }

  /** The negation of a condition. */
  record Not(ModifierCondition part) implements ModifierCondition {}

  /**
   * A property is a word.
   *
   * @param equal whether it is that word; otherwise whether it is not
   */
  record Is(Subject subject, String property, boolean equal, String word)
      implements ModifierCondition {}

  /**
   * A number compares to another.
   *
   * @param comparison one of {@code < <= = != >= >}
   */
  record Compare(Subject subject, String property, String comparison, int number)
      implements ModifierCondition {}

  /** The property that is the name of a card. */
  String NAME = "name";

  /** The condition as a formula of declared games, with the game's roles. */
  default String formula(Map<Subject, String> roles) {
    if (this instanceof All all) {
      return joined(all.parts(), " and ", roles);
    }
    if (this instanceof Any any) {
      return joined(any.parts(), " or ", roles);
    }
    if (this instanceof Not not) {
      return "not (" + not.part().formula(roles) + ")";
    }
    if (this instanceof Is is) {
      String word = is.property().equals(NAME) ? '"' + is.word() + '"' : is.word();
      return is.property()
          + " of "
          + roles.get(is.subject())
          + (is.equal() ? " is " : " is not ")
          + word.replace('_', '-');
    }
    Compare compare = (Compare) this;
    return compare.property()
        + " of "
        + roles.get(compare.subject())
        + " "
        + compare.comparison()
        + " "
        + compare.number();
  }

  private static String joined(
      List<ModifierCondition> parts, String between, Map<Subject, String> roles) {
    return parts.stream()
        .map(part -> part.formula(roles))
        .collect(Collectors.joining(between, "(", ")"));
  }
}
