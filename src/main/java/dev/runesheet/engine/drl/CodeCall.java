package dev.runesheet.engine.drl;

import dev.runesheet.spelling.Capital;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A call of a method in code.
 *
 * @param receiver the variable that it is called of; empty if none stands there, a dot if it is
 *     another expression
 * @param arguments the code of each, none if there are no arguments
 * @param at the place of the call in the code, from 0
 */
record CodeCall(String receiver, String method, List<List<CodeToken>> arguments, int at) {

  private static final String ANOTHER = ".";

  /** The calls in code, in their order. */
  static Stream<CodeCall> of(String text) {
    List<CodeToken> code = CodeToken.of(text);
    return IntStream.range(1, code.size())
        .filter(at -> code.get(at).is("(") && code.get(at - 1).isName())
        .filter(at -> Brackets.end(code, at) > at)
        .mapToObj(at -> call(code, at));
  }

  private static CodeCall call(List<CodeToken> code, int bracket) {
    CodeToken method = code.get(bracket - 1);
    List<CodeToken> inside = code.subList(bracket + 1, Brackets.end(code, bracket));
    return new CodeCall(
        receiver(code, bracket - 2),
        method.text(),
        inside.isEmpty() ? List.of() : Brackets.split(inside, ","),
        method.at());
  }

  private static String receiver(List<CodeToken> code, int dot) {
    if (dot < 0 || !code.get(dot).isDot()) {
      return "";
    }
    int begin = dot == 0 ? -1 : Brackets.begin(code, dot - 1);
    CodeToken before = begin > 0 ? code.get(begin - 1) : null;
    boolean part = before != null && (before.isDot() || before.isName() && !before.is("return"));
    List<CodeToken> plain =
        begin < 0 || part ? List.of() : LiteralValues.plain(code.subList(begin, dot));
    return plain.size() == 1 && plain.get(0).isName() ? plain.get(0).text() : ANOTHER;
  }

  /** The name of the method that gives a property. */
  static String getter(String property) {
    return "get" + Capital.first(property);
  }
}
