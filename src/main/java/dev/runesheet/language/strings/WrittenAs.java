package dev.runesheet.language.strings;

import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/**
 * The patterns by which a record, or a constant of an enumeration, is written; see {@code
 * syntax.Form}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(WrittenAs.All.class)
@interface WrittenAs {

  /** Patterns that are read and written; the first that a value fits is written. */
  String[] value() default {};

  /** Patterns that are read, but not written. */
  String[] older() default {};

  /** The part of an effect in which it is written like this. */
  Use in() default Use.PAYOUT;

  /** The places where phrases and parts of effect strings are written. */
  enum Use {
    /** Payouts, and wherever there is one way only. */
    PAYOUT,
    /** After moments of the action phase, where a gain has a verb. */
    GAINING,
    /** Harvests. */
    HARVEST,
    /** Costs. */
    COST,
    /** Gains and losses of several players. */
    AUDIENCE,
    /** When an event's number is rolled. */
    ROLL,
    /** When an event is drawn. */
    REVEAL,
    /** Events, while they lie open. */
    REIGN,
    /** Domains, while they are owned. */
    PASSIVE,
    /** Relics. */
    RELIC,
    /** When starters pay. */
    STARTER,
    /** Scores of nobles. */
    SCORE
  }

  /** Several uses. */
  @Retention(RetentionPolicy.RUNTIME)
  @interface All {
    /** One for each use. */
    WrittenAs[] value();
  }
}
