package dev.runesheet.cli.play;

import dev.runesheet.spi.Option;

/** A player's answer to a decision. */
public sealed interface Answer {

  /** The player chooses. */
  record Chosen(Option option) implements Answer {}

  /** The player stops: wants to, cannot answer any more, or nothing legal is left to try. */
  record Stopped(Contest.End why) implements Answer {}
}
