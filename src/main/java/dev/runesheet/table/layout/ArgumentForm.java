package dev.runesheet.table.layout;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import java.util.ArrayList;
import java.util.List;

/**
 * The form of a verb's parameter in a column: fixed by the column, or left to the cell.
 *
 * @param kind the kind of form
 * @param role the role that the column names; empty if it names none
 */
public record ArgumentForm(Kind kind, String role) {

  /** A number in the cell. */
  public static final ArgumentForm NUMBER = new ArgumentForm(Kind.NUMBER, "");

  /** The sides of a die in the cell. */
  public static final ArgumentForm DICE = new ArgumentForm(Kind.DICE, "");

  /** A whole number in the cell. */
  public static final ArgumentForm WHOLE = new ArgumentForm(Kind.WHOLE, "");

  /** A word in the cell. */
  public static final ArgumentForm WORD = new ArgumentForm(Kind.WORD, "");

  /** An entity that the cell names by its role. */
  public static final ArgumentForm ROLE = new ArgumentForm(Kind.ROLE, "");

  /** An entity that the column names; the cell holds nothing for it. */
  public static ArgumentForm entity(String role) {
    return new ArgumentForm(Kind.ENTITY, role);
  }

  /** A stat, named in the cell, of an entity that the column names. */
  public static ArgumentForm statOf(String role) {
    return new ArgumentForm(Kind.STAT, role);
  }

  /** Ways to write a parameter. */
  public enum Kind {
    /** The column names the entity. */
    ENTITY,
    /** The cell names the entity by its role. */
    ROLE,
    /** The cell holds a number. */
    NUMBER,
    /** The cell names a stat of the column's entity. */
    STAT,
    /** The cell holds the sides of a die. */
    DICE,
    /** The cell holds a whole number. */
    WHOLE,
    /** The cell holds a word. */
    WORD
  }

  /** True if the cell holds something for it. */
  public boolean inCell() {
    return kind != Kind.ENTITY;
  }

  /** All forms that a parameter can have. */
  static List<ArgumentForm> all(Parameter parameter) {
    return switch (parameter.type()) {
      case WHOLE -> List.of(WHOLE);
      case WORD -> List.of(WORD);
      case ENTITY -> entities();
      case NUMBER -> numbers();
    };
  }

  private static List<ArgumentForm> entities() {
    List<ArgumentForm> forms = new ArrayList<>();
    Roles.NAMES.forEach(role -> forms.add(entity(role)));
    forms.add(ROLE);
    return forms;
  }

  private static List<ArgumentForm> numbers() {
    List<ArgumentForm> forms = new ArrayList<>(List.of(NUMBER));
    Roles.NAMES.forEach(role -> forms.add(statOf(role)));
    forms.add(DICE);
    return forms;
  }

  /**
   * The form that can write an argument.
   *
   * @param roles the part of the table that names entities
   * @return the form, or null if no column can
   */
  static ArgumentForm of(Parameter parameter, Argument argument, Roles.Place roles) {
    if (argument instanceof Selector.Role role) {
      return entity(role, roles);
    }
    if (argument instanceof Argument.Word) {
      return WORD;
    }
    if (argument instanceof Value.Constant constant) {
      boolean whole = parameter.type() == Parameter.Type.WHOLE;
      return Double.isFinite(constant.number()) ? whole ? WHOLE : NUMBER : null;
    }
    if (argument instanceof Value.StatOf stat) {
      return Roles.has(stat.who().name()) ? statOf(stat.who().name()) : null;
    }
    return argument instanceof Value.Roll ? DICE : null;
  }

  private static ArgumentForm entity(Selector.Role role, Roles.Place roles) {
    if (!roles.takes(role.name())) {
      return null;
    }
    return roles == Roles.Place.CELL ? ROLE : entity(role.name());
  }
}
