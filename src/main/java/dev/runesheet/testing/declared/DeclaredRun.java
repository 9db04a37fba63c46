package dev.runesheet.testing.declared;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.document.JsonValue;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.testing.AbstractMatchRun;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * A scenario of declared words being played.
 *
 * @param <A> one action
 * @param <T> the words of {@code then} that only this game has
 */
public abstract class DeclaredRun<A, T extends Record> extends AbstractMatchRun {

  private final DeclaredScenarios.Words<A, T> words;

  /** Begins where a match stands. */
  protected DeclaredRun(Match match, Narrator narrator, DeclaredScenarios.Words<A, T> words) {
    super(match, narrator, words.codes());
    this.words = words;
  }

  /** Starts a match; a failure becomes a refusal. */
  static Match refusing(UnaryOperator<String> codes, Supplier<Match> start) {
    return trying(codes, start);
  }

  /**
   * Carries out an action.
   *
   * @throws dev.runesheet.testing.Refusal if the game's own words do not allow it
   */
  protected abstract void perform(A action);

  /**
   * The state of the game, in the record of expectations.
   *
   * @param asked the scenario's expectations; null in fields not named
   */
  protected abstract T see(T asked);

  @Override
  protected final void carryOut(JsonValue action) {
    perform(words.action(action));
  }

  @Override
  public final JsonNode observe(JsonValue expected) {
    ObjectNode seen = basics(expected);
    seen.setAll(words.writer().write(see(words.asked(expected))));
    return seen;
  }
}
