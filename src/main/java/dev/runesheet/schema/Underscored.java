package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Has the words of an enum written with underscores, not blanks: at the enum, or where it is used;
 * and those of the cases of a sealed interface, such as {@code add_to_hand} for {@code AddToHand}.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE})
public @interface Underscored {}
