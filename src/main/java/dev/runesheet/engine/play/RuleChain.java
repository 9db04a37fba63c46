package dev.runesheet.engine.play;

import dev.runesheet.engine.network.Network;
import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.engine.rules.RulePlace;
import dev.runesheet.engine.rules.RuleSource;
import java.util.List;
import java.util.stream.Collectors;
import org.drools.base.definitions.rule.impl.RuleImpl;

/**
 * The rules of an author's own in a chain that went beyond a limit.
 *
 * @param rules the rules that fired last, each once
 * @param reach the place in the log at which the first of these firings was
 */
record RuleChain(List<RuleImpl> rules, int reach) {

  static final RuleChain NONE = new RuleChain(List.of(), 0);

  /** The chain of a match's session since a place in the log. */
  static RuleChain of(Network network, int mark) {
    return network == null
        ? NONE
        : network
            .ownFirings()
            .map(fired -> new RuleChain(fired.since(mark), fired.reach()))
            .orElse(NONE);
  }

  /** The place from which on effects are of the chain: those before it have only begun it. */
  int begin(int mark) {
    return rules.isEmpty() ? mark : Math.max(mark, reach);
  }

  /**
   * The rules with their places, in words; empty if there are none.
   *
   * @param sources the sources that the rules were compiled from; empty if unknown
   */
  String told(List<RuleSource> sources) {
    return rules.isEmpty()
        ? ""
        : rules.stream()
            .map(rule -> called(rule) + ", written at " + RulePlace.of(rule, sources))
            .collect(Collectors.joining("; ", " Rules written by hand that fired last: ", "."));
  }

  private static String called(RuleImpl rule) {
    return "'" + rule.getName() + "' of " + BuiltPackages.asWritten(rule.getPackageName());
  }
}
