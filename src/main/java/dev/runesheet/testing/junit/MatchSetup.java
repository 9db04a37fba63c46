package dev.runesheet.testing.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The set-up of the match that a test takes as a parameter. */
@Target({ElementType.PARAMETER, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
@Documented
public @interface MatchSetup {

  /** The set-up in the words of {@code runesheet play}; parts left out have their defaults. */
  String[] value() default {};

  /** The player who begins. */
  int first() default 0;

  /** Decides every random outcome. */
  long seed() default 1;

  /**
   * The whole set-up in the game's own form as JSON, instead of words and of who begins: beside
   * these it is refused.
   */
  String json() default "";
}
