package dev.runesheet.engine.drl;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;

/** The texts in quotes that conditions of a file compare a property of facts with. */
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
    Pattern compared = compared(property);
    return file.getRules().stream()
        .flatMap(rule -> ConditionTree.all(rule.getLhs()))
        .filter(part -> part instanceof PatternDescr one && isName(facts, one.getObjectType()))
        .flatMap(ConditionTree::conditions)
        .flatMap(
            condition ->
                compared
                    .matcher(String.valueOf(condition.getExpression()))
                    .results()
                    .map(MatchResult::group)
                    .flatMap(LiteralWords::texts)
                    .map(word -> new Literal(word, ConditionTree.line(condition))))
        .toList();
  }

  /** A comparison with one text, or with each of a list. */
  private static Pattern compared(String property) {
    return Pattern.compile(
        "(?<![\\w.$\"'])PROPERTY\\s*(?:[=!]=\\s*TEXT|(?:not\\s+)?in\\s*\\((?:\\s*TEXT\\s*,?)+\\))"
            .concat("|TEXT\\s*[=!]=\\s*PROPERTY(?![\\w.(])")
            .replace("TEXT", TEXT)
            .replace("PROPERTY", Pattern.quote(property)));
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
