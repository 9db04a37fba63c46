package dev.runesheet.spi.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The declaration of an input of a {@link DecisionTable}'s rows: a column of conditions. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface InputColumn {

  /** Its place among the columns of conditions; the lowest stands first. */
  int order();

  /** The heading. */
  String label();

  /** The note on the heading: what to write in the column, in one or two sentences. */
  String doc();

  /** True if each row must fill it. */
  boolean required() default false;
}
