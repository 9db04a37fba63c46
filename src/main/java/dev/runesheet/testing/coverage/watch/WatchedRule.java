package dev.runesheet.testing.coverage.watch;

import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage.Kind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.kie.api.runtime.rule.Match;

/** The count of one rule's firings, shared by the sessions of all threads. */
public final class WatchedRule {

  public final String packageName;
  final String name;
  public final String place;
  final Kind kind;
  final boolean branch;
  final List<String> steps;
  final List<String> verbs;
  final List<WatchedCondition> conditions = new ArrayList<>();
  private final Map<String, WatchedCondition> restrictions = new HashMap<>();
  private final Count fired = new Count();
  public final String literal;
  private String effect = "";
  private Consumer<Match> look;

  WatchedRule(
      String packageName,
      String name,
      String place,
      Kind kind,
      boolean branch,
      List<String> steps,
      List<String> verbs,
      String literal) {
    this.packageName = packageName;
    this.name = name;
    this.place = place;
    this.kind = kind;
    this.branch = branch;
    this.steps = steps;
    this.verbs = verbs;
    this.literal = literal;
  }

  /** Sets the effect of the rule's block. */
  public void effect(String id) {
    effect = id;
  }

  /** Adds an observer of each firing match. */
  public void look(Consumer<Match> atMatch) {
    look = atMatch;
  }

  /** Adds a restriction that the game checks itself; whoever asks it tells the answers. */
  public Consumer<Boolean> restriction(String text) {
    return restrictions.computeIfAbsent(text, this::watched)::seen;
  }

  private WatchedCondition watched(String restriction) {
    WatchedCondition condition =
        new WatchedCondition(ConditionCoverage.restriction(restriction), place);
    conditions.add(condition);
    return condition;
  }

  void fired(Match match) {
    fired.increment();
    if (look != null) {
      look.accept(match);
    }
  }

  public RuleCoverage coverage() {
    return new RuleCoverage(
        packageName,
        name,
        place,
        kind,
        effect,
        branch,
        steps,
        verbs,
        conditions.stream().map(WatchedCondition::coverage).toList(),
        fired.sum());
  }
}
