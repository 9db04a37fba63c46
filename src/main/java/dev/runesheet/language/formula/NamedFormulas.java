package dev.runesheet.language.formula;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.Token;

/**
 * The formulas of a game that have names. In a formula that uses one, its signs stand in place of
 * the name, in parentheses; those of one with a mistake, which is told where it is declared, are
 * replaced by some that are right.
 */
final class NamedFormulas {

  /** A sign of a formula: the type of a token, and its text. */
  record Sign(int type, String text) {}

  /** The formula that stands for one with a mistake, where a number is expected. */
  private static final String A_NUMBER = "turn number";

  private static final String A_CONDITION = "turn number > 0";

  private final Map<String, String> written;
  private final Map<String, List<Sign>> signs = new LinkedHashMap<>();

  /** For those with a mistake, what stands for them if they are meant as the other of the two. */
  private final Map<String, List<Sign>> otherwise = new LinkedHashMap<>();

  private final Set<String> used = ConcurrentHashMap.newKeySet();

  /** Formulas by their names, without signs yet. */
  NamedFormulas(Map<String, String> written) {
    this.written = Collections.unmodifiableMap(new LinkedHashMap<>(written));
  }

  /**
   * Gives each formula its signs, those that others are made of first; without them a formula
   * cannot be read.
   *
   * @param isRight whether a formula has no mistake, if those that it uses have their signs
   */
  void define(Predicate<String> isRight) {
    Map<String, String> left = new LinkedHashMap<>(written);
    boolean more = true;
    while (more) {
      left.forEach(
          (name, text) -> {
            if (signs.keySet().containsAll(uses(name)) && isRight.test(text)) {
              signs.put(name, inParentheses(text));
            }
          });
      more = left.keySet().removeAll(signs.keySet());
    }
    Set<String> right = Set.copyOf(signs.keySet());
    left.forEach(
        (name, text) -> {
          boolean condition = isCondition(text);
          signs.put(name, inParentheses(condition ? A_CONDITION : A_NUMBER));
          if (right.containsAll(uses(name))) { // Others only use one with a mistake.
            otherwise.put(name, inParentheses(condition ? A_NUMBER : A_CONDITION));
          }
        });
    forget();
  }

  /** Forgets which names texts have. */
  void forget() {
    used.clear();
  }

  /** True if a text compares or joins, outside of what a scope's entities fulfil. */
  static boolean isCondition(String text) {
    return text.length() <= FormulaReader.LONGEST
        && text.replaceAll("\\[[^\\]]*\\]", "").matches(".*([<>=]|\\b(is|has|not|and|or)\\b).*");
  }

  boolean isEmpty() {
    return written.isEmpty();
  }

  Set<String> names() {
    return written.keySet();
  }

  /** The formulas that one uses, by name. */
  Set<String> uses(String name) {
    Set<String> uses = new LinkedHashSet<>();
    if (written.get(name).length() > FormulaReader.LONGEST) {
      return uses; // It is refused, whatever it says.
    }
    new NamedFormulaLexer(CharStreams.fromString(written.get(name)), this, uses::add).all();
    return uses;
  }

  /** Notes that a text that is read has a name. */
  void use(String name) {
    used.add(name);
  }

  /** The signs in place of a name; none if it has none yet. */
  List<Sign> within(String name) {
    return signs.getOrDefault(name, List.of());
  }

  /**
   * The same formulas where a mistake of one hides whether it is a condition, and it is taken for
   * the other than usual; empty if none has a mistake.
   */
  Optional<NamedFormulas> otherwise() {
    if (otherwise.isEmpty()) {
      return Optional.empty();
    }
    NamedFormulas others = new NamedFormulas(written);
    others.signs.putAll(signs);
    others.signs.putAll(otherwise);
    return Optional.of(others);
  }

  /** The formulas whose names no text has that was read. */
  Set<String> unused() {
    Set<String> unused = new LinkedHashSet<>(names());
    unused.removeAll(used);
    return unused;
  }

  private List<Sign> inParentheses(String text) {
    return signs("(" + text + ")");
  }

  /** The first name of a text that is like that of a formula, which is meant. */
  Optional<NamedFormulaLexer.Misspelt> misspelt(String text) {
    return new NamedFormulaLexer(CharStreams.fromString(text), this, this::use).misspelt();
  }

  /** The number of signs of a text, with those of the formulas that it uses. */
  int size(String text) {
    return signs(text).size();
  }

  private List<Sign> signs(String text) {
    List<Sign> all = new ArrayList<>();
    for (Token token : new NamedFormulaLexer(CharStreams.fromString(text), this, this::use).all()) {
      if (token.getType() != Token.EOF) {
        all.add(new Sign(token.getType(), token.getText()));
      }
    }
    return all;
  }
}
