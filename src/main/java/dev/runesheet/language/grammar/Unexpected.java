package dev.runesheet.language.grammar;

import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;

/**
 * A token that does not fit.
 *
 * @param token the token
 * @param expected the types of tokens that would
 * @param words the words that would, as far as they are few
 * @param rule the rule that was being read
 */
public record Unexpected(
    Token token, IntervalSet expected, List<String> words, ParserRuleContext rule) {

  /** True if the text ends here. */
  public boolean atEnd() {
    return token.getType() == Token.EOF;
  }

  /** True if a type of token would fit. */
  public boolean expects(int type) {
    return expected.contains(type);
  }

  /** True if a word would fit. */
  public boolean expects(String word) {
    return words.contains(word);
  }
}
