package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The name in JSON and YAML where it differs from that in Java; the constants of an enum that is
 * {@link dev.runesheet.spelling.Titled} have their titles anyway.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Named {

  /** The name as sources write it. */
  String value();
}
