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
   * Forms of the words by which people read options of the action: texts with slots in braces, no
   * two with the same number of slots; {@link Wording} fills them.
   */
  String[] words() default {};
}
