package dev.runesheet.table.layout;

import java.util.List;

/** The entities that a column can name: how a reaction reaches them, and what authors call them. */
public final class Roles {

  /** The roles, in the order in which columns are offered. */
  public static final List<String> NAMES = List.of("self", "opponent");

  private Roles() {}

  public static boolean has(String role) {
    return NAMES.contains(role);
  }

  /** The call that gives the entity in a consequence. */
  public static String call(String role) {
    return switch (role) {
      case "self" -> "$r.getSelf()";
      case "opponent" -> "$r.getOpponent()";
      default -> throw new IllegalArgumentException("role (" + role + ") is not one of " + NAMES);
    };
  }

  /** The word for a role in headings. */
  public static String label(String role) {
    return role.equals("self") ? "holder" : role;
  }
}
