package dev.runesheet.language.strings.syntax;

import dev.runesheet.language.grammar.Mistake;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A text that is read token by token. The first token that fits nowhere becomes a finding; values
 * that fit, but are wrong, become findings of their own.
 */
public final class TextReader {

  /** The sign behind the name of a setting; in the words of patterns, too. */
  static final String SETTING = "=";

  /** The minus that word processors write. */
  private static final String MINUS_SIGN = "\u2212";

  private final String text;
  private final SourceLocation place;
  private final List<Token> tokens;
  private final Set<String> reserved;
  private final List<Diagnostic> wrong = new ArrayList<>();
  private final Set<Integer> names = new LinkedHashSet<>();
  private final Set<String> words = new LinkedHashSet<>();
  private final Set<String> kinds = new LinkedHashSet<>();
  private List<Token> entries = List.of();
  private int at;
  private int furthest;

  private TextReader(String text, SourceLocation place, Set<String> reserved) {
    this.text = text;
    this.place = place;
    this.reserved = reserved;
    this.tokens = Token.of(text, reserved);
  }

  /**
   * Reads a whole text.
   *
   * @param place where it stands
   * @param reserved the words of its patterns
   * @param mistakes what a language says of a token that does not fit
   * @return the value; empty after a finding
   */
  public static <T> Optional<T> read(
      String text,
      SourceLocation place,
      Syntax<T> syntax,
      Set<String> reserved,
      Function<Unexpected, Mistake> mistakes,
      Diagnostics findings) {
    TextReader in = new TextReader(text, place, reserved);
    Optional<T> value = in.attempt(syntax);
    if (value.isEmpty() || !in.atEnd()) {
      findings.add(in.misfit(mistakes));
      return Optional.empty();
    }
    in.wrong.forEach(findings::add);
    return in.wrong.isEmpty() ? value : Optional.empty();
  }

  private boolean atEnd() {
    if (next().kind() == Token.Kind.END) {
      return true;
    }
    expect(kinds, "the end");
    return false;
  }

  /** The token that comes next. */
  public Token next() {
    return tokens.get(at);
  }

  /** The token before the next. */
  Token last() {
    return tokens.get(at - 1);
  }

  private Token after() {
    return tokens.get(Math.min(at + 1, tokens.size() - 1));
  }

  /** Takes a setting that some pattern has; false if there is none. */
  boolean setting() {
    if (!reserved.contains(next().lower() + SETTING) || !after().is(SETTING)) {
      return false;
    }
    at += 2;
    if (next().kind() != Token.Kind.WORD) {
      throw Syntax.Unfit.HERE;
    }
    at++;
    if (next().is(":")) {
      at++;
      number(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }
    return true;
  }

  /** Takes tokens if a syntax fits; otherwise none is taken. */
  public <T> Optional<T> attempt(Syntax<T> syntax) {
    List<T> read = new ArrayList<>();
    attempt(() -> read.add(syntax.read(this)));
    return read.stream().findFirst();
  }

  /** Takes tokens, or none; whether they fit. */
  boolean attempt(Runnable reading) {
    int before = at;
    int findings = wrong.size();
    try {
      reading.run();
      return true;
    } catch (Syntax.Unfit unfit) {
      at = before;
      wrong.subList(findings, wrong.size()).clear();
      return false;
    }
  }

  /** True if a word or sign comes next. */
  public boolean at(String word) {
    if (next().is(word)) {
      return true;
    }
    if (word.equals(Token.JOIN)) {
      expect(kinds, "' + '");
    } else {
      expect(words, word);
    }
    return false;
  }

  /** Takes a word or sign. */
  public Token word(String word) {
    if (!at(word)) {
      throw Syntax.Unfit.HERE;
    }
    return tokens.get(at++);
  }

  /** Takes one of several words. */
  public Token word(List<String> all) {
    for (String word : all) {
      if (at(word)) {
        return tokens.get(at++);
      }
    }
    throw Syntax.Unfit.HERE;
  }

  /** Takes a name, with or without quotes. */
  public Token name() {
    if (next().kind() == Token.Kind.QUOTED) {
      return tokens.get(at++);
    }
    expect(kinds, "a name in quotes");
    names.add(at);
    return plain("a name", Token.Kind.NAME);
  }

  /** Takes a name that may have points, such as a flag's. */
  Token dotted() {
    return next().kind() == Token.Kind.NAME ? tokens.get(at++) : plain("a flag", Token.Kind.DOTTED);
  }

  private Token plain(String what, Token.Kind kind) {
    if (next().kind() != kind) {
      throw unfit(what);
    }
    return tokens.get(at++);
  }

  /** Takes a whole number, with or without a minus. */
  int number(int least, int most) {
    Token first = next();
    boolean minus = first.is("-") || first.is(MINUS_SIGN);
    at += minus ? 1 : 0;
    if (next().kind() != Token.Kind.DIGITS) {
      throw unfit("a number");
    }
    String digits = tokens.get(at++).text();
    int size = digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    int number = minus ? -size : size;
    String shown = (minus ? "-" : "") + digits;
    if (number < least || number > most) {
      wrong(StringCode.NUMBER, first, shown, "a whole number from " + least + " to " + most);
    } else if (number == 0 && least < 0) {
      wrong(StringCode.NUMBER, first, shown, "a number other than 0");
    }
    return Math.max(least, Math.min(most, number));
  }

  /** Takes one value or more. */
  <T> List<T> list(Syntax<T> one, String between) {
    List<T> values = new ArrayList<>();
    List<Token> starts = new ArrayList<>();
    do {
      Token start = next();
      if (values.isEmpty() || !between.isEmpty()) {
        values.add(one.read(this));
      } else {
        Optional<T> more = attempt(one);
        if (more.isEmpty()) {
          break;
        }
        values.add(more.get());
      }
      starts.add(new Token(start.kind(), from(start), start.start()));
    } while (between.isEmpty() || take(between));
    entries = starts;
    return values;
  }

  /** Takes a word or sign if it comes next. */
  private boolean take(String word) {
    boolean there = at(word);
    at += there ? 1 : 0;
    return there;
  }

  /** The entries of the list that was read last. */
  List<Token> entries() {
    return entries;
  }

  /** The text from a token to the last that was taken. */
  public String from(Token first) {
    return at == 0 ? "" : text.substring(first.start(), Math.max(first.start(), last().end()));
  }

  /** Says that something else was needed here. */
  Syntax.Unfit unfit(String what) {
    expect(kinds, what);
    return Syntax.Unfit.HERE;
  }

  private void expect(Set<String> sort, String what) {
    if (at > furthest) {
      furthest = at;
      words.clear();
      kinds.clear();
    }
    if (at == furthest) {
      sort.add(what);
    }
  }

  /** A value that fits, but is wrong. */
  public void wrong(StringCode code, Token token, String found, String expected) {
    wrong.add(Diagnostic.about(code, at(token), found, expected));
  }

  /** A name that is none of those that are known. */
  public void unknown(StringCode code, Token token, String name, List<String> known) {
    wrong.add(Diagnostic.unknownWord(code, at(token), name, known));
  }

  private SourceLocation at(Token token) {
    return place.character(text.codePointCount(0, token.start()) + 1);
  }

  private Diagnostic misfit(Function<Unexpected, Mistake> mistakes) {
    Token token = tokens.get(furthest);
    Unexpected unexpected = new Unexpected(text, token, words, kinds, nameAt(furthest));
    boolean end = token.kind() == Token.Kind.END;
    boolean word = !end && token.kind() != Token.Kind.JOIN;
    List<String> all = new ArrayList<>(words);
    all.addAll(kinds);
    String found =
        end ? "the end" : token.breaksLine() ? "a line break" : Words.quote(token.text());
    String nearest = word ? Words.nearest(token.text(), words) : null;
    return mistakes.apply(unexpected).finding(at(token), found, Words.oneOf(all), nearest);
  }

  /** The name without quotes that ends right before a token, with all names that follow it. */
  private String nameAt(int index) {
    int from = index - 1;
    if (!names.contains(from) || tokens.get(from).kind() != Token.Kind.NAME) {
      return "";
    }
    List<String> all = new ArrayList<>();
    for (int i = from; tokens.get(i).kind() == Token.Kind.NAME; i++) {
      all.add(tokens.get(i).text());
    }
    return String.join(" ", all);
  }

  /**
   * A token that does not fit.
   *
   * @param text the whole text
   * @param words the words and signs that could stand there
   * @param kinds what else could
   * @param name the name that ends right before it, with all names that follow; empty if none does
   */
  public record Unexpected(
      String text, Token token, Set<String> words, Set<String> kinds, String name) {

    /** True if a word or sign could stand there. */
    public boolean expects(String word) {
      return words.contains(word) || kinds.contains(word);
    }

    /** The text before the token. */
    public String before() {
      return text.substring(0, token.start());
    }

    /** The token and what follows. */
    public String rest() {
      return text.substring(token.start());
    }
  }
}
