package dev.runesheet.testing.junit;

import java.lang.annotation.Annotation;
import java.util.Optional;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * The annotations of a test: its method's, its class's, or those of enclosing classes, also as
 * meta-annotations.
 */
final class TestAnnotations {

  private TestAnnotations() {}

  /**
   * The nearest annotation of a test.
   *
   * @throws IllegalStateException if there is none
   */
  static <A extends Annotation> A of(ExtensionContext context, Class<A> type) {
    Optional<A> ofElement = AnnotationSupport.findAnnotation(context.getElement(), type);
    return ofElement.isPresent()
        ? ofElement.get()
        : AnnotationSupport.findAnnotation(classWith(context, type), type).orElseThrow();
  }

  /**
   * The class that has the annotation: the test's, or the nearest that it is nested in.
   *
   * @throws IllegalStateException if there is none
   */
  static Class<?> classWith(ExtensionContext context, Class<? extends Annotation> type) {
    Class<?> test = context.getRequiredTestClass();
    for (Class<?> one = test; one != null; one = one.getEnclosingClass()) {
      if (AnnotationSupport.isAnnotated(one, type)) {
        return one;
      }
    }
    throw new IllegalStateException(
        "class (" + test.getName() + ") has no @" + type.getSimpleName() + ".");
  }
}
