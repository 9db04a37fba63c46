package dev.runesheet.table;

import java.util.List;

/** The entities that a column can name: how a reaction reaches them, and what authors call them. */
final class Roles {

  /** In the order in which columns are offered. */
  static final List<String> NAMES = List.of("self", "opponent");

  private Roles() {}

  static boolean has(String role) {
    return NAMES.contains(role);
  }

  /** The call that gives the entity in a consequence. */
  static String call(String role) {
    return switch (role) {
      case "self" -> "$r.getSelf()";
      case "opponent" -> "$r.getOpponent()";
      default -> throw new IllegalArgumentException("role (" + role + ") is not one of " + NAMES);
    };
  }

  /** What headings call it. */
  static String label(String role) {
    return role.equals("self") ? "holder" : role;
  }
}
