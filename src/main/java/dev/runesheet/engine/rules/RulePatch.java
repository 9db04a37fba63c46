package dev.runesheet.engine.rules;

import dev.runesheet.engine.constraint.QueryOrder;
import dev.runesheet.engine.host.NamedFunction;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import org.drools.base.definitions.InternalKnowledgePackage;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.DialectRuntimeData;
import org.drools.kiesession.rulebase.InternalKnowledgeBase;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;

/**
 * The difference that turns a knowledge base of some rules into one of others.
 *
 * @param compiled files with only the rules that are new or differ, and new files of packages of
 *     their own
 * @param packages the packages of those new files
 * @param added the keys of all other compiled rules
 * @param removed the rules that are gone or replaced
 * @param reordered whether rules stand in another order
 */
public record RulePatch(
    List<RuleSource> compiled,
    Set<String> packages,
    Set<RuleKey> added,
    List<RuleKey> removed,
    boolean reordered) {

  /** Above this share of all rules, a new knowledge base is built sooner than a patched one. */
  private static final int LARGEST_SHARE = 4;

  /** The difference between equal rules. */
  public static final RulePatch NONE =
      new RulePatch(List.of(), Set.of(), Set.of(), List.of(), false);

  private static final int SMALL = 50;
  private static final String JAVA = "java";

  public RulePatch {
    compiled = List.copyOf(compiled);
    packages = Set.copyOf(packages);
    added = Set.copyOf(added);
    removed = List.copyOf(removed);
  }

  /**
   * The difference between two versions of rules; empty if more than single rules and new packages
   * differ, such as a file that was written by hand before, or too many do for a patch to pay off.
   */
  public static Optional<RulePatch> between(List<RuleSource> before, List<RuleSource> after) {
    RuleVersion old = new RuleVersion(before);
    RuleVersion now = new RuleVersion(after);
    Set<RuleKey> added = new HashSet<>(now.notIn(old));
    if (!old.differsByRules(now) || added.size() > Math.max(SMALL, now.size() / LARGEST_SHARE)) {
      return Optional.empty();
    }
    List<RuleSource> compiled = new ArrayList<>();
    Set<String> files = Set.copyOf(now.filesNotIn(old));
    Set<String> packages = new HashSet<>();
    for (RuleSource source : after) {
      String rulePackage = RuleKey.packageOf(source);
      List<RuleText> rules = new ArrayList<>(source.rules());
      rules.removeIf(rule -> !added.contains(new RuleKey(rulePackage, rule.name())));
      if (files.contains(source.name())) {
        compiled.add(source);
        packages.add(rulePackage);
      } else if (!rules.isEmpty()) {
        compiled.add(new RuleSource(source.name(), source.head(), rules));
      }
    }
    return Optional.of(
        new RulePatch(compiled, packages, added, old.notIn(now), !old.ordersLike(now)));
  }

  /**
   * Compiles the new rules.
   *
   * @param base the base that it will change
   * @param mark a number that no other patch of the base has: Drools names the class of a rule by
   *     its consequence, and a name that it has seen makes it load all classes of the package again
   * @throws RuleCompilationException if it does not compile
   */
  public Collection<KiePackage> compile(KieBase base, int mark) {
    String prefix = prefix(base);
    DeclaredNames declared = DeclaredNames.of(compiled);
    List<RuleSource> marked = new ArrayList<>();
    for (RuleSource source : compiled) {
      List<RuleText> rules =
          source.rules().stream()
              .map(rule -> new RuleText(rule.name(), "", marked(rule.text(), mark)))
              .toList();
      String head = declared.below(prefix, source.head());
      marked.add(new RuleSource(source.name(), head, rules));
    }
    return marked.isEmpty() ? List.of() : RuleCompiler.compileFew(marked).getKnowledgePackages();
  }

  /** The beginning of the packages of a base of one game; empty if no build made them. */
  private static String prefix(KieBase base) {
    SortedSet<String> packages = BuiltPackages.of(base);
    return packages.isEmpty() ? "" : packages.first();
  }

  private static String marked(String rule, int mark) {
    int end = rule.lastIndexOf("end");
    return rule.substring(0, end) + "// " + mark + "\n" + rule.substring(end);
  }

  /**
   * Changes a base that is not in use, and that is of no use if it could not be changed.
   *
   * @param built the result of {@link #compile}
   * @param sources all rules after the change
   * @return false if the base or the compiled packages have other rules than their texts, or if
   *     Drools cannot make a network of them: what is wrong is then told when all are compiled
   */
  public boolean apply(KieBase base, Collection<KiePackage> built, List<RuleSource> sources) {
    InternalKnowledgeBase changed = (InternalKnowledgeBase) base;
    Set<RuleKey> found = new HashSet<>();
    built.forEach(pack -> pack.getRules().forEach(rule -> found.add(RuleKey.of(rule))));
    found.removeIf(key -> packages.contains(key.rulePackage()));
    String prefix = prefix(base);
    List<RuleImpl> gone = new ArrayList<>();
    for (RuleKey key : removed) {
      gone.add((RuleImpl) changed.getRule(prefix + key.rulePackage(), key.name()));
    }
    if (!found.equals(added) || gone.contains(null)) {
      return false;
    }
    changed.removeRules(gone);
    gone.stream()
        .filter(rule -> !added.contains(RuleKey.of(rule)))
        .forEach(rule -> forget(changed, rule));
    QueryOrder.keep(built);
    NamedFunction.keep(built);
    try {
      changed.addPackages(built);
    } catch (RuntimeException | LinkageError broken) {
      return false;
    }
    RuleOrder.set(changed, sources);
    return true;
  }

  /**
   * Takes a rule out of its package, too. Its classes stay loaded: to get rid of them Drools would
   * load those of all other rules of the package again. A new class never has the name of such a
   * one, since rules that are compiled are marked.
   */
  private static void forget(InternalKnowledgeBase base, RuleImpl rule) {
    InternalKnowledgePackage pack = base.getPackage(rule.getPackageName());
    DialectRuntimeData classes = pack.getDialectRuntimeRegistry().getDialectData(JAVA);
    boolean before = classes.isDirty();
    pack.removeRule(rule);
    classes.setDirty(before);
  }

  /** True if the two are the same rules in the same order. */
  public boolean isEmpty() {
    return compiled.isEmpty() && removed.isEmpty() && !reordered;
  }
}
