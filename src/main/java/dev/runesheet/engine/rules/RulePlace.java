package dev.runesheet.engine.rules;

import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.drools.base.definitions.rule.impl.RuleImpl;

/** The place at which a compiled rule is written. */
public final class RulePlace {

  private RulePlace() {}

  /**
   * A problem at a rule.
   *
   * @param sources the sources that it was compiled from; empty if unknown
   */
  public static Problem problem(RuleImpl rule, List<RuleSource> sources, String message) {
    String file = file(rule);
    return new Problem(file, line(file, sources, rule), message);
  }

  /**
   * The file and line of a rule, as {@code own.drl:5}.
   *
   * @param sources the sources that it was compiled from; empty if unknown
   */
  public static String of(RuleImpl rule, List<RuleSource> sources) {
    String file = file(rule);
    int line = line(file, sources, rule);
    return line == 0 ? file : file + ":" + line;
  }

  private static String file(RuleImpl rule) {
    String file = rule.getResource() == null ? null : rule.getResource().getSourcePath();
    return file == null ? BuiltPackages.asWritten(rule.getPackageName()) : file;
  }

  private static int line(String file, List<RuleSource> sources, RuleImpl rule) {
    return sources.stream()
        .filter(source -> source.name().equals(file))
        .mapToInt(source -> line(source.drl(), rule.getName()))
        .findFirst()
        .orElse(0);
  }

  /** The line in which a rule begins, from 1; 0 if it is not found. */
  private static int line(String drl, String rule) {
    String name = Pattern.quote(rule);
    Matcher found =
        Pattern.compile(
                "(?m)(?:^|\\bend\\b)\\s*(rule|query)\\s+(\""
                    + name
                    + "\"|'"
                    + name
                    + "'|"
                    + name
                    + "(?!\\w))")
            .matcher(drl);
    return found.find()
        ? 1 + (int) drl.substring(0, found.start(1)).chars().filter(sign -> sign == '\n').count()
        : 0;
  }
}
