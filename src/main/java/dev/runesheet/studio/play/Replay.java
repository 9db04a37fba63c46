package dev.runesheet.studio.play;

import dev.runesheet.api.Match;
import dev.runesheet.why.Why;

/**
 * A match that was played again, step by step, to answer questions about it. It is kept until the
 * match goes on, since people ask many questions about one position.
 */
final class Replay {

  private Match match;
  private int happenings;
  private Why why;

  /**
   * All steps of a match up to where it stands.
   *
   * @throws IllegalStateException if it cannot be played again, see {@link Match#again}
   */
  Why of(Match asked) {
    if (why == null || match != asked || happenings != asked.happenings().size()) {
      why = Why.of(asked);
      match = asked;
      happenings = asked.happenings().size();
    }
    return why;
  }
}
