package dev.runesheet.engine.drl;

import dev.runesheet.engine.drl.DrlText.Fault;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The conditions that compare a number of a fact's own method with a text that only begins as one,
 * as they are written: Drools compiles them to a comparison with the number at the beginning.
 */
public final class CalledNumbers {

  private static final Set<String> COMPARING = Set.of("==", "!=", "<", ">", "<=", ">=");

  private static final Pattern BEGINS_AS_NUMBER = Pattern.compile("[-+]?\\.?\\d.*");

  private final Set<String> methods;

  /**
   * The comparisons of the methods of some facts; one that gives no number somewhere is none.
   *
   * @param facts the types of the facts
   */
  public CalledNumbers(Collection<Class<?>> facts) {
    List<Method> all = facts.stream().flatMap(type -> Stream.of(type.getMethods())).toList();
    Set<String> others =
        all.stream().filter(one -> !isNumber(one)).map(Method::getName).collect(Collectors.toSet());
    this.methods =
        all.stream()
            .map(Method::getName)
            .filter(name -> !others.contains(name))
            .collect(Collectors.toSet());
  }

  private static boolean isNumber(Method method) {
    Class<?> type = method.getReturnType();
    return type == double.class || type == int.class || type == long.class;
  }

  /** The faults of a rule. */
  public List<Fault> in(RuleDescr rule) {
    return RuleCode.ofConditions(rule).flatMap(this::in).toList();
  }

  private Stream<Fault> in(RuleCode code) {
    List<CodeToken> tokens = CodeToken.of(code.text());
    return IntStream.range(0, tokens.size() - 1)
        .filter(at -> methods.contains(tokens.get(at).text()) && tokens.get(at + 1).is("("))
        .boxed()
        .flatMap(at -> unfit(tokens, at))
        .map(text -> new Fault(code.lineOf(text.at()), told(text.text())));
  }

  /** An argument of a call that is no number; the compiler reports other mistakes. */
  private static Stream<CodeToken> unfit(List<CodeToken> tokens, int call) {
    int sign = Brackets.end(tokens, call + 1) + 1;
    boolean own = call == 0 || !tokens.get(call - 1).isDot();
    return own && sign + 1 < tokens.size() && COMPARING.contains(tokens.get(sign).text())
        ? Stream.of(tokens.get(sign + 1)).filter(CalledNumbers::isUnfit)
        : Stream.empty();
  }

  private static boolean isUnfit(CodeToken token) {
    return token.isText()
        && BEGINS_AS_NUMBER.matcher(token.said()).matches()
        && !isNumber(token.said());
  }

  /** The words for a comparison of a number with a text that is none. */
  public static String told(String code) {
    return "compares a number with a text that is none: " + code;
  }

  /** True if a text is written as a number. */
  public static boolean isNumber(String text) {
    try {
      Double.parseDouble(text);
      return true;
    } catch (NumberFormatException none) {
      return false;
    }
  }
}
