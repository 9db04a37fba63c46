package dev.runesheet.spi.question;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The mark of a public class as a type of cell: what a {@link DecisionTable}'s column asks for or
 * says may be of it. It has a public static method {@code of(String)} that makes a value of a
 * cell's text and throws an {@link IllegalArgumentException} that tells an author what is wrong
 * with it. The text has letters, digits, blanks and light punctuation only, since it becomes part
 * of a rule. Values that are asked for need {@code equals} and {@code hashCode}, as records have
 * them: a question that asks for others is refused. Texts with equal values mean the same, such as
 * {@code 12 copper} and {@code 1 silver}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface CellForm {

  /** The type in words, for notes and findings: {@code an amount of coins}. */
  String says();

  /** A text that fits. */
  String example();
}
