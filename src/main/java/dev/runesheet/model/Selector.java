package dev.runesheet.model;

import java.util.List;

/** The entities of an op: one by its role, or a group. */
public sealed interface Selector extends Argument {

  /**
   * One entity by its role in the program: {@code self}, {@code opponent}, {@code target} (of the
   * loop or choice around it), {@code subject} (whom the event is about), {@code causer}.
   */
  record Role(String name) implements Selector {

    /** The holder of the program. */
    public static final Role SELF = new Role("self");

    /** The other player's entity, in games of two. */
    public static final Role OPPONENT = new Role("opponent");

    /** The entity of the loop or choice around this place. */
    public static final Role TARGET = new Role("target");

    /** The entity of the player who controls the holder. */
    public static final Role OWNER = new Role("owner");

    /** The subject of the event that started the program. */
    public static final Role SUBJECT = new Role("subject");

    String possessive() {
      return name.equals("self") ? "its" : this + "'s";
    }

    @Override
    public String toString() {
      return switch (name) {
        case "self" -> "itself";
        case "opponent" -> "the opponent";
        case "target" -> "the target";
        case "owner" -> "the owner";
        case "subject", "causer" -> "the event's " + name;
        default -> "the " + name;
      };
    }
  }

  /**
   * All entities within a scope that fulfil the conditions, in the game's declared order; in a
   * condition {@code target} is the entity looked at.
   *
   * @param scope a scope of the game, for example {@code allies}
   * @param of from whom the scope is seen
   * @param where conditions that all must hold
   */
  record Group(String scope, Role of, List<Condition> where) implements Selector {
    /** Copies the conditions. */
    public Group {
      where = List.copyOf(where);
    }

    /** A group seen from the holder of the program. */
    public Group(String scope, List<Condition> where) {
      this(scope, Role.SELF, where);
    }

    @Override
    public String toString() {
      String all = of.equals(Role.SELF) ? scope : scope + " of " + of;
      return where.isEmpty() ? all : all + " where " + Condition.joined(where, " and ");
    }
  }
}
