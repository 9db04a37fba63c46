package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.spi.Decision;
import java.util.Set;

/** A player who answers decisions. */
public interface Player {

  /**
   * Answers a decision.
   *
   * @param failed the options that were tried at this decision and could not be carried out
   */
  Answer answer(Match match, Decision decision, Set<String> failed);

  /** True if the player is asked about offers before the decision that the match waits for. */
  default boolean hearsOffers() {
    return false;
  }
}
