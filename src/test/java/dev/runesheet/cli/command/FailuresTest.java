package dev.runesheet.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.runesheet.cli.Ran;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.spi.verb.Verb;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What stops a command unexpectedly is told in lines that say where to look. */
class FailuresTest {

  /** A verb of a project that asks for a die without sides. */
  @Verb(
      name = "gamble",
      says = "gamble",
      doc = "Rolls a die.",
      changes = {})
  public static final class Gamble {

    private Gamble() {}

    static IllegalArgumentException thrown() {
      return new IllegalArgumentException("sides must be at least 1.");
    }
  }

  /** A class with several verbs. */
  public static final class Bets {

    private Bets() {}

    @Verb(
        name = "bet",
        says = "bet",
        doc = "Bets later.",
        changes = {})
    static Supplier<IllegalArgumentException> bet() {
      return () -> new IllegalArgumentException("nothing to bet.");
    }
  }

  private static String told(Exception failure) {
    StringWriter err = new StringWriter();
    Terminal terminal = Ran.terminal(Path.of(""), "", new StringWriter(), err);
    assertThat(new Failures(terminal).failed(failure, null, null)).isEqualTo(1);
    return err.toString();
  }

  @Test
  void aVerbThatThrowsIsNamedWithItsLine() {
    assertThat(told(Gamble.thrown()))
        .contains("the verb 'gamble' (FailuresTest.java:", "sides must be at least 1.")
        .contains("Unless the verb is your own, please report it");
  }

  @Test
  void aVerbOfSeveralIsNamedWhosePartThrowsLater() {
    assertThat(told(Bets.bet().get()))
        .contains("the verb 'bet' (FailuresTest.java:", "nothing to bet.");
  }

  @Test
  void aNameThatTheLocaleCannotReadIsToldWithTheRemedy() {
    InvalidPathException name =
        new InvalidPathException(
            "??.yaml", "Malformed input or input contains unmappable characters");
    assertThat(told(new IllegalStateException(name)))
        .contains("set LC_ALL=C.UTF-8")
        .doesNotContain("should not have happened");
  }

  @Test
  void aProtectedFolderIsNamed() {
    assertThat(told(new UncheckedIOException(new AccessDeniedException("data/cards"))))
        .isEqualToIgnoringNewLines("error: 'data/cards' cannot be used: it is protected.");
  }

  @Test
  void aClassOfAProjectIsNamedWithItsLine() {
    RuntimeException failure = new IllegalStateException("odd");
    failure.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("java.util.Optional", "get", "Optional.java", 1),
          new StackTraceElement("com.fasterxml.jackson.Mapper", "read", "Mapper.java", 2),
          new StackTraceElement("odd.Reader", "read", "Reader.java", 7),
          new StackTraceElement("dev.runesheet.pack.Packs", "build", "Packs.java", 3)
        });
    assertThat(told(failure))
        .contains("a class failed: java.lang.IllegalStateException: odd (odd.Reader.read(Reader")
        .contains("Unless the class is your own, please report it")
        .doesNotContain("should not have happened");
  }

  @Test
  void aClassOfAProjectIsNamedWhereItMakesWhatTheModelRefuses() {
    RuntimeException failure = new IllegalArgumentException("sides (0)");
    failure.setStackTrace(
        new StackTraceElement[] {
          new StackTraceElement("dev.runesheet.model.Value$Roll", "<init>", "Value.java", 48),
          new StackTraceElement("odd.Reader", "read", "Reader.java", 7),
          new StackTraceElement("dev.runesheet.pack.Packs", "build", "Packs.java", 3)
        });
    assertThat(told(failure)).contains("sides (0) (odd.Reader.read(Reader.java:7))");
  }

  @Test
  void anEffectThatCannotBeIsAFindingAtItsPlace() {
    SourceLocation place = SourceLocation.line("x.src", 2, 3);
    Throwable thrown =
        catchThrowable(
            () -> new Step.Choose(Selector.Role.SELF, "x", List.of(), Step.Asking.OPTIONAL, place));
    assertThat(told((Exception) thrown)).startsWith("x.src:2:3: error RS130");
  }

  @Test
  void everythingElseIsToBeReported() {
    assertThat(told(new IllegalStateException("odd")))
        .contains("this should not have happened: java.lang.IllegalStateException: odd")
        .contains("Please report it");
  }
}
