package dev.runesheet.game.werewolf.role;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A role as matches know it; what its abilities do is in the rules, under their ids.
 *
 * @param id the id of the role
 * @param name as people call it
 * @param group its group
 * @param category such as Killing; empty if nothing is said
 * @param team the team of a Solo role; empty for others
 * @param abilities its abilities in order, later parts of compound ones behind their first
 */
public record RoleType(
    String id,
    String name,
    Group group,
    String category,
    String team,
    List<RoleAbility> abilities) {

  /** The groups of roles. */
  public enum Group {
    TOWNSFOLK,
    WEREWOLF,
    /** Each of a team of its own. */
    SOLO,
    /** Players who never keep anybody from winning. */
    UNALIGNED,
    /** Roles that players have besides their own. */
    EXTRA,
    /** Nothing is said about it. */
    NONE;

    /** Its word in role texts, by which players of it are a team. */
    @JsonValue
    public String word() {
      return this == NONE ? "" : name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }

    /** The teams that every game has. */
    public static List<String> teams() {
      return Stream.of(TOWNSFOLK, WEREWOLF, UNALIGNED).map(Group::word).toList();
    }
  }

  /** Copies the abilities. */
  public RoleType {
    abilities = List.copyOf(abilities);
  }

  /** The team that its player plays for. */
  public String alignment() {
    return switch (group) {
      case SOLO -> team;
      case NONE -> Group.TOWNSFOLK.word();
      default -> group.word();
    };
  }
}
