package dev.runesheet.spi.verb;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The declaration of a verb: one primitive change. To write one:
 *
 * <ol>
 *   <li>Write a final class with one public static method {@code perform} that returns nothing.
 *   <li>Its first parameter is the {@code Reaction}; through it the verb changes the match, one
 *       primitive change, never by writing to a fact itself.
 *   <li>Annotate each further parameter with {@link Param}: {@code Entity} for whom it is about,
 *       {@code double} for a number, {@code int} for a whole number as written, {@code String} for
 *       a word, a public enum of {@link dev.runesheet.spelling.Word}s for one of a fixed set.
 *   <li>Begin with {@code reaction.called(…)}, giving it all further parameters in their order, so
 *       that {@code runesheet why} can tell what the verb was called with.
 *   <li>Annotate the class with this annotation. Small verbs of one kind can share a class: then
 *       each is a method with a name of its own, and the annotation stands at the method.
 *   <li>Name the class in the {@code verbs()} of a game, or of a {@link VerbProvider} of your own.
 * </ol>
 *
 * <p>The catalog, the checks, the generator, the spreadsheets' columns and the reference all read
 * this declaration. A match plays without it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Verb {

  /** The verb's name, lower case with hyphens, unique in a game. */
  String name();

  /**
   * The verb whose bounds of use it shares, and differs from only in where a card comes to lie,
   * such as 'leave': the checks of that one are those of this one, too. Empty for none.
   */
  String like() default "";

  /**
   * The verb in a heading, and in a sentence unless {@link #tells} says it; {@code {target}} and
   * {@code {target's}} stand for parameters. A sentence that begins with a role and a verb in the
   * third person is fitted to who it is: {@code {who} gains} becomes {@code you gain}. Empty for a
   * verb that goes without saying: no sentence tells that it runs.
   */
  String says();

  /** The verb in a sentence where that is other than in a heading. */
  String tells() default "";

  /**
   * The verb in a sentence with a negative number, which is written without its sign; empty for the
   * same words.
   */
  String tellsBelowZero() default "";

  /**
   * The verb in a sentence where all words of one list are equal and named once; empty for none.
   */
  String tellsAlike() default "";

  /** One line of documentation. */
  String doc();

  /** The parts of a match that it changes. */
  Change[] changes();

  /** The word that it signals to the phases, such as that a turn is marked with; empty for none. */
  String signals() default "";

  /** True if a program ends with it. */
  boolean ends() default false;

  /**
   * True if its consequences come before the next line of the program, rather than before the next
   * block only.
   */
  boolean yields() default false;

  /** True if it reads what rules derive, such as modifiers, so that earlier changes come first. */
  boolean readsDerived() default false;

  /** The parts of a match that verbs change. */
  enum Change {
    /** A number of an entity. */
    STAT,
    /** A number by which scopes decide whom they reach; games with such scopes add it to STAT. */
    REACH,
    /** The place or the controller of an entity. */
    PLACE,
    /** The order of cards that stay in their zones. */
    ORDER,
    /** The knowledge that players have of cards. */
    SIGHT,
    /** The set of effects in force. */
    EFFECTS,
    /** The course of the program, phase or match. */
    FLOW
  }
}
