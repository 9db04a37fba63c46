package dev.runesheet.language.roletext.tree;

import dev.runesheet.game.werewolf.word.AbilityFamily;
import java.util.Optional;

/**
 * Abilities of a family, or of one subtype of it: {@code Killing}, {@code Role Investigation}.
 *
 * @param subtype a word of {@link AbilityFamily#subtypes}; empty is all of them
 */
public record AbilityType(AbilityFamily family, Optional<String> subtype) {

  /** The type of a name, as people have it: Investigation, Role Investigating; empty if unknown. */
  public static Optional<AbilityType> named(String name) {
    return AbilityTypes.of(name);
  }

  /** True if it takes in abilities of another type. */
  public boolean includes(AbilityType other) {
    return family == other.family && (subtype.isEmpty() || subtype.equals(other.subtype));
  }
}
