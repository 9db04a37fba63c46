package dev.runesheet.spi;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import java.util.List;
import java.util.Optional;

/**
 * A question that the phases of a game put to a player: the actions that answer it, their legality,
 * and their consequences. A game declares each once, in {@link Game#register}.
 *
 * @param <A> the actions: a sealed interface of records with text forms, or one record
 */
public interface Question<A extends Action> {

  /** A stable word for the question, for example {@code play}; unique among questions. */
  String prompt();

  /** The type of the actions. */
  Class<A> actions();

  /** All legal actions of a player as options, in a stable order. */
  List<Option> options(MatchContext match, int player);

  /** Legal if a player may take an action now, offered or not; has no side effects. */
  Legality legality(MatchContext match, int player, A action);

  /** Carries out an action that was offered. */
  void onAnswer(MatchContext match, int player, A action);

  /**
   * The action meant by the words of an option that is not offered, for the reason of the refusal;
   * empty if there is none.
   */
  default Optional<A> meant(MatchContext match, int player, String words) {
    return Optional.empty();
  }
}
