package dev.runesheet.engine.drl;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The texts in quotes that conditions of a file compare a property of facts with, by its name or
 * its getter, also at the end of a path whose types are known.
 */
public final class LiteralWords {

  /** A text in quotes, without escapes. */
  private static final Pattern TEXTS = Pattern.compile("\"[^\"\\\\]*+\"|'[^'\\\\]*+'");

  private final List<Compared> all;

  /**
   * Reads the conditions of a file.
   *
   * @param types the types of all files whose rules are built with it
   */
  public LiteralWords(PackageDescr file, FactTypes types) {
    all =
        file.getRules().stream()
            .flatMap(rule -> in(rule, new PathTypes(types, file, rule)))
            .toList();
  }

  /**
   * A word of a rule.
   *
   * @param word the text without its quotes
   * @param line its line, from 1; 0 if it is unknown
   */
  public record Literal(String word, int line) {}

  /** A text that a property of facts of a type is compared with. */
  private record Compared(FactType facts, String property, Literal literal) {}

  /** The words, in the order of the file. */
  public List<Literal> of(Class<?> facts, String property) {
    return all.stream()
        .filter(one -> FactType.isProperty(one.property(), property) && one.facts().isOf(facts))
        .map(Compared::literal)
        .toList();
  }

  private static Stream<Compared> in(RuleDescr rule, PathTypes paths) {
    return RuleCode.ofConditions(rule).flatMap(code -> in(code, paths.in(code)));
  }

  private static Stream<Compared> in(RuleCode code, PathTypes.Code paths) {
    List<CodeToken> tokens = paths.tokens();
    return IntStream.range(0, tokens.size())
        .filter(at -> tokens.get(at).isText())
        .boxed()
        .flatMap(
            at ->
                ComparedPath.of(tokens, at).flatMap(path -> read(code, paths, path, at)).stream());
  }

  private static Optional<Compared> read(
      RuleCode code, PathTypes.Code paths, MemberPath path, int text) {
    String word = paths.tokens().get(text).said();
    Literal literal = new Literal(word, code.lineOf(paths.tokens().get(text).at()));
    return paths.owner(path).map(facts -> new Compared(facts, path.last(), literal));
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
