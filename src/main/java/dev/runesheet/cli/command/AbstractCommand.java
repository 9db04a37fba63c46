package dev.runesheet.cli.command;

import dev.runesheet.cli.console.Terminal;
import java.util.concurrent.Callable;
import picocli.CommandLine.Option;

/** The base of all commands. */
public abstract class AbstractCommand implements Callable<Integer> {

  /** All is well. */
  public static final int OK = 0;

  /** The exit code for findings, failures or differences. */
  public static final int FOUND = 1;

  /** The streams and the folder of the command. */
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
