package dev.runesheet.spi.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The declaration of a cell's valid content, where the type of the getter or parameter does not
 * determine it.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.PARAMETER})
public @interface Cell {

  /** The heading of a part that has a column of its own; either all parts have one or none. */
  String label() default "";

  /** The smallest number allowed. */
  double min() default -Double.MAX_VALUE;

  /** The largest number allowed. */
  double max() default Double.MAX_VALUE;

  /**
   * The kind of word, for example {@code winner}. For texts it names a list of the game; without
   * such a list any text is valid.
   */
  String list() default "";

  /** The words allowed, if not all of the list are. */
  String[] only() default {};

  /** The form of texts that are not words of a list. */
  Form form() default Form.WORD;

  /** The form of a text. */
  enum Form {
    /** A word of a list; without a list a name in which no comma stands. */
    WORD,
    /** A name as people write it, with blanks and light punctuation. */
    NAME,
    /** An id without blanks. */
    ID
  }
}
