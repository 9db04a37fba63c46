package dev.runesheet.model.question;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The methods of a question that declare its columns, inherited ones too. */
record ColumnMethods(Class<?> type) {

  /** The methods that declare inputs, in their order. */
  List<Method> inputs() {
    return ordered(
        InputColumn.class,
        Comparator.comparingInt(method -> method.getAnnotation(InputColumn.class).order()));
  }

  /** The methods that declare answers, in their order. */
  List<Method> answers() {
    return ordered(
        OutputColumn.class,
        Comparator.comparingInt(method -> method.getAnnotation(OutputColumn.class).order()));
  }

  /** The annotated methods in their order; Java itself keeps none. */
  private List<Method> ordered(Class<? extends Annotation> column, Comparator<Method> order) {
    List<Method> methods =
        types(type)
            .distinct()
            .flatMap(one -> Arrays.stream(one.getDeclaredMethods()))
            .filter(method -> !method.isBridge()) // It has the annotations of what it stands for.
            .filter(method -> method.isAnnotationPresent(column))
            .filter(method -> stands(method, column))
            .sorted(order)
            .toList();
    for (int i = 1; i < methods.size(); i++) {
      if (order.compare(methods.get(i), methods.get(i - 1)) == 0) {
        String other = methods.get(i - 1).getName();
        throw refused(methods.get(i), "has the order of " + other + ".");
      }
    }
    return methods;
  }

  /** A class with all that it inherits from, without what is a question with a table of its own. */
  private static Stream<Class<?>> types(Class<?> type) {
    List<Class<?>> above = new ArrayList<>(Arrays.asList(type.getInterfaces()));
    if (type.getSuperclass() != null) {
      above.add(type.getSuperclass());
    }
    above.removeIf(one -> one.isAnnotationPresent(DecisionTable.class));
    return Stream.concat(Stream.of(type), above.stream().flatMap(ColumnMethods::types));
  }

  /** True if rules can call an annotated method, and it is the one that they call. */
  private boolean stands(Method method, Class<? extends Annotation> column) {
    if (!Modifier.isPublic(method.getModifiers())) {
      throw refused(method, "is not public, so rules cannot call it.");
    }
    if (Modifier.isStatic(method.getModifiers())) {
      throw refused(method, "is static, but rows are about one object that is asked.");
    }
    Class<?> hidden = hidden(method.getDeclaringClass());
    if (hidden != null) {
      String where = hidden.getSimpleName();
      throw refused(method, "needs " + where + " to be public, or rules cannot see it.");
    }
    Method called = called(method);
    if (!called.isAnnotationPresent(column)) {
      String where = method.getDeclaringClass().getSimpleName();
      throw refused(
          called, "overrides that of " + where + " without its @" + column.getSimpleName() + ".");
    }
    return called.equals(method);
  }

  /** The first of a class and those around it that rules, in packages of their own, do not see. */
  static Class<?> hidden(Class<?> type) {
    boolean seen = type == null || Modifier.isPublic(type.getModifiers());
    return type == null || !seen ? type : hidden(type.getEnclosingClass());
  }

  private Method called(Method method) {
    try {
      return type.getMethod(method.getName(), method.getParameterTypes());
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible); // It is public, and the type has it.
    }
  }

  /**
   * Checks that nothing else is called like a property, since rules could take it for the getter: a
   * record's component of the same type is the same value.
   */
  void requireAlone(Method getter, String property) {
    Stream<String> fields =
        Arrays.stream(type.getFields())
            .filter(field -> field.getName().equals(property))
            .map(field -> "a public field " + property);
    String is = "is" + getter.getName().substring("get".length());
    Stream<String> methods =
        Arrays.stream(type.getMethods())
            .filter(method -> method.getParameterCount() == 0)
            .filter(method -> method.getName().equals(property) || method.getName().equals(is))
            .filter(method -> !isComponent(method, getter))
            .map(method -> "a method " + method.getName() + "()");
    Stream.concat(fields, methods)
        .findFirst()
        .ifPresent(
            other -> {
              throw refused(getter, "stands beside " + other + ", which rules could take for it.");
            });
  }

  private boolean isComponent(Method method, Method getter) {
    return type.isRecord()
        && method.getReturnType() == getter.getReturnType()
        && Arrays.stream(type.getRecordComponents())
            .anyMatch(component -> component.getAccessor().equals(method));
  }

  private DeclarationMistake refused(Method method, String why) {
    return new DeclarationMistake(
        "method " + method.getName() + " of question (" + type.getName() + ") " + why);
  }
}
