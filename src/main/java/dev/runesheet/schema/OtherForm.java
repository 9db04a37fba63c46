package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares another form of a record, which is converted to the normal one before it is read. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE})
public @interface OtherForm {

  /** The rewriter; it needs a constructor without parameters. */
  Class<? extends Rewriting> value();
}
