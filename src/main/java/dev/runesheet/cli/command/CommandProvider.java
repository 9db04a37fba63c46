package dev.runesheet.cli.command;

import dev.runesheet.cli.console.Terminal;
import java.util.ServiceLoader;

/**
 * A part of Runesheet that adds a command to the command line, which does not know the part; found
 * by {@link ServiceLoader}.
 */
public interface CommandProvider {

  /**
   * The command, made anew for each call of the command line.
   *
   * @param terminal its streams and folder
   */
  AbstractCommand command(Terminal terminal);
}
