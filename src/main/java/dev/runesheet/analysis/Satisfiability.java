package dev.runesheet.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A search for a way in which all that is known can be so at once. What it calls impossible is; of
 * very many conditions that could fail in many ways it gives up.
 */
final class Satisfiability {

  /** Ways that are tried; rows that people write leave one or two. */
  private static final int MOST = 1_000;

  private int tried;

  private Satisfiability() {}

  /** A claim that some others must make true, and those of its parts that are still possible. */
  private record Choice(Claim claim, List<Claim> open) {}

  /** True if what holds at any time leaves a claim possible, and what is known here does not. */
  static boolean cease(KnownNumbers always, KnownNumbers facts, Claim claim) {
    return !facts.equals(always)
        && none(facts.with(claim))
        && !none(facts)
        && !none(always.with(claim));
  }

  /** True if a claim excludes itself, whatever the game is. */
  static boolean never(Claim claim) {
    return none(KnownNumbers.of(Knowledge.NONE).with(claim));
  }

  /** True if what is known cannot be so at once. */
  static boolean none(KnownNumbers facts) {
    return new Satisfiability().isNone(facts);
  }

  private boolean isNone(KnownNumbers facts) {
    if (facts.isContradiction()) {
      return true;
    }
    Set<Claim> rest = new LinkedHashSet<>(facts.claims());
    List<Choice> choices = new ArrayList<>();
    for (Claim claim : facts.claims()) {
      if (!claim.isAny()) {
        continue;
      }
      if (claim.parts().stream().anyMatch(part -> isKnown(facts, part))) {
        rest.remove(claim);
        continue;
      }
      List<Claim> open =
          claim.parts().stream().filter(part -> !facts.with(part).isContradiction()).toList();
      if (open.isEmpty()) {
        return true;
      }
      choices.add(new Choice(claim, open));
    }
    return choices.stream()
        .min(Comparator.comparingInt(choice -> choice.open().size()))
        .filter(choice -> isNone(facts, rest, choice))
        .isPresent();
  }

  private boolean isNone(KnownNumbers facts, Set<Claim> claims, Choice choice) {
    Set<Claim> rest = new LinkedHashSet<>(claims);
    rest.remove(choice.claim());
    KnownNumbers others = facts.with(rest);
    return choice.open().stream().allMatch(way -> tried++ < MOST && isNone(others.with(way)));
  }

  /** True if a part is so anyway; of what is drawn nothing is. */
  private static boolean isKnown(KnownNumbers facts, Claim part) {
    return facts.with(part.opposite()).isContradiction();
  }
}
