package dev.runesheet.game.valeria.turn;

import static dev.runesheet.spi.ActionHandlers.on;

import dev.runesheet.game.valeria.centre.AgentsAndRelics;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.price.ResourceChanges;
import dev.runesheet.game.valeria.price.Tomes;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Triggers;
import dev.runesheet.spi.ActionHandlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.Wording;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.List;

/** The question for an action, {@link #OF_A_TURN} of which make a turn (rules.md, section 4). */
public final class Actions {

  /** The question. */
  public static final Question<TurnAction> QUESTION =
      Question.of(
          Prompts.ACTION, TurnAction.class, Actions::options, Actions::legality, Actions::onAnswer);

  /** The number of actions of a turn. */
  public static final int OF_A_TURN = 2;

  private static final ActionHandlers<Player, TurnAction> HANDLERS =
      ActionHandlers.of(
          TurnAction.class,
          List.of(
              on(TurnAction.Take.class, Actions::legality, counted(Actions::take)),
              on(TurnAction.Purchase.class, Purchases::legality, counted(Purchases::perform)),
              on(TurnAction.Sail.class, Sailing::legality, counted(Sailing::perform)),
              on(TurnAction.LayOutTome.class, Tomes::legality, Tomes::layOut),
              on(
                  TurnAction.Engage.class,
                  AgentsAndRelics::legality,
                  counted(AgentsAndRelics::engage)),
              on(TurnAction.UseRelic.class, AgentsAndRelics::legality, AgentsAndRelics::use)));

  private static final int MOST_EXPECTED = 64;

  private Actions() {}

  public static void begin(MatchContext match, ValeriaState state) {
    match.resetCounts();
    state.actions = OF_A_TURN;
    state.endAsked = false;
    state.phase = Phase.ACTION;
    AgentsAndRelics.serve(match, state.active);
    match.raise(Event.about(Triggers.ACTIONS_START, CardIndex.of(match).active(), Event.NOBODY));
  }

  public static void next(MatchContext match, ValeriaState state) {
    if (state.actions == 0) {
      state.phase = state.endAsked ? Phase.TURN_END : Phase.ACTION_END;
      return;
    }
    match.decide(QUESTION, state.active);
  }

  private static List<Option> options(MatchContext match, int seat) {
    Player player = CardIndex.of(match).player(seat);
    List<Option> options = new ArrayList<>(MOST_EXPECTED);
    for (Resource resource : Resource.TAKEN) {
      if (resource != Resource.MAPS || Sailing.sails(player)) {
        TurnAction.Take take = new TurnAction.Take(resource);
        options.add(new Option(take, () -> Wording.of(take, resource.amount(1))));
      }
    }
    Purchases.offer(match, player, options);
    options.addAll(Sailing.options(match, player));
    options.addAll(Tomes.options(match, player));
    options.addAll(AgentsAndRelics.options(match, player));
    return options;
  }

  private static Legality legality(MatchContext match, int seat, TurnAction action) {
    return HANDLERS.legality(match, CardIndex.of(match).player(seat), action);
  }

  private static void onAnswer(MatchContext match, int seat, TurnAction action) {
    match.resetCounts();
    HANDLERS.perform(match, CardIndex.of(match).player(seat), action);
  }

  private static Legality legality(MatchContext match, Player player, TurnAction.Take take) {
    return take.taken() == Resource.MAPS
        ? Sailing.aboard(player)
        : Legality.of(
            Resource.TAKEN.contains(take.taken()),
            () -> "No action takes " + take.taken().stat() + ".");
  }

  private static void take(MatchContext match, Player player, TurnAction.Take take) {
    ResourceChanges.change(match, player, take.taken(), 1);
  }

  /**
   * The consequences of an action that counts as one of the turn; unused tomes are then taken back.
   */
  private static <T> ActionHandlers.Consequences<Player, T> counted(
      ActionHandlers.Consequences<Player, T> consequences) {
    return (match, player, action) -> {
      ValeriaState state = match.state(ValeriaState.class);
      state.actions--;
      state.lastAsked = Prompts.ACTION;
      state.deed = false;
      consequences.perform(match, player, action);
      Tomes.takeBack(match, player);
    };
  }

  /** Raises the end of the phase, which effects answer in order of acquisition. */
  public static void end(MatchContext match, ValeriaState state) {
    match.raise(Event.about(Triggers.ACTIONS_END, CardIndex.of(match).active(), Event.NOBODY));
    state.phase = Phase.TURN_END;
  }

  /** Gives the active player more actions, also if the action phase was over. */
  public static void more(MatchContext match, int actions) {
    ValeriaState state = match.state(ValeriaState.class);
    state.actions += actions;
    state.endAsked = false;
    state.phase = state.phase == Phase.TURN_END ? Phase.ACTION : state.phase;
  }
}
