package dev.runesheet.game.werewolf.role;

import dev.runesheet.game.werewolf.word.RoleGroup;
import java.util.List;

/**
 * A role as matches know it; what its abilities do is in the rules, under their ids.
 *
 * @param id the id of the role
 * @param name as people call it
 * @param group its group; null if nothing is said
 * @param category such as Killing; empty if nothing is said
 * @param team the team of a Solo role; empty for others
 * @param abilities its abilities in order, later parts of compound ones behind their first
 */
public record RoleType(
    String id,
    String name,
    RoleGroup group,
    String category,
    String team,
    List<RoleAbility> abilities) {

  /** Copies the abilities. */
  public RoleType {
    abilities = List.copyOf(abilities);
  }

  /** True for a role that players have besides one of their own. */
  public boolean extra() {
    return group == RoleGroup.EXTRA;
  }

  /** The team that its player plays for. */
  public String alignment() {
    if (group == null) {
      return RoleGroup.TOWNSFOLK.title();
    }
    return group == RoleGroup.SOLO ? team : group.title();
  }
}
