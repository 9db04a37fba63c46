package dev.runesheet.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** What every command has. */
abstract class AbstractCommand implements Callable<Integer> {

  /** All is well. */
  static final int OK = 0;

  /** Something was found, failed or differs. */
  static final int FOUND = 1;

  /** What the command talks to. */
  final Terminal terminal;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  AbstractCommand(Terminal terminal) {
    this.terminal = terminal;
  }
}
