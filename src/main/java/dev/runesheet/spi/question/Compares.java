package dev.runesheet.spi.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The declaration that a condition compares a number that another column asks for with the number
 * of its cell. So the checks of rows know what both columns of the {@link DecisionTable} leave
 * together.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Compares {

  /** The property that is compared, for example {@code lower}. */
  String asked();

  /** The relation of the property to the number. */
  Relation relation();

  /** The relation of a property to a number. */
  enum Relation {
    /** It is higher. */
    ABOVE,
    /** It is higher, or the same. */
    AT_LEAST,
    /** It is lower. */
    BELOW,
    /** It is lower, or the same. */
    AT_MOST
  }
}
