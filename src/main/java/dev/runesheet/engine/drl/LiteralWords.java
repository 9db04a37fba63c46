package dev.runesheet.engine.drl;

import java.util.List;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The texts in quotes that conditions of a file compare a property of facts with, by its name or
 * its getter, in patterns of such facts or of a variable bound to one.
 */
public final class LiteralWords {

  /** A text in quotes, without escapes. */
  private static final String TEXT = "(?:\"[^\"\\\\]*+\"|'[^'\\\\]*+')";

  private static final Pattern TEXTS = Pattern.compile(TEXT);

  private final PackageDescr file;

  public LiteralWords(PackageDescr file) {
    this.file = file;
  }

  /**
   * A word of a rule.
   *
   * @param word the text without its quotes
   * @param line its line, from 1; 0 if it is unknown
   */
  public record Literal(String word, int line) {}

  /** The words, in the order of the file. */
  public List<Literal> of(Class<?> facts, String property) {
    return file.getRules().stream()
        .flatMap(
            rule -> {
              String bound = bound(rule, facts);
              Pattern inside = compared("(?:(?:this" + bound + ")\\s*\\.\\s*)?", property);
              Pattern elsewhere = compared("(?:(?!)" + bound + ")\\s*\\.\\s*", property);
              return RuleCode.ofConditions(rule)
                  .flatMap(code -> in(code, isName(facts, code.facts()) ? inside : elsewhere));
            })
        .toList();
  }

  private static Stream<Literal> in(RuleCode code, Pattern compared) {
    return compared
        .matcher(code.text())
        .results()
        .flatMap(
            found ->
                texts(found.group()).map(word -> new Literal(word, code.lineOf(found.start()))));
  }

  /** The variables that a rule binds to facts of a type, as further choices of an expression. */
  private static String bound(RuleDescr rule, Class<?> facts) {
    return ConditionTree.all(rule.getLhs())
        .filter(part -> part instanceof PatternDescr one && isName(facts, one.getObjectType()))
        .map(part -> ((PatternDescr) part).getIdentifier())
        .filter(Objects::nonNull)
        .map(name -> "|" + Pattern.quote(name))
        .collect(Collectors.joining());
  }

  /** A comparison of a property, or of its getter, with one text, or with each of a list. */
  private static Pattern compared(String owner, String property) {
    return Pattern.compile(
        "(?<![\\w.$\"'])PROPERTY\\s*(?:[=!]=\\s*TEXT|(?:not\\s+)?in\\s*\\((?:\\s*TEXT\\s*,?)+\\)"
            .concat("|\\.\\s*equals\\s*\\(\\s*TEXT\\s*\\))")
            .concat("|TEXT\\s*[=!]=\\s*PROPERTY(?![\\w.(])")
            .concat("|TEXT\\s*\\.\\s*equals\\s*\\(\\s*PROPERTY\\s*\\)")
            .replace("PROPERTY", owner + "(?:NAME|GETTER\\s*\\(\\s*\\))")
            .replace("GETTER", Pattern.quote(CodeCall.getter(property)))
            .replace("NAME", Pattern.quote(property))
            .replace("TEXT", TEXT));
  }

  /** True if a name, as it is written in a rule, is that of a class. */
  static boolean isName(Class<?> type, String name) {
    return name.equals(type.getSimpleName()) || name.equals(type.getName());
  }

  /** The texts in quotes that code has. */
  public static Stream<String> texts(String code) {
    return TEXTS
        .matcher(code)
        .results()
        .map(MatchResult::group)
        .map(text -> text.substring(1, text.length() - 1));
  }
}
