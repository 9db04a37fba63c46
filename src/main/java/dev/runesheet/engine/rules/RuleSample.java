package dev.runesheet.engine.rules;

import dev.runesheet.spi.fact.StackingRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A sample of rules large enough to prove that all compile: files written by hand as they are, and
 * of generated rules one of each shape for each file header that they stand below. Rules with the
 * same name are all in it, since they are wrong only together, and so is the stacking policy, which
 * loading needs.
 */
public final class RuleSample {

  private final Set<RuleKey> twice = new HashSet<>();
  private final Map<String, String> handWritten = new HashMap<>();
  private final Map<String, Set<String>> shapes = new HashMap<>();

  private RuleSample(List<RuleSource> sources) {
    Set<RuleKey> once = new HashSet<>();
    for (RuleSource source : sources) {
      String rulePackage = RuleKey.packageOf(source);
      if (source.rules().isEmpty()) {
        handWritten.merge(rulePackage, source.head(), String::concat);
      }
      for (RuleText rule : source.rules()) {
        RuleKey key = new RuleKey(rulePackage, rule.name());
        if (!once.add(key)) {
          twice.add(key);
        }
      }
    }
  }

  /** The files without the rules that need not be compiled. */
  public static List<RuleSource> of(List<RuleSource> sources) {
    RuleSample sample = new RuleSample(sources);
    return sources.stream().map(sample::of).toList();
  }

  private RuleSource of(RuleSource source) {
    if (source.head().contains(StackingRequest.class.getName())) {
      return source;
    }
    Set<String> known = shapes.computeIfAbsent(source.head(), head -> new HashSet<>());
    String rulePackage = RuleKey.packageOf(source);
    List<String> shapesOf = source.rules().parallelStream().map(RuleShape::of).toList();
    List<RuleText> taken = new ArrayList<>();
    for (int i = 0; i < shapesOf.size(); i++) {
      RuleText rule = source.rules().get(i);
      boolean isNew = known.add(shapesOf.get(i));
      if (isNew || isNamedTwice(rulePackage, rule.name())) {
        taken.add(rule);
      }
    }
    return new RuleSource(source.name(), source.head(), taken);
  }

  private boolean isNamedTwice(String rulePackage, String name) {
    return twice.contains(new RuleKey(rulePackage, name))
        || handWritten.getOrDefault(rulePackage, "").contains(name);
  }
}
