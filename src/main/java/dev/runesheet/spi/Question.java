package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spelling.CamelCase;
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

  /**
   * The actions that a player may take.
   *
   * @param <A> the actions
   */
  @FunctionalInterface
  interface Offer<A> {
    /** All that are legal now, in a stable order; no two have equal actions. */
    List<A> actions(MatchContext match, int player);
  }

  /** The reason why a player may take no others than those. */
  @FunctionalInterface
  interface Because {
    /** The reason, in a sentence without its full stop; empty if there is none beyond the offer. */
    String reason(MatchContext match, int player);
  }

  /** The options of a player. */
  @FunctionalInterface
  interface Options {

    /** All that are legal now, in a stable order. */
    List<Option> options(MatchContext match, int player);
  }

  /**
   * A question that is its parts.
   *
   * @param legality legal if a player may take an action now, offered or not
   * @throws NullPointerException if a parameter is null; it names it
   */
  static <A extends Action> Question<A> of(
      String prompt,
      Class<A> actions,
      Options options,
      ActionHandlers.Check<Integer, A> legality,
      ActionHandlers.Consequences<Integer, A> consequences) {
    given(prompt, "prompt");
    given(actions, "actions");
    given(options, "options");
    given(legality, "legality");
    given(consequences, "consequences");
    return new Question<>() {
      @Override
      public String prompt() {
        return prompt;
      }

      @Override
      public Class<A> actions() {
        return actions;
      }

      @Override
      public List<Option> options(MatchContext match, int player) {
        return options.options(match, player);
      }

      @Override
      public Legality legality(MatchContext match, int player, A action) {
        return legality.legality(match, player, action);
      }

      @Override
      public void onAnswer(MatchContext match, int player, A action) {
        consequences.perform(match, player, action);
      }
    };
  }

  /**
   * The question whose options are what it offers, in the {@linkplain Action#wording words} of the
   * actions: that is legal, and nothing else. Its prompt is the name of the type of its actions, as
   * {@code bid} is of {@code Bid}.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  static <A extends Action> Question<A> of(
      Class<A> actions,
      Offer<A> offer,
      Because because,
      ActionHandlers.Consequences<Integer, A> consequences) {
    given(offer, "offer");
    given(because, "because");
    return of(
        CamelCase.words(given(actions, "actions").getSimpleName()),
        actions,
        (match, player) -> offer.actions(match, player).stream().map(Option::new).toList(),
        (match, player, action) ->
            Legality.of(
                offer.actions(match, player).contains(action), () -> because.reason(match, player)),
        consequences);
  }

  /** The same without a reason beyond the offer. */
  static <A extends Action> Question<A> of(
      Class<A> actions, Offer<A> offer, ActionHandlers.Consequences<Integer, A> consequences) {
    return of(actions, offer, (match, player) -> "", consequences);
  }

  /** A stable word for the question, for example {@code play}; unique among questions. */
  String prompt();

  /** The type of the actions. */
  Class<A> actions();

  /** All legal actions of a player as options, in a stable order; no two are equal. */
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
