package dev.runesheet.why;

import dev.runesheet.spelling.Word;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.VerbMethods;
import java.lang.StackWalker.StackFrame;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A verb being carried out, read from the call stack. */
record VerbFrame(Class<?> type, String method) {

  private static final StackWalker STACK =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  /** The verbs that run, innermost first: a verb may call another. */
  static List<VerbFrame> current() {
    return STACK.walk(VerbFrame::verbs);
  }

  /** Classes are asked first: Java searches longer for the name of a frame's method. */
  private static List<VerbFrame> verbs(Stream<StackFrame> frames) {
    return frames
        .filter(frame -> hasVerbs(frame.getDeclaringClass()))
        .map(frame -> new VerbFrame(frame.getDeclaringClass(), frame.getMethodName()))
        .filter(frame -> VerbMethods.of(frame.type).containsKey(frame.method))
        .toList();
  }

  /** A class whose methods name classes that are not there has not run as a verb. */
  private static boolean hasVerbs(Class<?> type) {
    try {
      return !VerbMethods.of(type).isEmpty();
    } catch (LinkageError missing) {
      return false;
    }
  }

  private Verb verb() {
    return VerbMethods.of(type).get(method).getAnnotation(Verb.class);
  }

  /** The name of the verb. */
  String name() {
    return verb().name();
  }

  /** True if the verb changes the course of the match. */
  boolean changesFlow() {
    return List.of(verb().changes()).contains(Verb.Change.FLOW);
  }

  /** The arguments of the verb's call: the names of its parameters, with their values. */
  List<Step.Argument> arguments(Object[] given) {
    List<Step.Argument> arguments = new ArrayList<>();
    for (Method one : type.getMethods()) {
      if (one.getName().equals(method) && one.getParameterCount() == given.length + 1) {
        for (int i = 0; i < given.length; i++) {
          Param declared = one.getParameters()[i + 1].getAnnotation(Param.class);
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
