package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a list or a map as required, which is empty if omitted without it; or a component of a
 * {@link Partial} record.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Required {

  /**
   * Reads a list that is missing or wrong as an empty one after the report: others name its record,
   * and would be told besides that there is none.
   */
  boolean orEmpty() default false;
}
