package dev.runesheet.spi.action;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The text of a record: of an action as the id of its option, or of a part of one. Saves, logs and
 * clients hold ids, so a changed form makes older ones unreadable.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface TextForm {

  /** The text, with each component of the record in braces, such as <code>{card}@{tile}</code>. */
  String value();

  /**
   * What options of the action are called: texts with slots in braces, which differ in the number
   * of their slots; {@link Wording} fills them.
   */
  String[] words() default {};
}
