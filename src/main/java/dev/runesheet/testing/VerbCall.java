package dev.runesheet.testing;

import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * One call of a verb, as a program of one step would make it: its changes are counted, logged and
 * answered by other effects.
 *
 * @param verb the verb
 * @param arguments in the order of its parameters: entities by their numbers
 */
public record VerbCall(VerbSpec verb, List<Object> arguments) {

  private static final String SCENARIO = "scenario";

  /** Copies the list. */
  public VerbCall {
    arguments = List.copyOf(arguments);
  }

  /**
   * Reads the arguments of a verb.
   *
   * @param entities gives the number of the entity that a value names, or reports
   * @param words gives the valid words of a list, for example of {@code stat}
   * @return the call, or empty after a report
   */
  public static Optional<VerbCall> read(
      JsonFields fields,
      VerbSpec verb,
      Function<JsonValue, OptionalInt> entities,
      Function<String, List<String>> words) {
    List<Object> arguments = new ArrayList<>();
    for (Parameter parameter : verb.parameters()) {
      fields
          .required(parameter.name())
          .flatMap(value -> argument(parameter, value, entities, words))
          .ifPresent(arguments::add);
    }
    return arguments.size() < verb.parameters().size()
        ? Optional.empty()
        : Optional.of(new VerbCall(verb, arguments));
  }

  private static Optional<Object> argument(
      Parameter parameter,
      JsonValue value,
      Function<JsonValue, OptionalInt> entities,
      Function<String, List<String>> words) {
    return switch (parameter.type()) {
      case ENTITY -> boxed(entities.apply(value));
      case WHOLE -> boxed(value.whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
      case NUMBER -> {
        var number = value.number();
        yield number.isPresent() ? Optional.of(number.getAsDouble()) : Optional.empty();
      }
      case WORD ->
          parameter.choices().isEmpty()
              ? word(value, words.apply(parameter.words()))
              : value.oneOf(parameter.choices().words(), Code.UNKNOWN_WORD).map(word -> word);
    };
  }

  private static Optional<Object> boxed(OptionalInt number) {
    return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
  }

  private static Optional<Object> word(JsonValue value, List<String> valid) {
    Optional<String> word = valid.isEmpty() ? value.text() : value.oneOf(valid, Code.UNKNOWN_WORD);
    return word.map(text -> text);
  }

  /** Calls the verb for a holder; use it within {@code Match.direct}. */
  public void perform(MatchContext match, Entity self) {
    Activation activation = Activation.licensed(SCENARIO, self, Event.of(""));
    List<Object> all = new ArrayList<>();
    all.add(new Reaction(activation, match, block -> ""));
    Method method = method(match.game().getClass().getClassLoader());
    for (int i = 0; i < arguments.size(); i++) {
      Object given = arguments.get(i);
      Parameter parameter = verb.parameters().get(i);
      if (parameter.type() == Parameter.Type.ENTITY) {
        given = match.entity((Integer) given);
      } else if (!parameter.choices().isEmpty()) {
        given = constant(method.getParameterTypes()[i + 1], given);
      }
      all.add(given);
    }
    invoke(method, all);
  }

  private static Object constant(Class<?> type, Object word) {
    return Arrays.stream(type.getEnumConstants())
        .filter(one -> ((Word) one).word().equals(word))
        .findFirst()
        .orElseThrow();
  }

  private Method method(ClassLoader loader) {
    try {
      for (Method method : Class.forName(verb.javaClass(), true, loader).getMethods()) {
        if (method.getName().equals(verb.javaMethod())) {
          return method;
        }
      }
    } catch (ClassNotFoundException missing) {
      throw new IllegalStateException("verb (" + verb + ") has no class any more.", missing);
    }
    throw new IllegalStateException("verb (" + verb + ") has no method any more.");
  }

  private static void invoke(Method method, List<Object> all) {
    try {
      method.invoke(null, all.toArray());
    } catch (InvocationTargetException thrown) {
      if (thrown.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("a verb failed", thrown.getCause());
    } catch (IllegalAccessException closed) {
      throw new IllegalStateException("verb (" + method + ") is not public.", closed);
    }
  }
}
