package dev.runesheet.engine;

import dev.runesheet.engine.rules.RuleSource;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.kie.api.definition.KiePackage;
import org.kie.api.runtime.KieSession;

/**
 * An observer of a rule book's compiled rules and sessions, for coverage. A book without one has no
 * overhead. Probes are for tests and reports: they must not change the behaviour of rules.
 */
public interface RuleProbe {

  /** Sees nothing. */
  RuleProbe NONE =
      new RuleProbe() {
        @Override
        public boolean countsFirings() {
          return false;
        }
      };

  /**
   * True if it counts what rules do. The book, which remembers answers to pure questions, then
   * shows the probe, each time one is used, what the rules did for it: {@link #remembered}.
   */
  default boolean countsFirings() {
    return true;
  }

  /**
   * Asks rules a question whose answer the book remembers.
   *
   * @return shows this probe once more what the rules did, each time a match is given the
   *     remembered answer
   */
  default Runnable remembered(Runnable question) {
    question.run();
    return () -> {};
  }

  /**
   * Plays something on this thread that it does not see, such as a match that is played once more
   * to tell reasons, or the moves that a bot tries in forks.
   */
  default <T> T unseen(Supplier<T> play) {
    return play.get();
  }

  /**
   * Sees rules that were compiled, before a network is made of them: their constraints may be
   * exchanged for others that hold exactly when they do.
   */
  default void compiled(
      List<RuleSource> sources, SourceNotes notes, Collection<KiePackage> packages) {}

  /** Sees the rules, before its first match. */
  default void ready(Rules book) {}

  /**
   * Sees that a game asked one of the restrictions of an effect that it checks itself, where
   * somebody wanted to use it.
   *
   * @param restriction one of {@link Game#restrictions}
   */
  default void asked(String effect, String restriction, boolean holds) {}

  /** Sees a new session before any fact is in it. A session serves many matches. */
  default void opened(KieSession session) {}
}
