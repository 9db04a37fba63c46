package dev.runesheet.cli.command;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** An option that names a file which the command writes, or a folder that it writes into. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface WritesOutput {

  /** True if the file may be one that the command reads, whose successor it is. */
  boolean mayReplaceInput() default false;

  /** True if the command reads back what it wrote, which only a file of a disk keeps. */
  boolean readBack() default false;

  /** True if it names a folder. */
  boolean folder() default false;
}
