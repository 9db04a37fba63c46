package dev.runesheet.cli.command;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;

/** Ends a command: with findings, or one sentence, for the user. */
public final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<Diagnostic> findings;
  private final int code;

  private CommandFailure(int code, String message, Throwable cause, List<Diagnostic> findings) {
    super(message, cause, false, false);
    this.code = code;
    this.findings = List.copyOf(findings);
  }

  /** The user's words do not fit; nothing was tried. */
  public static CommandFailure usage(String message) {
    return new CommandFailure(2, message, null, List.of());
  }

  /** A failure of the command's task. */
  public static CommandFailure of(String message) {
    return new CommandFailure(1, message, null, List.of());
  }

  /** A failure of the command's task by what code of a project throws. */
  public static CommandFailure of(String message, Throwable cause) {
    return new CommandFailure(1, message, cause, List.of());
  }

  /** The same failure, with what it happened in before its message. */
  public CommandFailure in(String what) {
    return new CommandFailure(code, what + ": " + getMessage(), getCause(), findings);
  }

  /** The sources have errors. */
  public static CommandFailure of(String message, List<Diagnostic> findings) {
    return new CommandFailure(1, message, null, findings);
  }

  int code() {
    return code;
  }

  List<Diagnostic> findings() {
    return findings;
  }
}
