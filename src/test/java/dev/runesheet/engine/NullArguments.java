package dev.runesheet.engine;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.assertj.core.api.SoftAssertions;

/** Calls all public methods of a class with null for one parameter after the other. */
public final class NullArguments {

  /** What Java itself compares, and what can be called only with something of the same kind. */
  private static final Set<String> OF_OBJECTS = Set.of("equals");

  private final List<Object> things;
  private int checked;

  /** Arguments to call methods with, where they are not null. */
  public NullArguments(Object... things) {
    this.things = new ArrayList<>(List.of(things));
    this.things.add(List.of());
    this.things.add(Map.of());
    this.things.add("text");
    this.things.add((Predicate<Object>) any -> true);
    this.things.add((Consumer<Object>) ignored -> {});
    this.things.add((Supplier<Object>) () -> "answer");
    this.things.add(Object.class);
  }

  /** How many parameters have been tried. */
  public int checked() {
    return checked;
  }

  /** Asserts that each parameter that is null is named by the exception. */
  public void assertNamed(Class<?> type) throws ReflectiveOperationException {
    SoftAssertions all = new SoftAssertions();
    for (Executable call : callable(type)) {
      for (Parameter parameter : call.getParameters()) {
        if (!parameter.getType().isPrimitive()) {
          assertNamed(all, call, parameter);
        }
      }
    }
    all.assertAll();
  }

  private static List<Executable> callable(Class<?> type) {
    List<Executable> all = new ArrayList<>(List.of(type.getDeclaredMethods()));
    Collection<Constructor<?>> constructors = List.of(type.getDeclaredConstructors());
    all.addAll(constructors);
    all.removeIf(
        one ->
            !Modifier.isPublic(one.getModifiers())
                || one.isSynthetic()
                || OF_OBJECTS.contains(one.getName()));
    return all;
  }

  private void assertNamed(SoftAssertions all, Executable call, Parameter missing)
      throws ReflectiveOperationException {
    Object[] arguments = new Object[call.getParameterCount()];
    for (int i = 0; i < arguments.length; i++) {
      Parameter parameter = call.getParameters()[i];
      arguments[i] = parameter.equals(missing) ? null : argument(parameter.getType());
    }
    String what = call.getDeclaringClass().getSimpleName() + "." + call.getName();
    Throwable thrown = null;
    try {
      if (call instanceof Method method) {
        boolean isStatic = Modifier.isStatic(method.getModifiers());
        method.invoke(isStatic ? null : argument(call.getDeclaringClass()), arguments);
      } else {
        ((Constructor<?>) call).newInstance(arguments);
      }
    } catch (InvocationTargetException failed) {
      thrown = failed.getCause();
    }
    checked++;
    all.assertThat(thrown)
        .as("%s without %s", what, missing.getName())
        .isInstanceOf(NullPointerException.class)
        .hasMessageMatching(missing.getName() + "( \\(.*\\))? must not be null\\.");
  }

  private Object argument(Class<?> type) {
    if (type == int.class) {
      return 0;
    }
    if (type == double.class) {
      return 0.0;
    }
    if (type == long.class) {
      return 0L;
    }
    if (type == boolean.class) {
      return false;
    }
    return things.stream()
        .filter(type::isInstance)
        .findFirst()
        .orElseThrow(() -> new AssertionError("nothing to give as " + type));
  }
}
