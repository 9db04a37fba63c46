package dev.runesheet.cli.command;

import dev.runesheet.cli.console.Terminal;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** What every command has. */
public abstract class AbstractCommand implements Callable<Integer> {

  /** All is well. */
  public static final int OK = 0;

  /** Something was found, failed or differs. */
  public static final int FOUND = 1;

  /** What the command talks to. */
  public final Terminal terminal;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help and exit.")
  private boolean help;

  public AbstractCommand(Terminal terminal) {
    this.terminal = terminal;
  }
}
