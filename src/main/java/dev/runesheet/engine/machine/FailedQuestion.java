package dev.runesheet.engine.machine;

import dev.runesheet.engine.network.ConditionFailure;
import dev.runesheet.engine.network.QuestionCache;
import dev.runesheet.engine.trace.FailedVerb;
import dev.runesheet.spelling.CamelCase;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fault.Causes;
import dev.runesheet.spi.fault.FailedRule;
import dev.runesheet.spi.fault.OwnRuleFailure;
import dev.runesheet.spi.question.CellForm;
import dev.runesheet.spi.question.InputColumn;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The getter of a question because of which no rule can answer: Drools names only the condition,
 * and rules are not to blame.
 *
 * @param missed true if a condition missed a value
 */
record FailedQuestion(Object question, boolean missed) {

  /** The getters of a class whose values are those of cell types. */
  private static final ClassValue<List<Method>> VALUES =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          return getters(type).stream()
              .filter(getter -> getter.getReturnType().isAnnotationPresent(CellForm.class))
              .toList();
        }
      };

  /**
   * The exception that names the getter; if all are as they should be, what was thrown.
   *
   * @param by the reaction whose verb has asked, which the failure of a condition notes; null if
   *     none has
   */
  static RuntimeException of(RuntimeException thrown, Object question, Reaction by) {
    Throwable first = Causes.root(thrown);
    boolean missed = FailedRule.in(thrown) == null && first instanceof NullPointerException;
    FailedQuestion failed = new FailedQuestion(question, missed);
    Optional<OwnRuleFailure> named =
        getters(question.getClass()).stream()
            .flatMap(getter -> failed.asks(getter).stream())
            .findFirst();
    if (named.isEmpty() && by != null && ConditionFailure.isOfCondition(thrown)) {
      FailedVerb.note(first, by); // Later it would be taken for a condition that the verb changed.
    }
    return named.map(RuntimeException.class::cast).orElse(thrown);
  }

  /**
   * Shows a question to its rules.
   *
   * @param rules shows it
   * @param known tells which conditions they have
   * @throws OwnRuleFailure if a getter gives null where a row looks for a value of a cell type, or
   *     that value is null: it is equal to none, and no row would fit without a word
   */
  static void show(Object question, Consumer<Object> rules, QuestionCache known) {
    rules.accept(question);
    Class<?> type = question.getClass();
    for (Method getter : VALUES.get(type)) {
      FailedQuestion missing = new FailedQuestion(question, true);
      Optional<OwnRuleFailure> failed = missing.asks(getter);
      if (failed.isPresent() && known.asksFor(type, property(getter))) {
        throw failed.get();
      }
      Optional<String> constant = known.missingConstant(type, getter, property(getter));
      if (constant.isPresent()) {
        throw new OwnRuleFailure(constant.get(), null);
      }
    }
  }

  private static String property(Method getter) {
    return CamelCase.property(getter.getName()).orElseGet(getter::getName);
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
