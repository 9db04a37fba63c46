package dev.runesheet.engine.rules.index;

import java.util.function.Supplier;
import org.kie.api.runtime.KieSession;

/** An observer of what rules answer, also where the answers are cached. */
public interface RuleObserver {

  /** Sees nothing. */
  RuleObserver NONE = new RuleObserver() {};

  /**
   * Asks rules a question whose answer the book remembers.
   *
   * @return shows this observer once more what the rules did, each time a match is given the
   *     remembered answer
   */
  default Runnable remembered(Runnable question) {
    question.run();
    return () -> {};
  }

  /**
   * Sees that the book remembers how a continuous effect stacks, which the stacking policy decided
   * before any match.
   *
   * @param again shows this observer what the rules did to decide it: for each time it is in force
   */
  default void stacks(String effect, Runnable again) {}

  /**
   * Plays something on this thread that it does not see, such as a match that is played once more
   * to tell reasons, or the moves that a bot tries in forks.
   */
  default <T> T unseen(Supplier<T> play) {
    return play.get();
  }

  /** Sees a new session before any fact is in it. A session serves many matches. */
  default void opened(KieSession session) {}
}
