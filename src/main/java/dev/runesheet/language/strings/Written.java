package dev.runesheet.language.strings;

import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * The patterns by which a record, or a constant of an enumeration, is written; see {@code
 * syntax.Form}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Written.All.class)
@interface Written {

  /** Patterns that are read and written; the first that a value fits is written. */
  String[] value() default {};

  /** Patterns that are read, but not written. */
  String[] older() default {};

  /** Where it is written like this. */
  Use in() default Use.PAYOUT;

  /** The places where phrases and parts of effect strings are written. */
  enum Use {
    /** In payouts, and wherever there is but one way. */
    PAYOUT,
    /** After moments of the action phase, where a gain has a verb. */
    GAINING,
    /** In a harvest. */
    HARVEST,
    /** In what something costs. */
    COST,
    /** In what several players gain or lose. */
    AUDIENCE,
    /** When an event's number is rolled. */
    ROLL,
    /** When an event is drawn. */
    REVEAL,
    /** As long as an event lies open. */
    REIGN,
    /** As long as a domain is owned. */
    PASSIVE,
    /** On relics. */
    RELIC,
    /** When starters pay. */
    STARTER,
    /** In the scores of nobles. */
    SCORE
  }

  /** Several uses. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface All {
    /** One for each use. */
    Written[] value();
  }
}
