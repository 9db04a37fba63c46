package dev.runesheet.spi.reading;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark of a call of the match that leaves it as it is, so that rules may make it whatever they
 * match. The engine marks its own; on others it says nothing.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Harmless {

  /** The part of a rule that may make the call. */
  In value() default In.CONDITIONS;

  /** The parts of rules. */
  enum In {
    /** Conditions, and consequences too: it only reads. */
    CONDITIONS,
    /** Consequences alone: it asks rules, or ends what is over. */
    CONSEQUENCES
  }
}
