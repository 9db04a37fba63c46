package dev.runesheet.schema;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the field that distinguishes the cases of a sealed interface. Without it, the first
 * component's name does: exactly one of them may stand in a source, unless one case has all those
 * that stand there among its components, which it then is.
 *
 * <p>A case with a component of that name, an enum, has each of its words: {@code ADD} and {@code
 * MUL} may be one record.
 *
 * <p>Such an interface names its cases in {@code permits}: their order is that of schemas, columns
 * and references, and a compiler that infers the cases does not keep the order of the source.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE})
public @interface Tag {

  /** The name of the field. */
  String value();
}
