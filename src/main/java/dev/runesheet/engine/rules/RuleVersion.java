package dev.runesheet.engine.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** One version of a game's rules, split into single rules as far as its files allow. */
final class RuleVersion {

  private static final Pattern IMPORT = Pattern.compile("^import\\s+([\\w.]+)\\s*;?$");

  private final List<String> files = new ArrayList<>();
  private final Map<String, String> whole = new LinkedHashMap<>();
  private final Map<String, String> packages = new HashMap<>();
  private final Map<RuleKey, String> rules = new LinkedHashMap<>();
  private final Map<RuleKey, String> imports = new HashMap<>();
  private boolean apart = true;

  RuleVersion(List<RuleSource> sources) {
    Set<String> wholePackages = new HashSet<>();
    Set<String> otherPackages = new HashSet<>();
    for (RuleSource source : sources) {
      String rulePackage = RuleKey.packageOf(source);
      files.add(source.name());
      packages.put(source.name(), rulePackage);
      if (isWhole(source)) {
        apart &= whole.put(source.name(), source.head()) == null;
        wholePackages.add(rulePackage);
      } else {
        otherPackages.add(rulePackage);
        source.head().lines().map(String::strip).forEach(line -> head(rulePackage, line));
        source.rules().forEach(rule -> rule(new RuleKey(rulePackage, rule.name()), rule.text()));
      }
    }
    wholePackages.retainAll(otherPackages);
    apart &= wholePackages.isEmpty();
  }

  private static boolean isWhole(RuleSource source) {
    return source.rules().isEmpty() && source.head().lines().anyMatch(RuleVersion::says);
  }

  private static boolean says(String line) {
    String text = line.strip();
    return !text.isEmpty() && !text.startsWith("//") && !text.startsWith("package ");
  }

  private void rule(RuleKey key, String text) {
    apart &= rules.put(key, text) == null;
  }

  /**
   * Records an import; any other text before the rules could change their meaning and rules out a
   * patch.
   */
  private void head(String rulePackage, String line) {
    if (says(line)) {
      String name = IMPORT.matcher(line).replaceFirst("$1");
      String simple = name.substring(name.lastIndexOf('.') + 1);
      String other = imports.put(new RuleKey(rulePackage, simple), name);
      apart &= !name.equals(line) && (other == null || other.equals(name));
    }
  }

  /** True if the other version differs from this one by single rules and packages alone. */
  boolean differsByRules(RuleVersion other) {
    boolean sameImports =
        imports.entrySet().stream()
            .allMatch(
                one ->
                    other
                        .imports
                        .getOrDefault(one.getKey(), one.getValue())
                        .equals(one.getValue()));
    return apart && other.apart && sameImports && growsTo(other);
  }

  /**
   * True if the other version has all whole files, and more only in packages of their own, which
   * none of the others names, as they name none of the others.
   */
  private boolean growsTo(RuleVersion other) {
    List<String> more = other.filesNotIn(this);
    return other.whole.entrySet().containsAll(whole.entrySet())
        && more.stream().noneMatch(file -> packages.containsValue(other.packages.get(file)))
        && more.stream()
            .flatMap(file -> whole.keySet().stream().map(old -> Map.entry(file, old)))
            .noneMatch(
                two ->
                    other.names(two.getKey(), two.getValue())
                        || other.names(two.getValue(), two.getKey()));
  }

  /** True if a whole file names the package of another. */
  private boolean names(String file, String other) {
    return whole.get(file).contains(packages.get(other) + ".");
  }

  /** The files that are compiled as a whole and that the other version has not. */
  List<String> filesNotIn(RuleVersion other) {
    return whole.keySet().stream().filter(file -> !other.whole.containsKey(file)).toList();
  }

  /** True if files and rules are in the order of the other version. */
  boolean ordersLike(RuleVersion other) {
    return files.equals(other.files)
        && List.copyOf(rules.keySet()).equals(List.copyOf(other.rules.keySet()));
  }

  /** The rules that the other version has not, or has with another text. */
  List<RuleKey> notIn(RuleVersion other) {
    return rules.keySet().stream()
        .filter(key -> !rules.get(key).equals(other.rules.get(key)))
        .toList();
  }

  /** The number of rules that can be told apart. */
  int size() {
    return rules.size();
  }
}
