package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.change.Deaths;
import dev.runesheet.game.werewolf.change.Messages;
import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.state.WolfState.Chosen;
import dev.runesheet.game.werewolf.state.WolfState.Moment;
import dev.runesheet.game.werewolf.word.Occurrence;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Walks the steps of nights and days in their declared order. */
public final class Phases {

  /** The checkpoint behind what somebody does at once. */
  public static final String ACTED = "acted";

  /** The number of phases without a question after which a game ends, even without a winner. */
  private static final int LONG_UNASKED = 20;

  private Phases() {}

  public static boolean advance(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    if (Messages.post(match)) {
      return true;
    }
    if (state.step < 0) {
      Standstill.begin(match);
      return next(state);
    }
    PhaseStep step = step(match, state, state.step);
    while (step == null && state.step < StepOrder.MOST) {
      state.step++;
      step = step(match, state, state.step); // Places may be left free.
    }
    return step == null ? nextPhase(match, state) : run(match, state, step);
  }

  /** The step at a place from 0; null behind the last. */
  private static PhaseStep step(MatchContext match, WolfState state, int place) {
    return match.consult(new StepOrder(Phase.isDay(state.phase), place + 1)).step();
  }

  private static boolean next(WolfState state) {
    state.step++;
    return true;
  }

  private static boolean nextPhase(MatchContext match, WolfState state) {
    match.phaseEnded(state.phaseName(), state.phase, -1);
    match.resetCounts();
    Standstill.count(match);
    state.phase++;
    state.unasked++;
    if (state.unasked >= LONG_UNASKED) {
      match.endMatch(-1, "nobody can do anything");
    }
    state.step = 0;
    state.done.clear();
    state.choosing.clear();
    state.votes.clear();
    state.closed.clear();
    Marks.tidy(match);
    return true;
  }

  private static boolean run(MatchContext match, WolfState state, PhaseStep step) {
    switch (step) {
      case EXPIRE -> Marks.expire(match);
      case WIN -> WinnerCheck.check(match);
      case START_OTHERS -> use(match, true, false);
      case START_KILLINGS -> use(match, true, true);
      case PASSIVE -> match.post(Event.of(Occurrence.PASSIVE.event()));
      case DEATHS -> {
        return deaths(match, state);
      }
      case POLLS -> Polls.open(match);
      case ACT -> {
        return act(match, state);
      }
      case FORCED -> AbilityUses.force(match);
      case GROUP_POLLS -> {
        Polls.close(match, PollSort.OTHER);
        Polls.carryOut(match, PollSort.OTHER);
      }
      case LYNCH_CLOSES -> Polls.close(match, PollSort.LYNCH);
      case ELECTION_CLOSES -> Polls.close(match, PollSort.ELECTION);
      case LYNCH_CANCELLED -> Polls.cancel(match, PollSort.LYNCH);
      case ELECTION_CANCELLED -> Polls.cancel(match, PollSort.ELECTION);
      case LYNCH -> Polls.carryOut(match, PollSort.LYNCH);
      case ELECTION -> Polls.carryOut(match, PollSort.ELECTION);
      case END_OTHERS -> use(match, false, false);
      default -> use(match, false, true);
    }
    return next(state);
  }

  private static boolean deaths(MatchContext match, WolfState state) {
    return die(match, state) || next(state);
  }

  /**
   * Deaths cause others: until nobody is to die any more, and all see who died; whether some did.
   */
  private static boolean die(MatchContext match, WolfState state) {
    if (Deaths.carryOut(match, moment(match, state))) {
      return true;
    }
    if (state.died) {
      state.died = false;
      Deaths.bury(match);
      match.post(Event.of(Occurrence.PASSIVE.event()));
      return true;
    }
    Deaths.show(match);
    return false;
  }

  /**
   * The end of what somebody did at once: deaths and what they cause, then winners. Only those are
   * asked anew who can do something else now, so that nobody else learns of it.
   */
  public static void acted(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    Messages.post(match);
    if (die(match, state)) {
      match.post(new Checkpoint(ACTED, state.phase));
      return;
    }
    WinnerCheck.check(match);
    match.decideOnly(ActQuestion.QUESTION, asked(match, state));
  }

  private static Moment moment(MatchContext match, WolfState state) {
    if (step(match, state, state.step) == PhaseStep.ACT) {
      return Moment.DURING;
    }
    for (int place = 0; place < state.step; place++) {
      if (step(match, state, place) == PhaseStep.ACT) {
        return Moment.END;
      }
    }
    return Moment.START;
  }

  /** Asks all players who are still to act. */
  private static boolean act(MatchContext match, WolfState state) {
    List<Integer> asked = asked(match, state);
    match.decideOnly(ActQuestion.QUESTION, asked);
    state.unasked = asked.isEmpty() ? state.unasked : 0;
    return !asked.isEmpty() || next(state);
  }

  /**
   * The living players who are still to act: not those who can do nothing, but again those who have
   * become able to.
   */
  private static List<Integer> asked(MatchContext match, WolfState state) {
    List<Integer> asked = new ArrayList<>();
    for (int player : Players.living(match)) {
      boolean done = state.done.contains(player);
      if (!done && (state.patient || !ActQuestion.isIdle(match, player))) {
        asked.add(player);
      }
    }
    return asked;
  }

  /** Starts what was chosen for this step, in the rule book's order. */
  private static void use(MatchContext match, boolean start, boolean kills) {
    WolfState state = match.state(WolfState.class);
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    List<Chosen> due = new ArrayList<>();
    for (Chosen one : state.chosen) {
      RoleAbility ability = catalog.ability(one.ability());
      Timing timing = ability.timing();
      boolean now = timing.fits(state.phase) && one.due() <= state.phase;
      boolean early = timing.isStart() || timing.isImmediate(); // A later part of what was chosen.
      if (now && early == start && ability.kills() == kills) {
        due.add(one);
      }
    }
    state.chosen.removeAll(due);
    for (Chosen one : order(match, due, kills)) {
      if (Players.isAlive(match, one.player())) {
        AbilityUses.carryOut(match, one);
      }
    }
  }

  /** The due uses by rank, then by the names of roles, then by chance. */
  private static List<Chosen> order(MatchContext match, List<Chosen> due, boolean kills) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    Comparator<Chosen> order =
        Comparator.<Chosen>comparingInt(
                one -> match.consult(new Ranking(kills, Players.team(match, one.player()))).rank())
            .thenComparing(one -> catalog.ability(one.ability()).words());
    List<Chosen> left = new ArrayList<>(due);
    List<Chosen> ordered = new ArrayList<>();
    while (!left.isEmpty()) {
      Chosen least = left.stream().min(order).orElseThrow();
      List<Chosen> same = left.stream().filter(one -> order.compare(one, least) == 0).toList();
      Chosen first = same.size() == 1 ? least : same.get(match.roll(same.size()) - 1);
      left.remove(first);
      ordered.add(first);
    }
    return ordered;
  }
}
