package dev.runesheet.spi.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Restricts an answer, or a constant of an answer or of a property, to some cases; a row for others
 * that uses it has a finding. Of an answer and its constant both restrictions hold.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.FIELD})
public @interface OnlyFor {

  /** The property whose words tell the cases, for example {@code step}. */
  String asked();

  /** The words of the cases. */
  String[] words();
}
