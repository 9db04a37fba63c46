package dev.runesheet.engine.drl;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.GlobalDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;

/**
 * The texts that rules of a file give to methods.
 *
 * @param drl its text
 * @param file the same as it was read
 */
public record LiteralArguments(String drl, PackageDescr file) {

  /** More arguments than any method takes. */
  private static final int MANY = Integer.MAX_VALUE;

  /** The words for parameters of one name of the methods of a global, in the order of the file. */
  public List<LiteralWords.Literal> handed(Class<?> type, String parameter) {
    Set<String> globals =
        file.getGlobals().stream()
            .filter(global -> LiteralWords.isName(type, global.getType()))
            .map(GlobalDescr::getIdentifier)
            .collect(Collectors.toSet());
    Map<String, Integer> methods = methods(type, parameter);
    return file.getRules().stream()
        .flatMap(rule -> in(rule, methods, (code, call) -> globals.contains(call.receiver())))
        .toList();
  }

  /**
   * The words for parameters of one name of the methods of facts, in the order of the file. What
   * they are called of may be of any type, unless the rule says which.
   */
  public List<LiteralWords.Literal> asked(Class<?> facts, String parameter) {
    Map<String, Integer> methods = methods(facts, parameter);
    return file.getRules().stream()
        .flatMap(
            rule -> {
              Set<String> others = others(rule, facts);
              return in(rule, methods, (code, call) -> mayBeOf(facts, code, call, others));
            })
        .toList();
  }

  /** The words that the methods of facts compare with the property that they are given first. */
  public List<LiteralWords.Literal> carried(Class<?> facts, String property) {
    Map<String, Integer> words = methods(facts, "word");
    Map<String, Integer> properties = methods(facts, "property");
    properties.keySet().retainAll(words.keySet());
    return file.getRules().stream()
        .flatMap(
            rule -> {
              Set<String> others = others(rule, facts);
              return in(
                  rule,
                  words,
                  (code, call) ->
                      mayBeOf(facts, code, call, others)
                          && names(call, properties.get(call.method()), property));
            })
        .toList();
  }

  private static boolean names(CodeCall call, Integer argument, String property) {
    return argument != null
        && argument < call.arguments().size()
        && LiteralValues.of(call.arguments().get(argument)).anyMatch(property::equals);
  }

  /** True for what may be a call that counts. */
  private interface Sought {
    boolean is(RuleCode code, CodeCall call);
  }

  private static boolean mayBeOf(Class<?> facts, RuleCode code, CodeCall call, Set<String> others) {
    String of = call.receiver();
    return of.isEmpty() || of.equals("this")
        ? LiteralWords.isName(facts, code.facts())
        : !others.contains(of) && !Character.isUpperCase(of.charAt(0));
  }

  /** The variables that a rule binds to facts of other types, and all globals. */
  private Set<String> others(RuleDescr rule, Class<?> facts) {
    Stream<String> bound =
        ConditionTree.all(rule.getLhs())
            .filter(PatternDescr.class::isInstance)
            .map(PatternDescr.class::cast)
            .filter(pattern -> !LiteralWords.isName(facts, pattern.getObjectType()))
            .map(PatternDescr::getIdentifier)
            .filter(Objects::nonNull);
    return Stream.concat(bound, file.getGlobals().stream().map(GlobalDescr::getIdentifier))
        .collect(Collectors.toSet());
  }

  /** The words for a parameter of the constructors of a type, in the order of the file. */
  public List<LiteralWords.Literal> made(Class<?> type, String parameter) {
    Map<String, Integer> constructors = numbers(type.getConstructors(), parameter);
    return file.getRules().stream()
        .flatMap(rule -> in(rule, constructors, (code, call) -> true))
        .toList();
  }

  private static Map<String, Integer> methods(Class<?> type, String parameter) {
    return numbers(type.getMethods(), parameter);
  }

  /** The name before the bracket of a call. */
  private static String called(Executable method) {
    return method instanceof Constructor<?> made
        ? made.getDeclaringClass().getSimpleName()
        : method.getName();
  }

  /** The number, from 0, of the text of a name that methods take. */
  private static Map<String, Integer> numbers(Executable[] methods, String parameter) {
    Map<String, Integer> numbers = new TreeMap<>();
    for (Executable method : methods) {
      Parameter[] all = method.getParameters();
      for (int i = 0; i < all.length; i++) {
        if (all[i].getType() == String.class && all[i].getName().equals(parameter)) {
          numbers.put(called(method), i);
        }
      }
    }
    return numbers;
  }

  private Stream<LiteralWords.Literal> in(
      RuleDescr rule, Map<String, Integer> methods, Sought sought) {
    return RuleCode.of(rule, drl)
        .flatMap(
            code ->
                CodeCall.of(code.text())
                    .filter(call -> sought.is(code, call))
                    .filter(
                        call -> methods.getOrDefault(call.method(), MANY) < call.arguments().size())
                    .flatMap(call -> words(code, call, methods.get(call.method()))));
  }

  private static Stream<LiteralWords.Literal> words(RuleCode code, CodeCall call, int argument) {
    List<CodeToken> given = call.arguments().get(argument);
    return given.isEmpty()
        ? Stream.empty()
        : LiteralValues.of(given)
            .map(word -> new LiteralWords.Literal(word, code.lineOf(given.get(0).at())));
  }
}
