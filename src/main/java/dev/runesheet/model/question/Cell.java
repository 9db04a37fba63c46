package dev.runesheet.model.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares what a cell may hold, where the type of the getter or parameter does not say it. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.PARAMETER})
public @interface Cell {

  /** The heading of a part that has a column of its own; either all parts have one or none. */
  String label() default "";

  /** For numbers: the smallest. */
  double min() default -Double.MAX_VALUE;

  /** For numbers: the largest. */
  double max() default Double.MAX_VALUE;

  /**
   * What a word is, for example {@code winner}. For texts it names a list of the game's; any word
   * will do if the game has none of the name.
   */
  String list() default "";

  /** For words: those that fit, where not all of the list do. */
  String[] only() default {};

  /** For texts that are no words of a list. */
  Form form() default Form.WORD;

  /** What a text looks like. */
  enum Form {
    /** A word of a list. */
    WORD,
    /** A name as people write it, with blanks and light punctuation. */
    NAME,
    /** An id without blanks. */
    ID
  }
}
