package dev.runesheet.game.declared.number;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.runesheet.game.declared.number.Expression.Roles;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.GivenRole;

/** The entity that a formula names; resolved when the formula is read. */
public sealed interface Role {

  /** The word in formulas and catalogs. */
  @JsonValue
  String word();

  /** The entity in an evaluation. */
  Entity in(Roles roles);

  /**
   * The role of a word: a given one, or one that the game declares.
   *
   * @throws IllegalArgumentException if only an event brings its entity
   */
  @JsonCreator
  static Role of(String word) {
    return GivenRole.find(word).<Role>map(Given::new).orElseGet(() -> new Declared(word));
  }

  /** A role that every formula can name. */
  record Given(GivenRole role) implements Role {

    /** Refuses the roles of events. */
    public Given {
      if (role.ofEvent()) {
        throw new IllegalArgumentException(
            "role (" + role.word() + ") is there in answers to events only.");
      }
    }

    @Override
    public String word() {
      return role.word();
    }

    @Override
    public Entity in(Roles roles) {
      return switch (role) {
        case SELF -> roles.self();
        case TARGET -> roles.target();
        case OWNER -> roles.match().player(roles.self().getController());
        case OPPONENT -> roles.match().opponent(roles.self());
        case SUBJECT, CAUSER -> throw new IllegalStateException("role (" + role + ")");
      };
    }
  }

  /** The first entity of a scope that the game declares as a role; self if it is empty. */
  record Declared(String word) implements Role {
    @Override
    public Entity in(Roles roles) {
      return roles.match().scope(word, roles.self()).stream().findFirst().orElse(roles.self());
    }
  }
}
