package dev.runesheet.engine.trace;

import dev.runesheet.engine.host.CallersLoader;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.VerbMethods;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The note in what a verb's code has thrown, which stays as it is: it is suppressed there, and
 * names the verb, its effect and the place where that is written.
 */
public final class FailedVerb extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /** A class that Drools makes of a consequence. */
  private static final Pattern CONSEQUENCE = Pattern.compile("\\.Rule_[^.]*$");

  /** The name that compilers of Java give a lambda in a method. */
  private static final Pattern LAMBDA = Pattern.compile("^lambda\\$(.+)\\$\\d+$");

  private FailedVerb(String message) {
    super(message, null, false, false);
  }

  /** True if a class is one that Drools makes of a consequence. */
  public static boolean isConsequence(String className) {
    return CONSEQUENCE.matcher(className).find();
  }

  /** Notes the reaction that has run the verb; that of the innermost effect stays. */
  public static void note(Throwable thrown, Reaction reaction) {
    if (noted(thrown).isEmpty()) {
      String verb = onStack(thrown).map(one -> one + " of ").orElse("");
      thrown.addSuppressed(new FailedVerb(verb + effect(reaction)));
    }
  }

  /**
   * Notes the part of a verb's work that has been deferred: the verb, or else the part and the line
   * in which it has failed.
   *
   * @param by the class that has run it
   */
  public static void note(Throwable thrown, DeferredStep deferred, Class<?> by) {
    if (noted(thrown).isEmpty()) {
      String part = "'" + deferred.what() + "', a deferred part of a verb" + begun(thrown, by);
      String failed = onStack(thrown).orElse(part);
      Reaction reaction = deferred.by();
      thrown.addSuppressed(
          new FailedVerb(reaction == null ? failed : failed + " of " + effect(reaction)));
    }
  }

  /** The line of the code that a class has called; empty if none is known. */
  private static String begun(Throwable thrown, Class<?> caller) {
    StackTraceElement called = null;
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (frame.getClassName().equals(caller.getName())) {
        return called == null ? "" : line(called);
      }
      called = frame;
    }
    return "";
  }

  /** Puts the note that an exception has, if it has one, on the one that is told instead. */
  public static void copy(Throwable noted, Throwable told) {
    if (noted(told).isEmpty()) {
      noted(noted).map(FailedVerb::new).ifPresent(told::addSuppressed);
    }
  }

  /** The verb that has thrown an exception, in words, with what is known of it; empty for none. */
  public static Optional<String> told(Throwable thrown) {
    return noted(thrown).or(() -> onStack(thrown));
  }

  private static Optional<String> noted(Throwable thrown) {
    return Stream.of(thrown.getSuppressed())
        .filter(FailedVerb.class::isInstance)
        .map(Throwable::getMessage)
        .findFirst();
  }

  private static String effect(Reaction reaction) {
    String block = reaction.getBlock();
    SourceNotes.Note note =
        reaction.changes() instanceof MatchContext match ? match.book().noteOfBlock(block) : null;
    return "effect '"
        + reaction.getRun().effect()
        + "' of "
        + reaction.getSelf()
        + (note == null ? "" : ", written at " + place(note));
  }

  /** The place of the only step; of several, that of the rule. */
  private static String place(SourceNotes.Note note) {
    return note.steps().size() == 1 ? note.steps().get(0) : note.source();
  }

  /** The verb that a rule has called, with its line; it may have called others. */
  private static Optional<String> onStack(Throwable thrown) {
    return Stream.of(thrown.getStackTrace())
        .takeWhile(frame -> !isConsequence(frame.getClassName()))
        .flatMap(frame -> verb(frame).stream())
        .reduce((inner, outer) -> outer);
  }

  private static String line(StackTraceElement frame) {
    return " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")";
  }

  private static Optional<String> verb(StackTraceElement frame) {
    try {
      Class<?> type = Class.forName(frame.getClassName(), false, CallersLoader.get());
      String method = LAMBDA.matcher(frame.getMethodName()).replaceFirst("$1");
      return Optional.ofNullable(VerbMethods.around(type, method))
          .map(one -> "the verb '" + one.getAnnotation(Verb.class).name() + "'" + line(frame));
    } catch (ClassNotFoundException | LinkageError elsewhere) {
      return Optional.empty(); // Made by Drools, or of another loader.
    }
  }
}
