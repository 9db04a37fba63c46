package dev.runesheet.language.grammar;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.Optional;
import java.util.function.Function;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.CharStreams;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * Reads texts by an ANTLR grammar. The first token of a text that does not fit becomes a finding:
 * its character, what stands there, all that could, and the nearest word.
 *
 * @param <P> the generated parser
 */
public final class GrammarReader<P extends Parser> {

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
    Lexer tokens = lexer.apply(CharStreams.fromString(text));
    tokens.removeErrorListeners();
    P reader = parser.apply(new CommonTokenStream(tokens));
    reader.removeErrorListeners();
    FirstError errors = new FirstError();
    reader.setErrorHandler(errors);
    try {
      return Optional.of(rule.apply(reader));
    } catch (ParseCancellationException stopped) {
      findings.add(finding(place, errors.found()));
      return Optional.empty();
    }
  }

  private Diagnostic finding(SourceLocation place, FirstError.Found found) {
    Unexpected unexpected = new Unexpected(found.token(), words.words(found.expected()));
    String text = unexpected.atEnd() ? "the end" : Words.quote(found.token().getText());
    String nearest =
        unexpected.atEnd() ? null : Words.nearest(found.token().getText(), unexpected.words());
    SourceLocation character = place.character(found.token().getStartIndex() + 1);
    String all = Words.oneOf(words.expected(found.expected()));
    return mistakes.apply(unexpected).finding(character, text, all, nearest);
  }
}
