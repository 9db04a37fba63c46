package dev.runesheet.engine.drl;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The types of facts that a rule derives, by their names as it writes them: those of which it gives
 * a new one to {@code insertLogical}, at once or by a variable. What functions make is not known.
 */
public final class DerivedTypes {

  private static final String DERIVING = "insertLogical";

  private DerivedTypes() {}

  /** True if a rule derives facts, of whatever type. */
  public static boolean any(RuleDescr rule) {
    return RuleCode.consequences(rule)
        .flatMap(CodeCall::of)
        .anyMatch(call -> call.method().equals(DERIVING));
  }

  /** The types that a rule derives. */
  public static Set<String> of(RuleDescr rule) {
    return RuleCode.consequences(rule)
        .flatMap(DerivedTypes::in)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> in(String text) {
    List<CodeToken> code = CodeToken.of(text);
    return CodeCall.of(text)
        .filter(call -> call.method().equals(DERIVING))
        .flatMap(call -> call.arguments().stream())
        .map(LiteralValues::plain)
        .flatMap(given -> given.size() == 1 ? set(code, given.get(0).text()) : made(given));
  }

  /** The types of what code makes where it begins, behind casts and brackets. */
  private static Stream<String> made(List<CodeToken> code) {
    List<CodeToken> plain = LiteralValues.plain(code);
    return !plain.isEmpty() && plain.get(0).is("new")
        ? Stream.of(name(plain.subList(1, plain.size())))
        : Stream.empty();
  }

  /** The types of what a variable is set to. */
  private static Stream<String> set(List<CodeToken> code, String variable) {
    return IntStream.range(0, code.size() - 2)
        .filter(at -> code.get(at).is(variable) && code.get(at + 1).is("="))
        .boxed()
        .flatMap(at -> made(code.subList(at + 2, code.size())));
  }

  private static String name(List<CodeToken> code) {
    return code.stream()
        .takeWhile(part -> part.isName() || part.isDot())
        .map(CodeToken::text)
        .collect(Collectors.joining());
  }
}
