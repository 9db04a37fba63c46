package dev.runesheet.engine.drl;

import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.GlobalDescr;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.RuleDescr;

/** The texts in quotes that consequences of a file hand to the methods of a global. */
public final class LiteralArguments {

  /** The parts of a consequence: texts and comments, and single signs. */
  private static final Pattern PARTS =
      Pattern.compile(
          "\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'|//[^\\n]*+|/\\*(?s:.*?)\\*/|(?s:.)");

  private static final Pattern COMMENT = Pattern.compile("(?s)//.*|/\\*.*");
  private static final Pattern TEXT = Pattern.compile(LiteralWords.TEXT);

  private final String drl;
  private final PackageDescr file;
  private final Class<?> type;

  /**
   * The arguments in a file.
   *
   * @param drl its text
   * @param file the same as it was read
   * @param type the type of the global, whose methods name their parameters
   */
  public LiteralArguments(String drl, PackageDescr file, Class<?> type) {
    this.drl = drl;
    this.file = file;
    this.type = type;
  }

  /** The words for parameters of one name, in the order of the file. */
  public List<LiteralWords.Literal> of(String parameter) {
    Map<String, Integer> methods = new TreeMap<>();
    for (Method method : type.getMethods()) {
      Parameter[] all = method.getParameters();
      for (int i = 0; i < all.length; i++) {
        if (all[i].getType() == String.class && all[i].getName().equals(parameter)) {
          methods.put(method.getName(), i);
        }
      }
    }
    return file.getGlobals().stream()
        .filter(this::isOf)
        .flatMap(
            global ->
                methods.entrySet().stream()
                    .map(one -> new Call(global.getIdentifier(), one.getKey(), one.getValue())))
        .flatMap(call -> file.getRules().stream().flatMap(rule -> in(rule, call)))
        .toList();
  }

  private boolean isOf(GlobalDescr global) {
    return List.of(type.getSimpleName(), type.getName()).contains(global.getType());
  }

  /** The call of a method; the argument has a number, from 0. */
  private record Call(String global, String method, int argument) {

    Pattern pattern() {
      return Pattern.compile(
          "(?<![\\w.$])" + Pattern.quote(global) + "\\s*\\.\\s*" + method + "\\s*\\(");
    }
  }

  private Stream<LiteralWords.Literal> in(RuleDescr rule, Call call) {
    return Stream.concat(
            Stream.of(rule.getConsequence()), rule.getNamedConsequences().values().stream())
        .map(String::valueOf)
        .flatMap(code -> in(code, rule.getLine(), call));
  }

  private Stream<LiteralWords.Literal> in(String code, int ruleLine, Call call) {
    String said = withoutComments(code);
    return call.pattern()
        .matcher(outsideTexts(said))
        .results()
        .map(
            found -> {
              String argument = argument(said, found.end(), call.argument());
              return TEXT.matcher(argument).matches()
                  ? new LiteralWords.Literal(
                      LiteralWords.word(argument), line(code, found.start(), ruleLine))
                  : null;
            })
        .filter(Objects::nonNull);
  }

  /**
   * The line of a place in a consequence, of which the parser drops the first blank ones; 0 if it
   * is unknown. The parser writes other quotes.
   */
  private int line(String code, int at, int ruleLine) {
    int rule = 0;
    for (int line = 1; line < ruleLine; line++) {
      rule = drl.indexOf('\n', rule) + 1;
    }
    int start = drl.replace('\'', '"').indexOf(code.replace('\'', '"'), rule);
    return start < 0
        ? 0
        : 1 + (int) drl.substring(0, start + at).chars().filter(sign -> sign == '\n').count();
  }

  /** Blanks stand for what is in quotes. */
  private static String outsideTexts(String code) {
    return replaced(code, part -> part.length() > 1 ? part.replaceAll(".", " ") : part);
  }

  /** Blanks stand for comments, so that lines stay. */
  private static String withoutComments(String code) {
    return replaced(
        code, part -> COMMENT.matcher(part).matches() ? part.replaceAll("[^\\n]", " ") : part);
  }

  private static String replaced(String code, UnaryOperator<String> by) {
    return PARTS.matcher(code).replaceAll(part -> Matcher.quoteReplacement(by.apply(part.group())));
  }

  /** The argument of a call with a number, from 0; empty if there is none. */
  private static String argument(String code, int from, int index) {
    Matcher parts = PARTS.matcher(code).region(from, code.length());
    StringBuilder text = new StringBuilder();
    int depth = 0;
    int left = index;
    while (parts.find()) {
      String part = parts.group();
      if (depth == 0 && (part.equals(",") || part.equals(")"))) {
        if (left == 0) {
          return text.toString().strip();
        }
        if (part.equals(")")) {
          return "";
        }
        left--;
        text.setLength(0);
        continue;
      }
      depth += "([{".contains(part) ? 1 : ")]}".contains(part) ? -1 : 0;
      text.append(part);
    }
    return "";
  }
}
