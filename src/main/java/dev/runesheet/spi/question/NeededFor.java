package dev.runesheet.spi.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Demands an answer for some cases: what the game is for does not happen in one of which no row
 * gives it, so that a table without such a row has a finding.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface NeededFor {

  /** The property whose words tell the cases, for example {@code step}. */
  String asked();

  /** The words of the cases, for each of which some row gives the answer. */
  String[] words();
}
