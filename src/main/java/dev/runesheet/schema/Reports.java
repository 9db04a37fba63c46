package dev.runesheet.schema;

import dev.runesheet.model.diagnostic.Code;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The code of the finding about an unknown word of this type. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE})
public @interface Reports {

  /** The code. */
  Code value();
}
