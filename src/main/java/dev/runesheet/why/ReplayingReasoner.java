package dev.runesheet.why;

import dev.runesheet.api.Match;
import dev.runesheet.api.Reasoner;

/** The reasoner that replays the match with tracing on; see {@link Why}. */
public final class ReplayingReasoner implements Reasoner {

  @Override
  public Chain why(Match match, int change) {
    Why why = Why.of(match);
    return new Chain(why.trace(), why.change(change).get(0).number());
  }

  @Override
  public Verdicts whyNot(Match match, String effect) {
    return Why.of(match).verdicts(effect);
  }
}
