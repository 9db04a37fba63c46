package dev.runesheet.engine.rules;

import dev.runesheet.engine.drl.ConditionTree;
import dev.runesheet.engine.drl.RuleParser;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.AndDescr;
import org.drools.drl.ast.descr.BaseDescr;
import org.drools.drl.ast.descr.ConditionalElementDescr;
import org.drools.drl.ast.descr.ExistsDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.QualifiedName;
import org.drools.drl.ast.descr.TypeDeclarationDescr;

/**
 * The facts without which rules of a game's own files never fire, although no file makes any: those
 * of types that the files declare, with fields, so that none of them is a class of Java.
 */
public final class MissingFacts {

  /** Code by which facts may be made without naming their type after {@code new}. */
  private static final Pattern OTHERWISE =
      Pattern.compile("\\bgetFactType\\b|\\bnewInstance\\b|\\bforName\\b");

  private final Collection<String> texts;

  /** The types by their supertypes. */
  private final Map<String, Set<String>> below = new HashMap<>();

  private final Set<String> declared = new HashSet<>();

  /**
   * The files of a game.
   *
   * @param texts all that may make facts
   */
  public MissingFacts(Collection<String> texts) {
    this.texts = texts;
    texts.stream().flatMap(text -> RuleParser.parse(null, text).stream()).forEach(this::add);
  }

  private void add(PackageDescr file) {
    for (TypeDeclarationDescr type : file.getTypeDeclarations()) {
      if (!type.getFields().isEmpty() && !type.isTrait()) {
        declared.add(type.getTypeName());
      }
      for (QualifiedName above : type.getSuperTypes()) {
        below.computeIfAbsent(above.getName(), any -> new HashSet<>()).add(type.getTypeName());
      }
    }
  }

  /**
   * A fact that is missing.
   *
   * @param rule the rule that never fires without it
   * @param line the line of the condition, from 1
   */
  public record Missing(String rule, String type, int line) {}

  /** The missing facts of the rules of a file; none of one that Drools cannot read. */
  public List<Missing> in(String text) {
    boolean otherwise = texts.stream().anyMatch(one -> OTHERWISE.matcher(one).find());
    return RuleParser.parse(null, text).stream()
        .filter(file -> !otherwise)
        .flatMap(file -> file.getRules().stream())
        .filter(rule -> !rule.isQuery())
        .flatMap(
            rule ->
                needed(rule.getLhs())
                    .filter(pattern -> isMissing(name(pattern)))
                    .limit(1)
                    .map(
                        pattern ->
                            new Missing(
                                rule.getName(), name(pattern), ConditionTree.line(pattern))))
        .toList();
  }

  /** The patterns that facts must match; others may be for values that are made on the spot. */
  private static Stream<PatternDescr> needed(BaseDescr part) {
    if (part instanceof PatternDescr pattern) {
      return pattern.getSource() == null ? Stream.of(pattern) : Stream.empty();
    }
    return part instanceof AndDescr || part instanceof ExistsDescr
        ? ((ConditionalElementDescr) part)
            .getDescrs().stream()
                .filter(BaseDescr.class::isInstance)
                .flatMap(inside -> needed((BaseDescr) inside))
        : Stream.empty();
  }

  private boolean isMissing(String type) {
    return declared.contains(type) && isUnmade(type, new HashSet<>());
  }

  private static String name(PatternDescr pattern) {
    String type = pattern.getObjectType();
    return type.substring(type.lastIndexOf('.') + 1);
  }

  /** True if no file makes a fact of a type, nor of one below it. */
  private boolean isUnmade(String type, Set<String> seen) {
    Pattern made =
        Pattern.compile("\\bnew\\s+(?:[\\w$]+\\s*\\.\\s*)*" + Pattern.quote(type) + "(?![\\w$])");
    return texts.stream().noneMatch(text -> made.matcher(text).find())
        && below.getOrDefault(type, Set.of()).stream()
            .filter(seen::add)
            .allMatch(one -> isUnmade(one, seen));
  }
}
