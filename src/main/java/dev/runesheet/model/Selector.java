package dev.runesheet.model;

import dev.runesheet.word.Extremum;
import dev.runesheet.word.GivenRole;
import java.util.List;
import java.util.Optional;

/** The entities of an op: one by its role, or a group. */
public sealed interface Selector extends Argument {

  /**
   * One entity by its role in the program: {@code self}, {@code opponent}, {@code target} (of the
   * loop or choice around it), {@code subject} (whom the event is about), {@code causer}.
   */
  record Role(String name) implements Selector {

    /** The holder of the program. */
    public static final Role SELF = of(GivenRole.SELF);

    /** The other player's entity, in games of two. */
    public static final Role OPPONENT = of(GivenRole.OPPONENT);

    /** The entity of the loop or choice around this place. */
    public static final Role TARGET = of(GivenRole.TARGET);

    /** The entity of the player who controls the holder. */
    public static final Role OWNER = of(GivenRole.OWNER);

    /** The subject of the event that started the program. */
    public static final Role SUBJECT = of(GivenRole.SUBJECT);

    /** The causer of that event. */
    public static final Role CAUSER = of(GivenRole.CAUSER);

    private static Role of(GivenRole given) {
      return new Role(given.word());
    }

    /** The role as one that every program can name; empty if the game declares it. */
    public Optional<GivenRole> given() {
      return GivenRole.find(name);
    }

    String possessive() {
      return equals(SELF) ? "its" : this + "'s";
    }

    @Override
    public String toString() {
      if (equals(SELF)) {
        return "itself";
      }
      boolean ofEvent = given().map(GivenRole::ofEvent).orElse(false);
      return (ofEvent ? "the event's " : "the ") + name;
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

  /**
   * The order of entities by a number that each of them has; those with equal numbers keep the
   * usual order.
   *
   * @param first the end of the numbers at which it begins
   */
  record Ranking(Extremum first, String stat) {

    /** The words for the end at which it begins: {@code largest first}. */
    public String words() {
      return first.word() + " first";
    }
  }

  /**
   * The question by which a player chooses different entities, until there are enough or none is
   * left.
   *
   * @param who the role whose controller is asked
   * @param prompt a stable word for the question
   * @param optional whether fewer, or none, may be chosen
   */
  record Asked(Role who, String prompt, boolean optional) {}
}
