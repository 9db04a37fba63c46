package dev.runesheet.spi.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Demands an answer for some cases: what the game is for does not happen in one of which no row
 * gives it, so that a table without such a row has a finding.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@Repeatable(NeededFor.All.class)
public @interface NeededFor {

  /** The property whose words tell the cases, for example {@code step}. */
  String asked();

  /**
   * The words of the cases, for each of which some row gives the answer; if none is given all that
   * the property has but for those excepted.
   */
  String[] words() default {};

  /** The words of the property that are no cases. */
  String[] except() default {};

  /** Other properties whose words tell the cases, too: each word of one with each of the others. */
  With[] with() default {};

  /** Words of another property. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target({})
  @interface With {

    /** The property. */
    String asked();

    /** Its words; all that it has if none is given. */
    String[] words() default {};
  }

  /** Several demands of one answer. */
  @Retention(RetentionPolicy.RUNTIME)
  @Target(ElementType.METHOD)
  @interface All {

    /** The demands. */
    NeededFor[] value();
  }
}
