package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.game.valeria.ValeriaState.Phase;
import java.util.ArrayList;
import java.util.List;

/** The two actions of a turn (rules.md, section 4). */
public final class Actions {

  private static final int ACTIONS = 2;
  private static final String TAKE = "take ";
  private static final String ENGAGE = "engage ";
  private static final String RELIC = "relic ";

  private Actions() {}

  static void begin(MatchContext match, ValeriaState state) {
    match.resetCounts();
    state.actions = ACTIONS;
    state.endAsked = false;
    state.phase = Phase.ACTION;
    Modules.serve(match, state.active);
    match.raise(Event.about(Triggers.ACTIONS_START, Realm.of(match).active(), Event.NOBODY));
  }

  static void next(MatchContext match, ValeriaState state) {
    if (state.actions == 0) {
      state.phase = state.endAsked ? Phase.TURN_END : Phase.ACTION_END;
      return;
    }
    Player player = Realm.of(match).active();
    List<Option> options = new ArrayList<>();
    for (Resource resource : Resource.BASIC) {
      String id = TAKE + resource.stat();
      options.add(new Option(id, id));
    }
    if (player.stat(Player.SAILS) > 0) {
      String id = TAKE + Resource.MAPS.stat();
      options.add(new Option(id, "take a map"));
    }
    Offers.all(match, player, options);
    options.addAll(Sailing.options(match, player));
    options.addAll(Tomes.options(match, player));
    options.addAll(Modules.options(match, state, player));
    match.decide(state.active, Valeria.ACTION, options);
  }

  static void act(MatchContext match, ValeriaState state, String answer) {
    Player player = Realm.of(match).active();
    if (answer.startsWith(RELIC)) {
      Modules.use(match, state, player, answer.substring(RELIC.length()));
      return;
    }
    if (answer.startsWith(Tomes.USE)) {
      Tomes.use(match, player, answer);
      return;
    }
    state.actions--;
    state.lastAsked = Valeria.ACTION;
    state.deed = false;
    if (answer.startsWith(TAKE)) {
      Resource resource =
          Resource.valueOf(answer.substring(TAKE.length()).toUpperCase(java.util.Locale.ROOT));
      Purse.change(match, player, resource, 1);
    } else if (answer.startsWith(Sailing.SAIL)) {
      Sailing.carryOut(match, player, answer);
    } else if (answer.startsWith(ENGAGE)) {
      Modules.engage(match, player, answer.substring(ENGAGE.length()));
    } else {
      Offers.carryOut(match, player, answer);
    }
    Tomes.takeBack(match, player);
  }

  /** What answers the end of the phase, in order of acquisition. */
  static void end(MatchContext match, ValeriaState state) {
    match.raise(Event.about(Triggers.ACTIONS_END, Realm.of(match).active(), Event.NOBODY));
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
