package dev.runesheet.language.grammar;

import java.util.List;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;

/**
 * A token that does not fit.
 *
 * @param token the token
 * @param words the words that would, as far as they are few
 */
public record Unexpected(Token token, List<String> words) {

  /** True if the text ends here. */
  public boolean atEnd() {
    return token.getType() == Token.EOF;
  }

  /** The text at its place; of a token that stands in place of a name, that name. */
  public String written() {
    Interval place = Interval.of(token.getStartIndex(), token.getStopIndex());
    return token.getInputStream().getText(place);
  }

  /** True if a word would fit. */
  public boolean expects(String word) {
    return words.contains(word);
  }
}
