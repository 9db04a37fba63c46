package dev.runesheet.game.werewolf;

import java.util.List;

/**
 * A role as matches know it; what its abilities do is in the rules, under their ids.
 *
 * @param id the id of the role
 * @param name as people call it
 * @param group Townsfolk, Werewolf, Solo, Unaligned or Extra; empty if nothing is said
 * @param category such as Killing; empty if nothing is said
 * @param team the team of a Solo role; empty for others
 * @param abilities its abilities in order, later parts of compound ones behind their first
 */
public record RoleType(
    String id,
    String name,
    String group,
    String category,
    String team,
    List<RoleAbility> abilities) {

  /** The alignment of players who never keep anybody from winning. */
  public static final String UNALIGNED = "Unaligned";

  /** The alignment of a role about whose group nothing is said. */
  public static final String TOWNSFOLK = "Townsfolk";

  /** Copies the abilities. */
  public RoleType {
    abilities = List.copyOf(abilities);
  }

  /** The team that its player plays for. */
  public String alignment() {
    return group.equals("Solo") ? team : group.isEmpty() ? TOWNSFOLK : group;
  }
}
