package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.AbilityScope;

/** The abilities that are redirected or obstructed. */
public sealed interface AbilityFilter {

  /** True if it takes in abilities of a type. */
  boolean includes(AbilityType type);

  /** The abilities of several families. */
  record Wide(AbilityScope scope) implements AbilityFilter {

    /** All. */
    public static final Wide ALL = new Wide(AbilityScope.ALL);

    @Override
    public boolean includes(AbilityType type) {
      return scope.includes(type.family());
    }
  }

  /** Abilities of a type. */
  record OfType(AbilityType type) implements AbilityFilter {

    @Override
    public boolean includes(AbilityType other) {
      return type.includes(other);
    }
  }
}
