package dev.runesheet.api;

import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The facts of a match's session as text: the class of each, and what its public methods tell. */
final class SessionFacts {

  private SessionFacts() {}

  static List<String> of(Match match) {
    return match.session().getObjects().stream().map(SessionFacts::told).sorted().toList();
  }

  private static String told(Object fact) {
    return Arrays.stream(fact.getClass().getMethods())
        .filter(method -> isTelling(method, fact))
        .sorted(Comparator.comparing(Method::getName))
        .map(method -> method.getName() + " " + named(value(method, fact)))
        .collect(Collectors.joining(", ", fact.getClass().getSimpleName() + ": ", ""));
  }

  private static boolean isTelling(Method method, Object fact) {
    return method.getParameterCount() == 0
        && !Modifier.isStatic(method.getModifiers())
        && (fact instanceof Record
            ? method.getDeclaringClass() == fact.getClass()
            : method.getName().matches("(get|is)[A-Z].*|stacking|layer|counted|contributions|by"))
        && !method.getName().matches("getClass|hashCode");
  }

  private static Object value(Method method, Object fact) {
    try {
      method.setAccessible(true);
      return method.invoke(fact);
    } catch (IllegalAccessException | InvocationTargetException broken) {
      throw new IllegalStateException(method.toString(), broken);
    }
  }

  private static Object named(Object value) {
    if (value instanceof InPlay effect) {
      return "effect " + effect.getSequence();
    }
    return value instanceof ActiveEffect effect
        ? "effect in force " + effect.getOrigin().getSequence()
        : value instanceof Entity entity ? "entity " + entity.getId() : value;
  }
}
