package dev.runesheet.spi.fault;

import org.kie.api.runtime.rule.ConsequenceException;
import org.kie.api.runtime.rule.Match;

/** The rule in whose consequence something was thrown. */
public final class FailedRule {

  private FailedRule() {}

  /** The rule with the facts it fired for; null if no rule was firing. */
  public static Match in(Throwable thrown) {
    for (Throwable cause : Causes.of(thrown)) {
      if (cause instanceof ConsequenceException of && of.getMatch() != null) {
        return of.getMatch();
      }
    }
    return null;
  }
}
