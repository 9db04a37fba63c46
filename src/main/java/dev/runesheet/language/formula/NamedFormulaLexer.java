package dev.runesheet.language.formula;

import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Pair;

/**
 * The lexer of a formula, with those of named formulas in place of their names. All of these stand
 * at the character of the name.
 */
final class NamedFormulaLexer extends FormulaLexer {

  /** The words behind which a name is that of something else. */
  private static final Set<String> BEFORE_NAMES =
      Set.of("of", "is", "is not", "has", "event", "total", "largest", "smallest");

  private static final Set<String> BEHIND_NAMES = Set.of("of", "has");

  /**
   * A name like that of a formula.
   *
   * @param start the place of its first character, from 0
   */
  record Misspelt(String name, int start) {}

  private final NamedFormulas named;
  private final Consumer<String> found;
  private final Deque<Token> ahead = new ArrayDeque<>();

  /**
   * Begins to read a text.
   *
   * @param found who is told of each name of a formula
   */
  NamedFormulaLexer(CharStream text, NamedFormulas named, Consumer<String> found) {
    super(text);
    this.named = named;
    this.found = found;
    removeErrorListeners();
  }

  @Override
  public Token nextToken() {
    if (ahead.isEmpty()) {
      ahead.addAll(replaced(written()));
    }
    return ahead.size() > 1 ? ahead.remove() : ahead.peek(); // The last is the end.
  }

  /** All signs, the end as the last. */
  List<Token> all() {
    return replaced(written());
  }

  private List<Token> written() {
    List<Token> all = new ArrayList<>();
    do {
      all.add(super.nextToken());
    } while (all.get(all.size() - 1).getType() != Token.EOF);
    return all;
  }

  private List<Token> replaced(List<Token> written) {
    List<Token> all = new ArrayList<>();
    int next = 0;
    while (next < written.size()) {
      int end = endOfName(written, next);
      String name = name(written.subList(next, end));
      if (named.names().contains(name) && standsAlone(written, next, end)) {
        found.accept(name);
        all.addAll(signs(name, written.get(next), written.get(end - 1)));
      } else {
        all.addAll(written.subList(next, end));
      }
      next = end;
    }
    return all;
  }

  /**
   * The first of the names that stand alone, as those of formulas do, of which there is none but
   * one like it.
   */
  Optional<Misspelt> misspelt() {
    List<Token> written = written();
    int next = 0;
    while (next < written.size()) {
      int end = endOfName(written, next);
      String name = name(written.subList(next, end));
      boolean alone = written.get(next).getType() == WORD && standsAlone(written, next, end);
      if (alone && !named.names().contains(name) && Words.nearest(name, named.names()) != null) {
        return Optional.of(new Misspelt(name, written.get(next).getStartIndex()));
      }
      next = end;
    }
    return Optional.empty();
  }

  /**
   * The end of the words that stand together at a place; what is no word stands by itself. "has" is
   * one of them only in a formula's name: elsewhere it may stand between an entity and its status.
   */
  private int endOfName(List<Token> written, int from) {
    int longest = endOfWords(written, from, Set.of(WORD, HAS));
    return named.names().contains(name(written.subList(from, longest)))
        ? longest
        : Math.max(endOfWords(written, from, Set.of(WORD)), from + 1);
  }

  private static int endOfWords(List<Token> written, int from, Set<Integer> types) {
    int end = from;
    while (types.contains(written.get(end).getType())) {
      end++;
    }
    return end;
  }

  private static String name(List<Token> words) {
    return String.join(" ", words.stream().map(Token::getText).toList());
  }

  /** True unless the words around a name say that it is that of a number, a status or the like. */
  private static boolean standsAlone(List<Token> written, int from, int end) {
    String before = from == 0 ? "" : written.get(from - 1).getText();
    boolean counted =
        from > 1 && before.equals("of") && written.get(from - 2).getText().equals("heads");
    return (counted || !BEFORE_NAMES.contains(before.replaceAll(" +", " ")))
        && !BEHIND_NAMES.contains(written.get(end).getText());
  }

  private List<Token> signs(String name, Token first, Token last) {
    List<Token> signs = new ArrayList<>();
    for (NamedFormulas.Sign sign : named.within(name)) {
      int start = first.getStartIndex();
      CommonToken token =
          new CommonToken(
              new Pair<>(this, _input),
              sign.type(),
              DEFAULT_TOKEN_CHANNEL,
              start,
              last.getStopIndex());
      token.setText(sign.text());
      signs.add(token);
    }
    return signs;
  }
}
