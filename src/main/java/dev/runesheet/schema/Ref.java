package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares a text as the name of something, such as a card: a word of a kind in the {@link
 * dev.runesheet.schema.shape.SourceNames}. Anything else is a value of a kind, such as a program,
 * which the vocabulary reads; schemas refer to a definition of that name.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE})
public @interface Ref {

  /** The kind of thing, for example {@code card}. */
  String value();
}
