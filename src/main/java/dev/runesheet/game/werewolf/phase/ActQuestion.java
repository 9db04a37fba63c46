package dev.runesheet.game.werewolf.phase;

import static dev.runesheet.spi.ActionHandlers.on;

import dev.runesheet.game.werewolf.change.Polls;
import dev.runesheet.game.werewolf.change.Roles;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.spi.ActionHandlers;
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
public final class ActQuestion {

  private static final int NOBODY = -1;

  private static final ActionHandlers<Integer, Act> HANDLERS =
      ActionHandlers.of(
          Act.class,
          List.of(
              on(
                  UseOn.class,
                  ActQuestion::legality,
                  (match, player, use) -> use(match, player, use.ability(), use.player())),
              on(
                  Use.class,
                  ActQuestion::legality,
                  (match, player, use) -> use(match, player, use.ability(), NOBODY)),
              on(TakeBack.class, ActQuestion::legality, ActQuestion::takeBack),
              on(
                  VoteFor.class,
                  ActQuestion::legality,
                  (match, player, vote) -> vote(match, player, vote.poll(), vote.player())),
              on(
                  Abstain.class,
                  ActQuestion::legality,
                  (match, player, abstain) -> vote(match, player, abstain.poll(), NOBODY)),
              on(TakeBackVote.class, ActQuestion::legality, ActQuestion::takeBack),
              on(
                  Done.class,
                  (match, player, done) -> match.state(WolfState.class).done.add(player))));

  public static final Question<Act> QUESTION =
      Question.of("act", Act.class, ActQuestion::options, ActQuestion::allowed, HANDLERS::perform);

  private ActQuestion() {}

  /** An act of a player. */
  public sealed interface Act extends Action
      permits UseOn, Use, TakeBack, VoteFor, Abstain, TakeBackVote, Done {

    /** The number of the player whom it is about: of who acts, unless it names another. */
    default int about(int actor) {
      return actor;
    }
  }

  /**
   * Uses an ability on a player; one of several if it asks for more.
   *
   * @param ability its id
   * @param player the number of the player
   */
  @TextForm("use {ability} on {player}")
  public record UseOn(String ability, int player) implements Act {

    @Override
    public int about(int actor) {
      return player;
    }
  }

  /** Uses an ability that asks for nobody. */
  @TextForm("perform {ability}")
  public record Use(String ability) implements Act {}

  /** Takes back the choice of an ability that is not used yet. */
  @TextForm("take back {ability}")
  public record TakeBack(String ability) implements Act {}

  /** Votes for a player, by his number. */
  @TextForm("vote {player} in {poll}")
  public record VoteFor(int player, String poll) implements Act {

    @Override
    public int about(int actor) {
      return player;
    }
  }

  /** Votes for nobody. */
  @TextForm("abstain in {poll}")
  public record Abstain(String poll) implements Act {}

  /** Takes back a vote. */
  @TextForm("withdraw vote in {poll}")
  public record TakeBackVote(String poll) implements Act {}

  /** Does no more in this phase. */
  @TextForm("done")
  public record Done() implements Act {}

  private static List<Option> options(MatchContext match, int player) {
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
      if (Polls.hasVote(match, poll, player)) {
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
      if (!Polls.hasVote(match, poll, player)) {
        continue;
      }
      if (Polls.hasVoted(match, player, poll.name())) {
        options.add(
            new Option(new TakeBackVote(poll.name()), () -> "take back: vote in " + poll.name()));
      } else {
        options.addAll(state.ballot(poll, open -> ballot(match, open)));
      }
    }
  }

  /** The votes that can be cast in a poll. Only numbers and names of players are in them. */
  private static List<Option> ballot(MatchContext match, WolfState.Poll poll) {
    List<Option> options = new ArrayList<>();
    for (int other : poll.options()) {
      if (Players.isAlive(match, other)) {
        String name = Players.name(match, other);
        options.add(new Option(new VoteFor(other, poll.name()), () -> poll.name() + ": " + name));
      }
    }
    options.add(new Option(new Abstain(poll.name()), () -> poll.name() + ": nobody"));
    return List.copyOf(options);
  }

  private static Legality allowed(MatchContext match, int player, Act act) {
    if (!Players.isPlayer(match, act.about(player))) { // Other entities are secrets of the game.
      return Legality.illegal("Target: there is no player " + act.about(player));
    }
    return HANDLERS.legality(match, player, act);
  }

  /** Why a player may not do something now, whether he is asked or not; empty if he may. */
  public static String refusal(MatchContext match, int player, Act act) {
    return QUESTION.legality(match, player, act).reason();
  }

  private static Legality legality(MatchContext match, int player, UseOn use) {
    RoleAbility ability = ability(match, use.ability());
    AbilityUses.show(match, player, ability, List.of("" + use.player()));
    return unless(AbilityUses.refusal(match, player, ability, use.player()));
  }

  private static Legality legality(MatchContext match, int player, Use use) {
    RoleAbility ability = ability(match, use.ability());
    AbilityUses.show(match, player, ability, List.of());
    String reason = AbilityUses.refusal(match, player, ability);
    return unless(
        reason.isEmpty() && ability.selections() > 0
            ? "Target: it must be used on a player"
            : reason);
  }

  private static Legality legality(MatchContext match, int player, TakeBack back) {
    RoleAbility ability = ability(match, back.ability());
    return Legality.of(
        AbilityUses.isChosen(match, player, ability) || AbilityUses.isBegun(match, player, ability),
        () -> "Timing: it has not been chosen, or has already been used");
  }

  private static Legality legality(MatchContext match, int player, VoteFor vote) {
    return unless(Polls.refusal(match, player, vote.poll(), vote.player()));
  }

  private static Legality legality(MatchContext match, int player, Abstain abstain) {
    return unless(Polls.refusal(match, player, abstain.poll(), NOBODY));
  }

  private static Legality legality(MatchContext match, int player, TakeBackVote back) {
    return Legality.of(
        Polls.hasVoted(match, player, back.poll()), () -> "Poll: there is no vote to take back");
  }

  private static Legality unless(String reason) {
    return Legality.of(reason.isEmpty(), () -> reason);
  }

  private static RoleAbility ability(MatchContext match, String id) {
    return match.book().catalog(WolfCatalog.class).ability(id);
  }

  private static void use(MatchContext match, int player, String used, int other) {
    RoleAbility ability = ability(match, used);
    AbilityUses.choose(match, player, ability, other);
    again(match, player, ability);
  }

  private static void takeBack(MatchContext match, int player, TakeBack back) {
    AbilityUses.takeBack(match, player, back.ability());
    match.decide(QUESTION, player);
  }

  private static void vote(MatchContext match, int player, String poll, int other) {
    Polls.vote(match, player, poll, other);
    match.decide(QUESTION, player);
  }

  private static void takeBack(MatchContext match, int player, TakeBackVote back) {
    Polls.takeBack(match, player, back.poll());
    match.decide(QUESTION, player);
  }

  /** An act at once may change what others can do; otherwise only the player is asked. */
  private static void again(MatchContext match, int player, RoleAbility ability) {
    WolfState state = match.state(WolfState.class);
    boolean waits = state.choosing.containsKey(WolfState.key(player, ability.id()));
    if (ability.timing().isImmediate() && !waits) {
      match.post(new Checkpoint(Phases.ACTED, state.phase));
    } else {
      match.decide(QUESTION, player);
    }
  }
}
