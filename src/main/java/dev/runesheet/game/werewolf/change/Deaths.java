package dev.runesheet.game.werewolf.change;

import dev.runesheet.game.werewolf.state.Mark;
import dev.runesheet.game.werewolf.state.MarkType;
import dev.runesheet.game.werewolf.state.Marks;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.state.WolfState.Death;
import dev.runesheet.game.werewolf.state.WolfState.Doom;
import dev.runesheet.game.werewolf.state.WolfState.Moment;
import dev.runesheet.game.werewolf.word.Occurrence;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Deaths: the queue of those who are to die, and dying. */
public final class Deaths {

  private Deaths() {}

  /** Lets those die who are to; whether somebody was. */
  public static boolean carryOut(MatchContext match, Moment moment) {
    WolfState state = match.state(WolfState.class);
    List<Doom> doomed = new ArrayList<>(state.doomed);
    doomed.sort(Comparator.comparing(Doom::guest));
    state.doomed.clear();
    for (Doom doom : doomed) {
      if (Players.isAlive(match, doom.player())) {
        die(match, doom, moment);
      }
    }
    return !doomed.isEmpty();
  }

  private static void die(MatchContext match, Doom doom, Moment moment) {
    WolfState state = match.state(WolfState.class);
    Entity player = match.entity(doom.player());
    int first = state.deaths.size() - state.dying.size();
    state.dying.add(doom.player());
    state.deaths.add(new Death(doom.player(), state.phase, moment, doom.how(), first));
    state.died = true;
    state.forgetBallots();
    state.chosen.removeIf(one -> one.player() == doom.player());
    Polls.abandon(match, doom.player());
    match.post(Event.about(Occurrence.DIES.event(), player, doom.by()));
    match.post(Event.about(Occurrence.DIES.event(doom.how().death()), player, doom.by()));
  }

  /**
   * All who have died since are seen to be dead, in an order that does not tell who died by whom.
   */
  public static void show(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    int before = state.deaths.size() - state.dying.size();
    for (int player : state.dying) {
      match.move(match.entity(player), Players.DEAD, before);
      before++;
    }
    state.dying.clear();
  }

  /** Takes the extra roles of those who have died, after all that their deaths caused. */
  public static void bury(MatchContext match) {
    for (Mark mark : Marks.all(match)) {
      boolean dead = mark.getBearer() >= 0 && !Players.isAlive(match, mark.getBearer());
      if (dead && mark.getType() == MarkType.EXTRA_ROLE) {
        match.leavePlay(mark, "dead");
      }
    }
  }
}
