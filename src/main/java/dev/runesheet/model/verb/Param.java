package dev.runesheet.model.verb;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares one parameter of a verb: an {@code Entity}, a {@code double}, an {@code int}, a {@code
 * String} or a public enum of {@link dev.runesheet.spelling.Word}s, whose words are then the only
 * ones that fit.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.PARAMETER)
public @interface Param {

  /** Its name in sources. */
  String value();

  /** One line of documentation. */
  String doc();

  /** The list of the game's vocabulary that words are taken from, for example {@code stat}. */
  String words() default "";

  /** The smallest constant allowed. */
  double min() default -Double.MAX_VALUE;

  /** The largest constant allowed. */
  double max() default Double.MAX_VALUE;
}
