package dev.runesheet.engine.direct;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.reading.Reads;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The marks of the methods of facts by what they read; see {@link Reads}. */
final class FactReads {

  private static final List<String> GETTERS = List.of("get", "is");

  private static final ClassValue<Map<String, Reads.Part>> MARKS =
      new ClassValue<>() {
        @Override
        protected Map<String, Reads.Part> computeValue(Class<?> type) {
          Map<String, Reads.Part> marks = new HashMap<>();
          collect(type, marks);
          return Map.copyOf(marks);
        }
      };

  private FactReads() {}

  /**
   * The mark of a property or a method.
   *
   * @param name its name, that of its getter, or the method's
   * @return empty if it has none
   */
  static Optional<Reads.Part> of(Class<?> type, String name) {
    return Optional.ofNullable(MARKS.get(type).get(property(name)));
  }

  /** True if a call reads numbers of an entity, or may: a method of a game's own without mark. */
  static boolean mayReadNumbers(Class<?> owner, String method) {
    Optional<Reads.Part> mark = of(owner, method);
    return mark.isPresent()
        ? mark.get() == Reads.Part.NUMBERS
        : Entity.class.isAssignableFrom(owner) && isOwn(owner, method);
  }

  private static boolean isOwn(Class<?> owner, String method) {
    for (Method one : owner.getMethods()) {
      if (one.getName().equals(method)
          && Entity.class.isAssignableFrom(one.getDeclaringClass())
          && one.getDeclaringClass() != Entity.class) {
        return true;
      }
    }
    return false;
  }

  /** Adds the marks of a class and of all that it is a kind of; numbers outweigh properties. */
  private static void collect(Class<?> type, Map<String, Reads.Part> marks) {
    if (type == null) {
      return;
    }
    for (Method method : type.getDeclaredMethods()) {
      Reads mark = method.getAnnotation(Reads.class);
      if (mark != null) {
        marks.merge(
            property(method.getName()),
            mark.value(),
            (one, other) -> one == Reads.Part.NUMBERS ? one : other);
      }
    }
    collect(type.getSuperclass(), marks);
    for (Class<?> also : type.getInterfaces()) {
      collect(also, marks);
    }
  }

  /** The property that a getter gives; another name as it is. */
  private static String property(String name) {
    for (String prefix : GETTERS) {
      int first = prefix.length();
      if (name.length() > first
          && name.startsWith(prefix)
          && Character.isUpperCase(name.charAt(first))) {
        return Character.toLowerCase(name.charAt(first)) + name.substring(first + 1);
      }
    }
    return name;
  }
}
