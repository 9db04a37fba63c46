package dev.runesheet.engine.own;

import dev.runesheet.engine.drl.ConditionTree;
import dev.runesheet.engine.drl.DerivedTypes;
import dev.runesheet.engine.drl.DrlText.Fault;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.AccumulateDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.CollectDescr;
import org.drools.drl.ast.descr.ForallDescr;
import org.drools.drl.ast.descr.NotDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.drools.drl.ast.descr.TypeDeclarationDescr;

/**
 * The rules that derive facts while others of these are not there, or by their number, where those
 * follow from the derived ones in turn. Which of them stand then depends on the order in which
 * facts came, which is another after an undo, a restore or a fork. A query counts as what it looks
 * for.
 */
final class NegatedCycles {

  /** The types and queries that follow from one, at once. */
  private final Map<String, Set<String>> following = new HashMap<>();

  /** The names of types by the package and the name by which a file may write them. */
  private final Map<String, String> declared = new HashMap<>();

  /**
   * The cycles among rules of some files.
   *
   * @param files all own files of a game
   */
  NegatedCycles(List<PackageDescr> files) {
    for (PackageDescr file : files) {
      for (TypeDeclarationDescr type : file.getTypeDeclarations()) {
        String name = file.getNamespace() + "." + type.getTypeName();
        declared.put(name, name);
      }
    }
    files.forEach(this::add);
  }

  private void add(PackageDescr file) {
    for (TypeDeclarationDescr type : file.getTypeDeclarations()) {
      type.getSuperTypes()
          .forEach(
              above -> follow(name(file, type.getTypeName()), name(file, above.getFullName())));
    }
    for (RuleDescr rule : file.getRules()) {
      made(file, rule)
          .forEach(made -> asked(rule.getLhs()).forEach(one -> follow(name(file, one), made)));
    }
  }

  private void follow(String from, String made) {
    following.computeIfAbsent(from, any -> new TreeSet<>()).add(made);
  }

  /** The types that a rule derives; for a query its name. */
  private Stream<String> made(PackageDescr file, RuleDescr rule) {
    return rule.isQuery()
        ? Stream.of(rule.getName())
        : DerivedTypes.of(rule).stream().map(type -> name(file, type));
  }

  private static Stream<PatternDescr> asked(BaseDescr part) {
    return ConditionTree.all(part)
        .filter(PatternDescr.class::isInstance)
        .map(PatternDescr.class::cast);
  }

  private String name(PackageDescr file, PatternDescr pattern) {
    return name(file, pattern.getObjectType());
  }

  /** The full name of a type of a file's package, or of one that it imports; else the plain one. */
  private String name(PackageDescr file, String written) {
    return Stream.concat(
            Stream.of(written, file.getNamespace() + "." + written),
            file.getImports().stream()
                .map(imported -> imported.getTarget())
                .flatMap(target -> imported(target, written)))
        .map(declared::get)
        .filter(Objects::nonNull)
        .findFirst()
        .orElse(written.substring(written.lastIndexOf('.') + 1));
  }

  private static Stream<String> imported(String target, String written) {
    if (target.endsWith(".*")) {
      return Stream.of(target.substring(0, target.length() - 1) + written);
    }
    return target.endsWith("." + written) ? Stream.of(target) : Stream.empty();
  }

  /** The fault of a rule or query of a file, at the first condition that is on a cycle. */
  List<Fault> in(PackageDescr file, RuleDescr rule) {
    Set<String> made = new TreeSet<>(made(file, rule).toList());
    return ConditionTree.all(rule.getLhs())
        .filter(NegatedCycles::isNegating)
        .flatMap(
            part ->
                asked(part)
                    .filter(pattern -> pattern.getSource() == null)
                    .map(pattern -> name(file, pattern))
                    .filter(asked -> made.stream().anyMatch(one -> leads(one, asked)))
                    .map(asked -> fault(rule, part, asked)))
        .limit(1)
        .toList();
  }

  private static boolean isNegating(BaseDescr part) {
    return part instanceof NotDescr
        || part instanceof ForallDescr
        || part instanceof AccumulateDescr
        || part instanceof CollectDescr;
  }

  /** True if something follows from another, over however many rules. */
  private boolean leads(String from, String to) {
    Set<String> reached = new HashSet<>(Set.of(from));
    List<String> next = List.of(from);
    while (!next.isEmpty() && !reached.contains(to)) {
      next =
          next.stream()
              .flatMap(one -> following.getOrDefault(one, Set.of()).stream())
              .filter(reached::add)
              .toList();
    }
    return reached.contains(to);
  }

  private static Fault fault(RuleDescr rule, BaseDescr part, String asked) {
    int line = ConditionTree.line(part);
    return new Fault(
        line == 0 ? rule.getLine() : line,
        String.format(
            Locale.ROOT,
            "asks what there is not, or how much there is, of '%s', which follows from the answer:"
                + " the order in which facts came decides what stands, and is another after an undo,"
                + " a restore or a fork; choose by what no rule derives, such as the least number,"
                + " as in not Entity( kind == \"fighter\", id < $f )",
            asked.substring(asked.lastIndexOf('.') + 1)));
  }
}
