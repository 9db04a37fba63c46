package dev.runesheet.cli.play;

import picocli.CommandLine.Option;

/** The option that chooses the first player. */
public final class FirstOption {

  @Option(
      names = "--first",
      paramLabel = "PLAYER",
      defaultValue = "0",
      description = "The player who begins; 0 if left out.")
  private int first;

  /** The player's number. */
  public int player() {
    return first;
  }
}
