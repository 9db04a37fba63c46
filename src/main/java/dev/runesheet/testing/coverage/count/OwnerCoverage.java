package dev.runesheet.testing.coverage.count;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The coverage of a card, hero or role: of the effects whose ids begin with its own. An effect that
 * several cards share stands for itself.
 *
 * @param owner its id
 * @param effects the number of its effects
 * @param neverRan its effects of which no rule fired, by id
 * @param neverRefused the restrictions of its other effects that have refused no use
 */
public record OwnerCoverage(
    String owner, int effects, List<String> neverRan, List<String> neverRefused) {

  /** Copies the lists. */
  public OwnerCoverage {
    neverRan = List.copyOf(neverRan);
    neverRefused = List.copyOf(neverRefused);
  }

  /** The owners of counted rules that are blocks of effects, by id. */
  public static List<OwnerCoverage> of(List<RuleCoverage> rules) {
    Map<String, List<RuleCoverage>> owners = new TreeMap<>();
    for (RuleCoverage rule : rules) {
      String owner = owner(rule.effect());
      if (!owner.isEmpty()) {
        owners.computeIfAbsent(owner, any -> new ArrayList<>()).add(rule);
      }
    }
    List<OwnerCoverage> all = new ArrayList<>();
    owners.forEach((owner, own) -> all.add(of(owner, own)));
    return all;
  }

  /**
   * The owner of an effect; an effect that cards share is its own. Empty for what is in no source.
   */
  private static String owner(String effect) {
    int slash = effect.lastIndexOf('/');
    return slash > 0 ? effect.substring(0, slash) : effect.startsWith("(") ? "" : effect;
  }

  private static OwnerCoverage of(String owner, List<RuleCoverage> rules) {
    Set<String> effects = new LinkedHashSet<>();
    Set<String> ran = new LinkedHashSet<>();
    for (RuleCoverage rule : rules) {
      effects.add(rule.effect());
      if (rule.fired() > 0) {
        ran.add(rule.effect());
      }
    }
    List<String> neverRefused = new ArrayList<>();
    for (RuleCoverage rule : rules) {
      for (ConditionCoverage condition : rule.conditions()) {
        if (ran.contains(rule.effect()) && condition.restricts() && condition.failed() == 0) {
          neverRefused.add(condition.text() + " of " + rule.effect());
        }
      }
    }
    List<String> neverRan = effects.stream().filter(one -> !ran.contains(one)).toList();
    return new OwnerCoverage(owner, effects.size(), neverRan, neverRefused);
  }

  /** The coverage by tests, in a line. */
  public String sentence() {
    String ran = owner + ": " + (effects - neverRan.size()) + " of " + effects + " ran";
    return ran + listed("never ran", neverRan) + listed("never refused", neverRefused);
  }

  private static String listed(String what, List<String> all) {
    return all.isEmpty() ? "" : "; " + what + ": " + String.join(", ", all);
  }
}
