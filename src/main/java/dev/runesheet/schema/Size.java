package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The number of entries of a list; with the word for one of them where more are allowed. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE})
public @interface Size {

  /** The number of entries. */
  int value();

  /** The name of the entries in findings, for example {@code lanes}. */
  String of() default "entries";

  /** Allows fewer entries, too. */
  boolean orFewer() default false;

  /** Allows more entries, too; a list without any lacks one. */
  boolean orMore() default false;

  /** Allows one value besides, also without brackets: the same for each entry. */
  boolean orOne() default false;
}
