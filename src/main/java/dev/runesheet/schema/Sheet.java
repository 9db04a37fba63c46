package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A record that is a row of a sheet; its first component is the name of the row. */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE})
public @interface Sheet {

  /** The name of the sheet. */
  String title();

  /** The package of the table, for example {@code rules.queensblood.cards}. */
  String rules();

  /** The word for a row, for example {@code card}. */
  String noun();

  /** The field in which two rows should not say the same; empty if any may. */
  String unlike() default "";

  /** The note of the column {@code In words}; without it, there is no such column. */
  String words() default "";
}
