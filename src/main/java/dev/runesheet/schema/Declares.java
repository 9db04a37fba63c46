package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a text, a key of a map or an entry of a list, as a new word of a list, which others name
 * by a {@link Ref}; {@link dev.runesheet.schema.shape.DeclaredWords} finds them.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface Declares {

  /** The list, for example {@code zone}. */
  String value();
}
