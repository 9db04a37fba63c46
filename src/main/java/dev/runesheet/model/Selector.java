package dev.runesheet.model;

import java.util.List;

/** Whom an op is about: one entity by its role, or a group. */
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

    /** Whom the event that started the program is about. */
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
        default -> "the event's " + name;
      };
    }
  }

  /**
   * All entities within a scope that fulfil the conditions, in the game's declared order; in a
   * condition {@code target} is the entity looked at.
   *
   * @param scope a scope of the game, for example {@code allies}
   * @param where conditions that all must hold
   */
  record Group(String scope, List<Condition> where) implements Selector {
    /** Copies the conditions. */
    public Group {
      where = List.copyOf(where);
    }

    @Override
    public String toString() {
      return where.isEmpty() ? scope : scope + " where " + Condition.joined(where, " and ");
    }
  }
}
