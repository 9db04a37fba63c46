package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.change.Roles;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.TextForm;
import dev.runesheet.spi.fact.Checkpoint;
import java.util.ArrayList;
import java.util.List;

/** The question what a player does in a phase: use an ability, vote, or no more. */
public final class ActQuestion implements Question<ActQuestion.Act> {

  public static final ActQuestion QUESTION = new ActQuestion();

  private static final int ABSTAIN = -1;

  private ActQuestion() {}

  /** An act of a player. */
  public sealed interface Act extends Action
      permits UseOn, Use, TakeBack, VoteFor, Abstain, TakeBackVote, Done {}

  /**
   * Uses an ability on a player; one of several if it asks for more.
   *
   * @param ability its id
   * @param player the number of the player
   */
  @TextForm("use {ability} on {player}")
  public record UseOn(String ability, int player) implements Act {}

  /** Uses an ability that asks for nobody. */
  @TextForm("perform {ability}")
  public record Use(String ability) implements Act {}

  /** Takes back the choice of an ability that is not used yet. */
  @TextForm("take back {ability}")
  public record TakeBack(String ability) implements Act {}

  /** Votes for a player, by his number. */
  @TextForm("vote {player} in {poll}")
  public record VoteFor(int player, String poll) implements Act {}

  /** Votes for nobody. */
  @TextForm("abstain in {poll}")
  public record Abstain(String poll) implements Act {}

  /** Takes back a vote. */
  @TextForm("withdraw vote in {poll}")
  public record TakeBackVote(String poll) implements Act {}

  /** Does no more in this phase. */
  @TextForm("done")
  public record Done() implements Act {}

  @Override
  public String prompt() {
    return "act";
  }

  @Override
  public Class<Act> actions() {
    return Act.class;
  }

  @Override
  public List<Option> options(MatchContext match, int player) {
    List<Option> options = new ArrayList<>();
    List<Integer> living = Players.living(match);
    for (RoleAbility ability : Roles.abilities(match, player)) {
      uses(match, player, ability, living, options);
    }
    votes(match, player, options);
    options.add(new Option(new Done(), () -> "no more"));
    return options;
  }

  /** True if a player can do nothing now but say that he does no more. */
  static boolean isIdle(MatchContext match, int player) {
    for (WolfState.Poll poll : match.state(WolfState.class).open) {
      if (poll.voters().contains(player) || Polls.hasVoted(match, player, poll.name())) {
        return false;
      }
    }
    List<Option> found = new ArrayList<>();
    List<Integer> living = Players.living(match);
    for (RoleAbility ability : Roles.abilities(match, player)) {
      uses(match, player, ability, living, found);
      if (!found.isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private static void uses(
      MatchContext match,
      int player,
      RoleAbility ability,
      List<Integer> living,
      List<Option> options) {
    boolean chosen = AbilityUses.isChosen(match, player, ability);
    if (chosen || AbilityUses.isBegun(match, player, ability)) {
      options.add(new Option(new TakeBack(ability.id()), () -> "take back: " + ability.words()));
    }
    if (chosen || !AbilityUses.refusal(match, player, ability).isEmpty()) {
      return;
    }
    if (ability.selections() == 0) {
      options.add(new Option(new Use(ability.id()), ability::words));
      return;
    }
    for (int other : living) {
      if (AbilityUses.targetRefusal(match, player, ability, other).isEmpty()) {
        String name = Players.name(match, other);
        options.add(
            new Option(new UseOn(ability.id(), other), () -> ability.words() + ": " + name));
      }
    }
  }

  private static void votes(MatchContext match, int player, List<Option> options) {
    WolfState state = match.state(WolfState.class);
    for (WolfState.Poll poll : state.open) {
      boolean voted = Polls.hasVoted(match, player, poll.name());
      if (voted) {
        options.add(
            new Option(new TakeBackVote(poll.name()), () -> "take back: vote in " + poll.name()));
      }
      if (voted || !poll.voters().contains(player)) {
        continue;
      }
      for (int other : poll.options()) {
        String name = Players.name(match, other);
        options.add(new Option(new VoteFor(other, poll.name()), () -> poll.name() + ": " + name));
      }
      options.add(new Option(new Abstain(poll.name()), () -> poll.name() + ": nobody"));
    }
  }

  @Override
  public Legality legality(MatchContext match, int player, Act act) {
    String reason = refusal(match, player, act);
    return reason.isEmpty() ? Legality.LEGAL : Legality.illegal(reason);
  }

  /** Why a player may not do something now, whether he is asked or not; empty if he may. */
  public static String refusal(MatchContext match, int player, Act act) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    int target =
        act instanceof UseOn use
            ? use.player()
            : act instanceof VoteFor vote ? vote.player() : player;
    if (!Players.isPlayer(match, target)) {
      return "Target: there is no player " + target; // Other entities are secrets of the game.
    }
    if (act instanceof UseOn use) {
      RoleAbility ability = catalog.ability(use.ability());
      AbilityUses.show(match, player, ability, List.of("" + use.player()));
      return AbilityUses.refusal(match, player, ability, use.player());
    }
    if (act instanceof Use use) {
      RoleAbility ability = catalog.ability(use.ability());
      AbilityUses.show(match, player, ability, List.of());
      String reason = AbilityUses.refusal(match, player, ability);
      return reason.isEmpty() && ability.selections() > 0
          ? "Target: it must be used on a player"
          : reason;
    }
    if (act instanceof TakeBack back) {
      RoleAbility ability = catalog.ability(back.ability());
      boolean chosen =
          AbilityUses.isChosen(match, player, ability)
              || AbilityUses.isBegun(match, player, ability);
      return chosen ? "" : "Timing: it has not been chosen, or has already been used";
    }
    return votingRefusal(match, player, act);
  }

  private static String votingRefusal(MatchContext match, int player, Act act) {
    if (act instanceof VoteFor vote) {
      return Polls.refusal(match, player, vote.poll(), vote.player());
    }
    if (act instanceof TakeBackVote back && !Polls.hasVoted(match, player, back.poll())) {
      return "Poll: there is no vote to take back";
    }
    return act instanceof Abstain abstain
        ? Polls.refusal(match, player, abstain.poll(), ABSTAIN)
        : "";
  }

  @Override
  public void onAnswer(MatchContext match, int player, Act act) {
    WolfCatalog catalog = match.book().catalog(WolfCatalog.class);
    WolfState state = match.state(WolfState.class);
    if (act instanceof UseOn use) {
      AbilityUses.choose(match, player, catalog.ability(use.ability()), use.player());
      again(match, player, catalog.ability(use.ability()));
    } else if (act instanceof Use use) {
      AbilityUses.choose(match, player, catalog.ability(use.ability()), ABSTAIN);
      again(match, player, catalog.ability(use.ability()));
    } else if (act instanceof TakeBack back) {
      AbilityUses.takeBack(match, player, back.ability());
      match.decide(this, player);
    } else if (act instanceof VoteFor vote) {
      Polls.vote(match, player, vote.poll(), vote.player());
      match.decide(this, player);
    } else if (act instanceof Abstain abstain) {
      Polls.vote(match, player, abstain.poll(), ABSTAIN);
      match.decide(this, player);
    } else if (act instanceof TakeBackVote back) {
      Polls.takeBack(match, player, back.poll());
      match.decide(this, player);
    } else {
      state.done.add(player);
    }
  }

  /** An act at once may change what others can do; otherwise only the player is asked. */
  private void again(MatchContext match, int player, RoleAbility ability) {
    WolfState state = match.state(WolfState.class);
    boolean waits = state.choosing.containsKey(WolfState.key(player, ability.id()));
    if (ability.timing().isImmediate() && !waits) {
      match.post(new Checkpoint(Phases.ACTED, state.phase));
    } else {
      match.decide(this, player);
    }
  }
}
