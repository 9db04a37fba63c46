package dev.runesheet.engine;

import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.index.RuleObserver;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.SourceNotes;
import java.util.Collection;
import java.util.List;
import org.kie.api.definition.KiePackage;

/**
 * An observer of a rule book's compiled rules and sessions, for coverage. A book without one has no
 * overhead. Probes are for tests and reports: they must not change the behaviour of rules.
 */
public interface RuleProbe extends RuleObserver {

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
}
