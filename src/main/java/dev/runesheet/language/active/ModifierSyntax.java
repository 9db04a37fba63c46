package dev.runesheet.language.active;

import dev.runesheet.language.active.ModifierCondition.Subject;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Parses conditions of modifiers: {@code not} before {@code and} before {@code or}. */
final class ModifierSyntax {

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(==|!=|<=|>=|<|>|\\(|\\)|\\.|\"[^\"]*\"|[0-9]+|[\\p{L}_][\\p{L}0-9_-]*)");
  private static final List<String> COMPARISONS = List.of("==", "!=", "<", "<=", ">", ">=");
  private static final List<String> JOINING = List.of("and", "or");
  private static final List<String> SUBJECTS = List.of("attacker", "defender");
  private static final List<String> BEGINNING = List.of("attacker", "defender", "not", "(");
  private static final int DEEPEST = 32;

  private final String text;
  private final CardWords.Conditions known;
  private final List<String> names;
  private int at;
  private int depth;

  /** A condition that is not understood. */
  static final class Wrong extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String found;
    private final String expected;
    private final String nearest;
    private final int column;

    Wrong(String found, String expected, String nearest, int column) {
      super("found " + found + " at character " + column + ", expected " + expected);
      this.found = found;
      this.expected = expected;
      this.nearest = nearest;
      this.column = column;
    }

    String found() {
      return found + " at character " + column;
    }

    String expected() {
      return expected;
    }

    /** The valid word nearest to the one found; null if there is none. */
    String nearest() {
      return nearest;
    }
  }

  ModifierSyntax(String text, CardWords.Conditions known, Collection<String> names) {
    this.text = text;
    this.known = known;
    this.names = List.copyOf(names);
  }

  ModifierCondition condition() {
    ModifierCondition whole = any();
    if (!peek().isEmpty()) {
      throw wrong("'and', 'or' or the end", Words.nearest(peek(), JOINING));
    }
    return whole;
  }

  private ModifierCondition any() {
    return joined("or", this::all, ModifierCondition.Any::new);
  }

  private ModifierCondition all() {
    return joined("and", this::one, ModifierCondition.All::new);
  }

  private ModifierCondition joined(
      String word,
      Supplier<ModifierCondition> part,
      Function<List<ModifierCondition>, ModifierCondition> join) {
    List<ModifierCondition> parts = new ArrayList<>(List.of(part.get()));
    while (peek().equals(word)) {
      next();
      parts.add(part.get());
    }
    return parts.size() == 1 ? parts.get(0) : join.apply(parts);
  }

  private ModifierCondition one() {
    if (++depth > DEEPEST) {
      throw wrong("at most " + DEEPEST + " brackets and 'not' in each other");
    }
    try {
      if (peek().equals("not")) {
        next();
        return new ModifierCondition.Not(one());
      }
      if (peek().equals("(")) {
        next();
        ModifierCondition within = any();
        if (!peek().equals(")")) {
          throw wrong("'and', 'or' or ')'", Words.nearest(peek(), JOINING));
        }
        next();
        return within;
      }
      return comparison();
    } finally {
      depth--;
    }
  }

  private ModifierCondition comparison() {
    if (!SUBJECTS.contains(peek())) {
      throw wrong(BEGINNING);
    }
    Subject subject = Subject.valueOf(next().toUpperCase(Locale.ROOT));
    expect(".");
    String property = word(properties());
    String comparison = word(COMPARISONS);
    if (known.numbers().contains(property)) {
      String number = peek();
      if (!number.matches("[0-9]{1,4}")) {
        throw wrong("a whole number up to 9999");
      }
      next();
      String sign = comparison.equals("==") ? "=" : comparison;
      return new ModifierCondition.Compare(subject, property, sign, Integer.parseInt(number));
    }
    if (!comparison.equals("==") && !comparison.equals("!=")) {
      at -= comparison.length();
      throw wrong("== or !=, as " + property + " is a word");
    }
    boolean equal = comparison.equals("==");
    if (property.equals(ModifierCondition.NAME)) {
      return new ModifierCondition.Is(subject, property, equal, name());
    }
    List<String> words = known.words().get(property);
    String word = word(words);
    // A card without a mark carries no word for it.
    boolean unmarked = words.equals(CardWords.Conditions.MARK) && !word.equals(words.get(0));
    return new ModifierCondition.Is(
        subject, property, equal != unmarked, unmarked ? words.get(0) : word);
  }

  private List<String> properties() {
    Set<String> words = new TreeSet<>(known.words().keySet());
    words.add(ModifierCondition.NAME);
    List<String> all = new ArrayList<>(words);
    all.addAll(known.numbers());
    return all;
  }

  private String name() {
    String name = peek();
    if (!name.matches("\"[^\"]+\"|[\\p{L}_].*")) {
      throw wrong("a name, in quotes if it has blanks");
    }
    String plain = name.replace("\"", "");
    if (!names.isEmpty() && !names.contains(plain)) {
      throw wrong(Words.oneOf(names), Words.nearest(plain, names));
    }
    next();
    return plain;
  }

  private String word(List<String> valid) {
    if (!valid.contains(peek())) {
      throw wrong(valid);
    }
    return next();
  }

  private void expect(String token) {
    if (!peek().equals(token)) {
      throw wrong("'" + token + "'");
    }
    next();
  }

  private String peek() {
    Matcher token = matcher();
    return token.lookingAt() ? token.group(1) : text.substring(at).strip();
  }

  private String next() {
    Matcher token = matcher();
    String found = peek();
    at = token.lookingAt() ? token.end() : text.length();
    return found;
  }

  private Matcher matcher() {
    return TOKEN.matcher(text).region(at, text.length());
  }

  private Wrong wrong(List<String> valid) {
    return wrong(Words.oneOf(valid), Words.nearest(peek(), valid));
  }

  private Wrong wrong(String expected) {
    return wrong(expected, null);
  }

  private Wrong wrong(String expected, String nearest) {
    String found = peek();
    int column = text.length() - text.substring(at).stripLeading().length() + 1;
    return new Wrong(found.isEmpty() ? "the end" : Words.quote(found), expected, nearest, column);
  }
}
