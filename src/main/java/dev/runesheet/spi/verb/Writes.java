package dev.runesheet.spi.verb;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The declaration of how a verb changes a stat, for static analysis of rules. A verb that changes
 * stats without it is assumed to change any stat in any way. The stat is taken as that of {@code
 * target}, or else of whom the first parameter that names somebody names: a verb that changes a
 * stat of another entity leaves the annotation out.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface Writes {

  /** The stat; empty if a parameter names it. */
  String stat() default "";

  /** The kind of change. */
  How how();

  /** The parameter that is added, subtracted, set, or is the lower bound. */
  String amount();

  /** With {@link How#CLAMP}: the parameter that is the upper bound. */
  String upper() default "";

  /** The kinds of change. */
  enum How {
    /** Adds the amount. */
    ADD,
    /** Subtracts the amount. */
    SUBTRACT,
    /** Becomes the amount. */
    SET,
    /** Is raised to the amount, then lowered to the upper bound. */
    CLAMP
  }
}
