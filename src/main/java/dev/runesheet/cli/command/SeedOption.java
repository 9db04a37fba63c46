package dev.runesheet.cli.command;

import picocli.CommandLine.Option;

/** The option for the seed of dice and bots. */
public final class SeedOption {

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Decides dice and bots; 1 if left out.")
  private long seed;

  /** The seed. */
  public long value() {
    return seed;
  }
}
