package dev.runesheet.cli.command;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;

/** Ends a command: with findings, or one sentence, for the user. */
public final class CommandFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient List<Diagnostic> findings;
  private final int code;

  private CommandFailure(int code, String message, List<Diagnostic> findings) {
    super(message, null, false, false);
    this.code = code;
    this.findings = List.copyOf(findings);
  }

  /** The user's words do not fit; nothing was tried. */
  public static CommandFailure usage(String message) {
    return new CommandFailure(2, message, List.of());
  }

  /** A failure of the command's task. */
  public static CommandFailure of(String message) {
    return new CommandFailure(1, message, List.of());
  }

  /** The sources have errors. */
  public static CommandFailure of(String message, List<Diagnostic> findings) {
    return new CommandFailure(1, message, findings);
  }

  int code() {
    return code;
  }

  List<Diagnostic> findings() {
    return findings;
  }
}
