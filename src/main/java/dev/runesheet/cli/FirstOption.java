package dev.runesheet.cli;

import picocli.CommandLine.Option;

/** Who begins. */
final class FirstOption {

  @Option(
      names = "--first",
      paramLabel = "PLAYER",
      defaultValue = "0",
      description = "The player who begins; 0 if left out.")
  private int first;

  /** The player's number. */
  int player() {
    return first;
  }
}
