package dev.runesheet.spi.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The declaration of an answer of a {@link DecisionTable}'s rows: a column of results. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface OutputColumn {

  /** Its place among the columns of answers; the lowest stands first. */
  int order();

  /** The heading. */
  String label();

  /** The note on the heading: what to write in the column, in one or two sentences. */
  String doc();

  /** True if each row must fill it. */
  boolean required() default false;

  /** The word that changes nothing: what holds where no row answers. */
  String otherwise() default "";
}
