package dev.runesheet.spi.verb;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The declaration of events that a verb can cause besides those of the stats it changes, directly
 * or through the game's reaction, for static analysis of rules.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
@Repeatable(Raises.All.class)
public @interface Raises {

  /** The kinds of events; one that ends with a blank stands for all with this prefix. */
  String[] value();

  /** The parameter whose sign decides whether it does; empty if it always can. */
  String amount() default "";

  /** The sign that the amount must be able to have. */
  Sign sign() default Sign.ABOVE;

  /** The parameter that names whom the events are about; empty if that may be anyone. */
  String about() default "";

  /**
   * The parameters that name the cards which the verb brings: the events are about these. What
   * lasting effects can bring about is about anyone, if one of the cards has such effects.
   */
  String[] cards() default {};

  /** The signs of an amount. */
  enum Sign {
    /** Above 0. */
    ABOVE,
    /** Below 0. */
    BELOW
  }

  /** Several of one verb. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({ElementType.TYPE, ElementType.METHOD})
  @interface All {

    /** The declarations. */
    Raises[] value();
  }
}
