package dev.runesheet.spi.verb;

import java.lang.reflect.AnnotatedElement;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The methods of a class that carry out verbs, by name: {@code perform} of a class with {@link
 * Verb}, or else those that have the annotation themselves. They are found once for each class.
 */
public final class VerbMethods {

  private static final String PERFORM = "perform";

  private static final ClassValue<Map<String, AnnotatedElement>> DECLARED =
      new ClassValue<>() {
        @Override
        protected Map<String, AnnotatedElement> computeValue(Class<?> type) {
          return declarations(type);
        }
      };

  private VerbMethods() {}

  /**
   * The declarations of the verbs of all methods, with their annotations; empty for a class without
   * any.
   */
  public static Map<String, AnnotatedElement> of(Class<?> type) {
    return DECLARED.get(type);
  }

  /**
   * The declaration of the verb that a method is a part of: in a class with {@link Verb}, all are.
   */
  public static AnnotatedElement around(Class<?> type, String method) {
    return type.isAnnotationPresent(Verb.class) ? type : of(type).get(method);
  }

  private static Map<String, AnnotatedElement> declarations(Class<?> type) {
    if (type.isAnnotationPresent(Verb.class)) {
      return Map.of(PERFORM, type);
    }
    Map<String, AnnotatedElement> found = new TreeMap<>();
    Arrays.stream(type.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Verb.class))
        .forEach(method -> found.put(method.getName(), method));
    return Collections.unmodifiableMap(found);
  }
}
