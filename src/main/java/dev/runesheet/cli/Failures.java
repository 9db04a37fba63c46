package dev.runesheet.cli;

import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells the user in plain lines why a command did not work. */
final class Failures {

  private static final int FAILED = 1;
  private static final int WRONG_USAGE = 2;

  private final Terminal terminal;

  Failures(Terminal terminal) {
    this.terminal = terminal;
  }

  int wrongUsage(ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    String message = wrong.getMessage();
    terminal.error(message.endsWith(".") ? message : message + ".");
    UnmatchedArgumentException.printSuggestions(wrong, terminal.err());
    String name = command.getCommandSpec().qualifiedName();
    terminal.complain("Try '" + name + " --help'.");
    return WRONG_USAGE;
  }

  int failed(Exception failure, CommandLine command, ParseResult arguments) {
    if (failure instanceof ParameterException wrong) {
      return wrongUsage(wrong, new String[0]);
    }
    if (failure instanceof CommandFailure known) {
      known.findings().forEach(finding -> terminal.complain(Findings.line(finding, terminal.errPaint())));
      terminal.error(known.getMessage());
      return known.code();
    }
    terminal.error("this should not have happened: " + failure);
    terminal.complain("Please report it, with the command that you typed.");
    if (Boolean.getBoolean("runesheet.trace")) {
      failure.printStackTrace(terminal.err());
    }
    return FAILED;
  }
}
