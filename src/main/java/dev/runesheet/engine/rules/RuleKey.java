package dev.runesheet.engine.rules;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kie.api.definition.rule.Rule;

/** The identity of a rule in a knowledge base. */
record RuleKey(String rulePackage, String name) {

  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)");

  /** The key of a compiled rule; the same whether a build compiled it or not. */
  static RuleKey of(Rule rule) {
    return new RuleKey(BuiltPackages.asWritten(rule.getPackageName()), rule.getName());
  }

  /** The package that a file names first; empty if it names none. */
  static String packageOf(RuleSource source) {
    Matcher found = PACKAGE.matcher(source.head());
    return found.find() ? found.group(1) : "";
  }
}
