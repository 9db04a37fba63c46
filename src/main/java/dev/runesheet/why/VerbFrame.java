package dev.runesheet.why;

import dev.runesheet.model.verb.Verb;
import java.lang.StackWalker.StackFrame;
import java.util.stream.Stream;

/** Which verb is being carried out, as the stack of calls shows it. */
final class VerbFrame {

  private static final StackWalker STACK =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private VerbFrame() {}

  /** The name of the innermost verb that runs; empty if none does. */
  static String current() {
    return STACK.walk(VerbFrame::verb);
  }

  private static String verb(Stream<StackFrame> frames) {
    return frames
        .filter(frame -> frame.getMethodName().equals("perform"))
        .map(frame -> frame.getDeclaringClass().getAnnotation(Verb.class))
        .filter(verb -> verb != null)
        .map(Verb::name)
        .findFirst()
        .orElse("");
  }
}
