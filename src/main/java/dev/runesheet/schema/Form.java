package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A type whose values sources write in a form of their own, such as a text of parts. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE})
public @interface Form {

  /** Reads and writes the form; it needs a constructor without parameters. */
  Class<? extends ValueForm<?>> value();
}
