package dev.runesheet.engine.machine;

import dev.runesheet.spi.fault.FailedRule;
import dev.runesheet.spi.fault.OwnRuleFailure;
import dev.runesheet.spi.question.InputColumn;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The getter of a question because of which no rule can answer: Drools names only the condition,
 * and rules are not to blame.
 *
 * @param missed true if a condition missed a value
 */
record FailedQuestion(Object question, boolean missed) {

  /** The exception that names the getter; if all are as they should be, what was thrown. */
  static RuntimeException of(RuntimeException thrown, Object question) {
    Throwable first = thrown;
    while (first.getCause() != null) {
      first = first.getCause();
    }
    boolean missed = FailedRule.in(thrown) == null && first instanceof NullPointerException;
    FailedQuestion failed = new FailedQuestion(question, missed);
    return getters(question.getClass()).stream()
        .flatMap(getter -> failed.asks(getter).stream())
        .findFirst()
        .map(RuntimeException.class::cast)
        .orElse(thrown);
  }

  private static List<Method> getters(Class<?> type) {
    return Stream.of(type.getMethods())
        .filter(method -> method.isAnnotationPresent(InputColumn.class))
        .sorted(Comparator.comparing(Method::getName))
        .toList();
  }

  private Optional<OwnRuleFailure> asks(Method getter) {
    try {
      return getter.invoke(question) == null && missed
          ? Optional.of(failure(getter, "gives null", null))
          : Optional.empty();
    } catch (InvocationTargetException thrown) {
      Throwable cause = thrown.getCause();
      return Optional.of(failure(getter, "has thrown " + cause, cause));
    } catch (IllegalAccessException elsewhere) {
      return Optional.empty(); // Of a module that shows it to Drools alone.
    }
  }

  private OwnRuleFailure failure(Method getter, String what, Throwable cause) {
    String type = question.getClass().getName();
    return new OwnRuleFailure(
        "method " + getter.getName() + " of question (" + type + ") " + what + ".", cause);
  }
}
