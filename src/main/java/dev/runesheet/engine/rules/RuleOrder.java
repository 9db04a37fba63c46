package dev.runesheet.engine.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;
import org.kie.api.io.Resource;

/**
 * The order of rules in a knowledge base: by file, then by place in the file. Rules that match at
 * the same moment fire in this order, whichever of them was compiled last. Drools itself counts in
 * each file or package that it compiles from 0 and decides between equals by the order of
 * compilation.
 */
public final class RuleOrder {

  private static final int BITS = 17;
  private static final int MOST_RULES = 1 << BITS;
  private static final int MOST_FILES = 1 << (Integer.SIZE - 1 - BITS);

  private final Map<String, Integer> fileOf = new HashMap<>();
  private final Map<RuleKey, Integer> orderOf = new HashMap<>();

  private RuleOrder(List<RuleSource> sources) {
    for (RuleSource source : sources) {
      int file = fileOf.size();
      String rulePackage = RuleKey.packageOf(source);
      fileOf.put(source.name(), file);
      for (int i = 0; i < source.rules().size(); i++) {
        orderOf.put(new RuleKey(rulePackage, source.rules().get(i).name()), at(file, i));
      }
    }
  }

  /** Gives each rule its place. */
  static void set(KieBase base, List<RuleSource> sources) {
    RuleOrder order = new RuleOrder(sources);
    Map<String, List<RuleImpl>> unknown = new HashMap<>();
    for (KiePackage pack : base.getKiePackages()) {
      for (Rule one : pack.getRules()) {
        RuleImpl rule = (RuleImpl) one;
        Integer known = order.orderOf.get(RuleKey.of(rule));
        if (known == null) {
          String file = rule.getResource().getSourcePath();
          unknown.computeIfAbsent(file, any -> new ArrayList<>()).add(rule);
        } else {
          rule.setLoadOrder(known);
        }
      }
    }
    unknown.forEach((file, rules) -> count(order.fileOf.get(file), rules));
  }

  /** Counts the rules of a file in the order in which Drools read them. */
  private static void count(int file, List<RuleImpl> rules) {
    rules.sort(Comparator.comparingInt(RuleOrder::inFile));
    for (int i = 0; i < rules.size(); i++) {
      rules.get(i).setLoadOrder(at(file, i));
    }
  }

  /**
   * Gives each rule of a base that others compiled its place: files count by their paths, as those
   * of a build are numbered. Rules without a file, such as those of an executable model, stay in
   * Drools' order.
   */
  static void setByPaths(KieBase base) {
    SortedSet<String> paths = new TreeSet<>();
    for (KiePackage pack : base.getKiePackages()) {
      for (Rule rule : pack.getRules()) {
        Resource file = ((RuleImpl) rule).getResource();
        if (file == null || file.getSourcePath() == null) {
          return;
        }
        paths.add(file.getSourcePath());
      }
    }
    set(base, paths.stream().map(path -> new RuleSource(path, "")).toList());
  }

  /** A rule's place in its file, from 0. */
  public static int inFile(RuleImpl rule) {
    return rule.getLoadOrder() % MOST_RULES;
  }

  /** The place of a rule's file, from 0; 0 if the rules were compiled elsewhere. */
  public static int file(RuleImpl rule) {
    return rule.getLoadOrder() / MOST_RULES;
  }

  private static int at(int file, int place) {
    if (file >= MOST_FILES || place >= MOST_RULES) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "rules (file %d, rule %d) are more than %d files of %d rules each",
              file,
              place,
              MOST_FILES,
              MOST_RULES));
    }
    return file * MOST_RULES + place;
  }
}
