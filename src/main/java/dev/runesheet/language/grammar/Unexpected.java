package dev.runesheet.language.grammar;

import java.util.List;
import org.antlr.v4.runtime.Token;

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

  /** True if a word would fit. */
  public boolean expects(String word) {
    return words.contains(word);
  }
}
