package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Allows a bare value in place of the record with only one field. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE})
public @interface ShortForm {

  /** The name of the field in sources. */
  String value();

  /** True if it is the usual form of a record with only this field, too: what is written has it. */
  boolean usual() default false;
}
