package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.AbilityFamily;

/** The abilities that are redirected or obstructed. */
public sealed interface AbilityFilter {

  /** True if it takes in abilities of a type. */
  boolean includes(AbilityType type);

  /** All. */
  record All() implements AbilityFilter {

    @Override
    public boolean includes(AbilityType type) {
      return true;
    }
  }

  /** All that do not kill. */
  record NonKilling() implements AbilityFilter {

    @Override
    public boolean includes(AbilityType type) {
      return type.family() != AbilityFamily.KILLING;
    }
  }

  /** Those of a type. */
  record OfType(AbilityType type) implements AbilityFilter {

    @Override
    public boolean includes(AbilityType other) {
      return type.includes(other);
    }
  }
}
