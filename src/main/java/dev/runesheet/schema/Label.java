package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The heading of a column of sheets; without it, the name of the component in words. That of an
 * enum's constant is for columns of a map with such keys.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Label {

  /**
   * The heading. In the label of a map {@code {key}} is replaced by the key and {@code {field}} by
   * the label of a field of its values, in a list {@code {index}} by the place from 0 and {@code
   * {number}} by that from 1.
   */
  String value() default "";

  /**
   * The note of the column where it is not the {@link Doc}; with the same templates. That of a
   * record is the note of all its columns.
   */
  String note() default "";

  /** The word with which a change of the column is reported, for example {@code costs}. */
  String tells() default "";

  /** Adds the column to new sheets, even if no row needs it; of a map, for its first key only. */
  boolean usual() default false;

  /** The number of entries that sheets show of a list of any length; its label has a template. */
  int columns() default 0;

  /** Leaves the component out of sheets. */
  boolean hidden() default false;
}
