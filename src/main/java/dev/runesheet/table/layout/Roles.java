package dev.runesheet.table.layout;

import dev.runesheet.spelling.Capital;
import dev.runesheet.word.GivenRole;
import java.util.List;
import java.util.stream.Stream;

/** The entities that a column can name: how a reaction reaches them, and what authors call them. */
public final class Roles {

  /** The roles that headings name, in the order in which columns are offered. */
  public static final List<String> NAMES =
      Stream.of(GivenRole.SELF, GivenRole.OPPONENT, GivenRole.OWNER).map(GivenRole::word).toList();

  private Roles() {}

  /** The part of a table that names the entities of verbs. */
  public enum Place {
    /** The heading of a column: it has one of {@link #NAMES}. */
    HEADING,
    /** The cell: it has any role of the game, but no row has a loop around it. */
    CELL;

    /** True if it can have a role. */
    public boolean takes(String role) {
      return this == CELL ? !role.equals(GivenRole.TARGET.word()) : has(role);
    }
  }

  /** True for one of {@link #NAMES}. */
  public static boolean has(String role) {
    return NAMES.contains(role);
  }

  /** The call that gives the entity in a consequence. */
  public static String call(String role) {
    if (!has(role)) {
      throw new IllegalArgumentException("role (" + role + ") is not one of " + NAMES);
    }
    return "$r.get" + Capital.first(role) + "()";
  }

  /** The word for a role in headings. */
  public static String label(String role) {
    return role.equals(GivenRole.SELF.word()) ? "holder" : role;
  }
}
