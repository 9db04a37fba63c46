package dev.runesheet.why;

import dev.runesheet.spelling.Word;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.lang.StackWalker.StackFrame;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The verbs being carried out, read from the call stack. */
final class VerbFrame {

  private static final StackWalker STACK =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  /**
   * True for a class that is a verb: asked of each frame, for whose method's name Java searches
   * longer.
   */
  private static final ClassValue<Boolean> IS_VERB =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return type.isAnnotationPresent(Verb.class);
        }
      };

  private VerbFrame() {}

  /** The classes of the verbs that run, innermost first: a verb may call another. */
  static List<Class<?>> current() {
    return STACK.walk(VerbFrame::verbs);
  }

  private static List<Class<?>> verbs(Stream<StackFrame> frames) {
    return frames
        .filter(frame -> IS_VERB.get(frame.getDeclaringClass()))
        .filter(frame -> frame.getMethodName().equals("perform"))
        .<Class<?>>map(StackFrame::getDeclaringClass)
        .toList();
  }

  /** The name of a verb. */
  static String name(Class<?> verb) {
    return verb.getAnnotation(Verb.class).name();
  }

  /** True if a verb changes the course of the match. */
  static boolean changesFlow(Class<?> verb) {
    return List.of(verb.getAnnotation(Verb.class).changes()).contains(Verb.Change.FLOW);
  }

  /** The arguments of a verb's call: the names of its parameters, with their values. */
  static List<Step.Argument> arguments(Class<?> verb, Object[] given) {
    List<Step.Argument> arguments = new ArrayList<>();
    for (Method method : verb.getMethods()) {
      if (method.getName().equals("perform") && method.getParameterCount() == given.length + 1) {
        for (int i = 0; i < given.length; i++) {
          Param declared = method.getParameters()[i + 1].getAnnotation(Param.class);
          String name = declared == null ? "" : declared.value();
          arguments.add(new Step.Argument(name, words(given[i])));
        }
      }
    }
    return arguments;
  }

  private static String words(Object given) {
    if (given instanceof Entity entity) {
      return entity.getName();
    }
    if (given instanceof Word word) {
      return word.word();
    }
    return given instanceof Number number
        ? Numbers.plain(number.doubleValue())
        : String.valueOf(given);
  }
}
