package dev.runesheet.language.grammar;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spelling.Blanks;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * The reader of texts by an ANTLR grammar. The first token of a text that does not fit becomes a
 * finding: its character, what stands there, all that could, and the nearest word.
 *
 * @param <P> the generated parser
 */
public final class GrammarReader<P extends Parser> {

  /** A character that no language has. */
  private static final char FITS_NOWHERE = '\u0000';

  private final Function<CharStream, Lexer> lexer;
  private final Function<TokenStream, P> parser;
  private final TokenWords words;
  private final Function<Unexpected, Mistake> mistakes;
  private final int longest;

  /**
   * Creates a reader.
   *
   * @param words the words for tokens in messages
   * @param mistakes what the language says of a token that does not fit
   * @param longest the largest number of characters of a text
   */
  public GrammarReader(
      Function<CharStream, Lexer> lexer,
      Function<TokenStream, P> parser,
      TokenWords words,
      Function<Unexpected, Mistake> mistakes,
      int longest) {
    this.lexer = lexer;
    this.parser = parser;
    this.words = words;
    this.mistakes = mistakes;
    this.longest = longest;
  }

  /**
   * Reads a text.
   *
   * @param place the place of the text
   * @param rule the rule to read it by, which must end with the end of the text
   * @return the result of the rule; empty after a finding
   */
  public <T> Optional<T> read(
      String text, SourceLocation place, Function<P, T> rule, Diagnostics findings) {
    if (text.length() > longest) {
      findings.error(Code.TOO_LARGE, place, text.length() + " characters", "at most " + longest);
      return Optional.empty();
    }
    Parsed<T> parsed = parse(text, rule);
    if (parsed.found() != null) {
      findings.add(finding(place, misspelt(text, rule, parsed)));
    }
    return Optional.ofNullable(parsed.result());
  }

  /** The result of a rule, or else what did not fit. */
  private record Parsed<T>(T result, FirstError.Found found, List<Token> tokens) {}

  private <T> Parsed<T> parse(String text, Function<P, T> rule) {
    Lexer characters = lexer.apply(CharStreams.fromString(Blanks.plain(text)));
    characters.removeErrorListeners();
    CommonTokenStream tokens = new CommonTokenStream(characters);
    P reader = parser.apply(tokens);
    reader.removeErrorListeners();
    FirstError errors = new FirstError();
    reader.setErrorHandler(errors);
    try {
      return new Parsed<>(rule.apply(reader), null, List.of());
    } catch (ParseCancellationException stopped) {
      return new Parsed<>(null, errors.found(), tokens.getTokens());
    }
  }

  /** The part that does not fit, or the misspelt word before it that is taken for a name. */
  private <T> FirstError.Found misspelt(String text, Function<P, T> rule, Parsed<T> parsed) {
    return swallowed(text, rule, parsed)
        .or(() -> begun(text, rule, parsed))
        .or(() -> joining(text, rule, parsed))
        .orElse(parsed.found());
  }

  /**
   * The word that is meant to begin what stands there and was taken for a name or its beginning:
   * with the word that is expected at its place, more of the text fits.
   */
  private <T> Optional<FirstError.Found> begun(String text, Function<P, T> rule, Parsed<T> parsed) {
    int stopped = parsed.found().token().getTokenIndex();
    for (int i = stopped - 1; i >= 0; i--) {
      Token word = parsed.tokens().get(i);
      FirstError.Found here = isName(word) ? expectedAt(word, text, rule) : null;
      String meant =
          here == null ? null : Words.nearest(word.getText(), words.words(here.expected()));
      Optional<FirstError.Found> pair =
          here == null ? Optional.empty() : pair(text, rule, parsed, i, here);
      if (pair.isPresent()) {
        return pair;
      }
      if (meant != null && fitsBeyond(stopped, rule, text, word, meant)) {
        return Optional.of(new FirstError.Found(word, here.expected()));
      }
    }
    return Optional.empty();
  }

  /** Two words that are meant to be one of two words, such as "turn nummber". */
  private <T> Optional<FirstError.Found> pair(
      String text, Function<P, T> rule, Parsed<T> parsed, int first, FirstError.Found here) {
    int stopped = parsed.found().token().getTokenIndex();
    Token second = parsed.tokens().get(first + 1);
    if (first + 1 >= stopped || !isName(second)) {
      return Optional.empty();
    }
    CommonToken both = new CommonToken(parsed.tokens().get(first));
    both.setStopIndex(second.getStopIndex());
    List<String> pairs =
        words.words(here.expected()).stream().filter(one -> one.indexOf(' ') > 0).toList();
    String said = text.substring(both.getStartIndex(), both.getStopIndex() + 1);
    String meant = Words.nearest(said, pairs);
    return meant != null && fitsBeyond(stopped - 1, rule, text, both, meant)
        ? Optional.of(new FirstError.Found(both, here.expected()))
        : Optional.empty();
  }

  private boolean isName(Token word) {
    return words.names().contains(word.getType());
  }

  /** The expectation where a word stands, also if the text could end before it. */
  private <T> FirstError.Found expectedAt(Token word, String text, Function<P, T> rule) {
    String before = text.substring(0, word.getStartIndex());
    FirstError.Found found = parse(before, rule).found();
    return found == null ? parse(before + FITS_NOWHERE, rule).found() : found;
  }

  /**
   * The word that is meant to end a name and was taken for a part of it, since it is misspelt: with
   * the word that is expected behind the name, more of the text fits.
   */
  private <T> Optional<FirstError.Found> swallowed(
      String text, Function<P, T> rule, Parsed<T> parsed) {
    FirstError.Found found = parsed.found();
    List<String> expected = words.words(found.expected());
    int stopped = found.token().getTokenIndex();
    for (int i = stopped - 1; i >= 0; i--) {
      Token word = parsed.tokens().get(i);
      if (!isName(word)) {
        return Optional.empty();
      }
      String meant = Words.nearest(word.getText(), expected);
      if (meant != null && fitsBeyond(stopped, rule, text, word, meant)) {
        return Optional.of(new FirstError.Found(word, found.expected()));
      }
    }
    return Optional.empty();
  }

  /**
   * The last word of a name if it stands where a short word joins two parts and is near to none,
   * such as "of" instead of "for": with that word, more of the text fits.
   */
  private <T> Optional<FirstError.Found> joining(
      String text, Function<P, T> rule, Parsed<T> parsed) {
    FirstError.Found found = parsed.found();
    int stopped = found.token().getTokenIndex();
    if (stopped < 2) {
      return Optional.empty();
    }
    Token word = parsed.tokens().get(stopped - 1);
    boolean name = isName(word) && isName(parsed.tokens().get(stopped - 2));
    boolean joins =
        words.words(found.expected()).stream()
            .filter(GrammarReader::isSmall)
            .filter(one -> word.getText().length() <= one.length() + 1)
            .anyMatch(one -> fitsBeyond(stopped, rule, text, word, one));
    return name && isSmall(word.getText()) && joins
        ? Optional.of(new FirstError.Found(word, found.expected()))
        : Optional.empty();
  }

  /** True for a word in small letters, as no name begins. */
  private static boolean isSmall(String word) {
    return word.chars().allMatch(Character::isLowerCase);
  }

  private <T> boolean fitsBeyond(
      int token, Function<P, T> rule, String text, Token word, String meant) {
    String before = text.substring(0, word.getStartIndex());
    Parsed<T> mended = parse(before + meant + text.substring(word.getStopIndex() + 1), rule);
    return mended.found() == null || mended.found().token().getTokenIndex() > token;
  }

  private Diagnostic finding(SourceLocation place, FirstError.Found found) {
    Unexpected unexpected = new Unexpected(found.token(), words.words(found.expected()));
    String text = unexpected.atEnd() ? "the end" : Words.quote(unexpected.written());
    String nearest =
        unexpected.atEnd() ? null : Words.nearest(unexpected.written(), unexpected.words());
    SourceLocation character = place.character(found.token().getStartIndex() + 1);
    String all = Words.either(words.expected(found.expected()));
    return mistakes.apply(unexpected).finding(character, text, all, nearest);
  }
}
