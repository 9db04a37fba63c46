package dev.runesheet.engine.direct;

import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.reading.Harmless;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The calls of what rules are given of a match that leave it as it is. */
public final class HarmlessCalls {

  private static final Set<String> ALL =
      named(MatchContext.class, method -> method.isAnnotationPresent(Harmless.class));

  private HarmlessCalls() {}

  /** True if a consequence that makes a call may come twice. */
  static boolean has(String name) {
    return ALL.contains(name);
  }

  /** The calls of a type that only read, by which conditions may ask it. */
  public static SortedSet<String> reading(Class<?> type) {
    return named(type, HarmlessCalls::onlyReads);
  }

  private static boolean onlyReads(Method method) {
    Harmless mark = method.getAnnotation(Harmless.class);
    return mark != null && mark.value() == Harmless.In.CONDITIONS;
  }

  /** The names of which all methods are such. */
  private static SortedSet<String> named(Class<?> type, Predicate<Method> such) {
    SortedSet<String> names =
        Arrays.stream(type.getMethods())
            .map(Method::getName)
            .collect(Collectors.toCollection(TreeSet::new));
    Arrays.stream(type.getMethods())
        .filter(such.negate())
        .map(Method::getName)
        .forEach(names::remove);
    return names;
  }
}
