package dev.runesheet.pack.tool;

import dev.runesheet.api.Match;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.List;

/** A player's strategy, deterministic in the position of a match. */
@FunctionalInterface
public interface Bot {

  /**
   * The option that it takes.
   *
   * @param match the match, for reading; bots that look ahead fork it
   * @param options those of the decision that have not failed; at least one
   */
  Option choose(Match match, Decision decision, List<Option> options);
}
