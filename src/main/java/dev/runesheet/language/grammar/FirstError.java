package dev.runesheet.language.grammar;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNConfig;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * The error strategy of a parser that stops at the first unexpected token, with the full set of
 * tokens expected there, also those that could have continued a rule that might have ended before.
 */
final class FirstError extends DefaultErrorStrategy {

  /** The token, and what could have stood there. */
  record Found(Token token, IntervalSet expected) {}

  private Found found;

  Found found() {
    return found;
  }

  @Override
  public void sync(Parser parser) {
    IntervalSet possible =
        parser.getATN().nextTokens(parser.getATN().states.get(parser.getState()));
    int next = parser.getTokenStream().LA(1);
    if (!possible.contains(next) && !parser.getExpectedTokens().contains(next)) {
      throw stopped(parser, parser.getCurrentToken(), new InputMismatchException(parser));
    }
  }

  @Override
  public Token recoverInline(Parser parser) {
    throw stopped(parser, parser.getCurrentToken(), new InputMismatchException(parser));
  }

  @Override
  public void recover(Parser parser, RecognitionException wrong) {
    throw stopped(parser, wrong.getOffendingToken(), wrong);
  }

  @Override
  public void reportError(Parser parser, RecognitionException wrong) {
    // GrammarReader reports the error.
  }

  private ParseCancellationException stopped(
      Parser parser, Token token, RecognitionException wrong) {
    if (found == null) {
      found = new Found(token, expected(parser, wrong));
    }
    return new ParseCancellationException(wrong);
  }

  /** The tokens expected at the last of several tokens read to choose an alternative. */
  private static IntervalSet expected(Parser parser, RecognitionException wrong) {
    if (!(wrong instanceof NoViableAltException choice)
        || choice.getDeadEndConfigs() == null
        || choice.getStartToken() == choice.getOffendingToken()) {
      return parser.getExpectedTokens();
    }
    IntervalSet possible = new IntervalSet();
    for (ATNConfig way : choice.getDeadEndConfigs()) {
      possible.addAll(parser.getATN().nextTokens(way.state));
    }
    possible.remove(Token.EPSILON);
    return possible.isNil() ? parser.getExpectedTokens() : possible;
  }
}
