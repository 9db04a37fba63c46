package dev.runesheet.game.werewolf.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.api.Match;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.werewolf.phase.AbilityUses;
import dev.runesheet.game.werewolf.phase.ActQuestion;
import dev.runesheet.game.werewolf.role.RoleAbility;
import dev.runesheet.game.werewolf.role.WolfCatalog;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.state.WolfState;
import dev.runesheet.game.werewolf.word.Phase;
import dev.runesheet.game.werewolf.word.PollSort;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.Expectation;
import dev.runesheet.testing.Mismatch;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.TextPart;
import dev.runesheet.testing.declared.DeclaredRun;
import dev.runesheet.testing.declared.DeclaredScenarios;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A scenario of Werewolf being played. */
final class WolfRun extends DeclaredRun<WolfAction, WolfThen> {

  private final WolfSight sight;

  WolfRun(Match match, DeclaredScenarios.Words<WolfAction, WolfThen> words) {
    super(match, new WolfNarrator(match), words);
    sight = new WolfSight(match);
  }

  @Override
  protected void perform(WolfAction action) {
    if (action instanceof WolfAction.Use use) {
      use.in().ifPresent(this::playOn);
      use(use, sight.number(use.player()));
    } else if (action instanceof WolfAction.Vote vote) {
      vote.in().ifPresent(this::playOn);
      int player = sight.number(vote.player());
      act(player, votes(vote, player), vote.refused(), () -> "");
    } else if (action instanceof WolfAction.Look look) {
      look.in().ifPresent(this::playOn);
      look(look.expect());
    } else {
      playOn(((WolfAction.Go) action).phase());
    }
  }

  private void use(WolfAction.Use use, int player) {
    RoleAbility ability = ability(use, player);
    List<ActQuestion.Act> acts = uses(use, player, ability);
    String excess = excess(use.on().size(), ability);
    if (!excess.isEmpty() && match().legality(player, acts.get(0)).isLegal()) {
      act(player, List.of(), use.refused(), () -> excess);
    } else {
      act(player, acts, use.refused(), () -> takeBackHalf(player, ability));
    }
  }

  /** Why players are too many for an ability; empty if they are not, or if it asks for none. */
  private String excess(int players, RoleAbility ability) {
    int[] most = {players};
    if (players > ability.selections() && ability.selections() > 0) {
      match().update(context -> most[0] = AbilityUses.selections(context, ability));
    }
    String asked = Words.quote(ability.words()) + ", which asks for " + most[0];
    return players > most[0] ? "Target: " + players + " players are too many for " + asked : "";
  }

  /**
   * Does all that a step says.
   *
   * @param unmet the reason why all that is no whole step; empty if it is one
   */
  private void act(
      int player, List<ActQuestion.Act> acts, Optional<String> refused, Supplier<String> unmet) {
    if (refused.isPresent()) {
      refused(player, acts, refused.get(), unmet);
      return;
    }
    acts.forEach(act -> choose(player, act));
    String half = unmet.get();
    if (!half.isEmpty()) {
      throw new Refusal(Refusal.ILLEGAL, half);
    }
  }

  /** Does what a player may do; who is asked nothing, such as a dead one, is told why as others. */
  private void choose(int player, ActQuestion.Act act) {
    boolean asked = match().pendingDecisions().stream().anyMatch(one -> one.player() == player);
    String reason = asked ? "" : refusal(player, act);
    if (!reason.isEmpty()) {
      throw new Refusal(Refusal.ILLEGAL, reason);
    }
    match().choose(player, act);
  }

  /** Takes back a choice of too few players, and gives the reason; empty if nothing is open. */
  private String takeBackHalf(int player, RoleAbility ability) {
    int chosen = state().begun(player, ability.id()).size();
    if (chosen == 0) {
      return "";
    }
    match().choose(player, new ActQuestion.TakeBack(ability.id()));
    return "Target: '" + ability.words() + "' asks for more players than " + chosen;
  }

  /** Lets all be done until a phase has come. */
  private void playOn(String phase) {
    int wanted = Phase.of(phase);
    int before = -1;
    while (!match().over() && state().turn() < wanted) {
      int now = match().answerCount();
      if (now == before) {
        throw new Refusal(Refusal.ILLEGAL, "nobody can do anything, and the phase does not end");
      }
      before = now;
      List<Decision> open = match().pendingDecisions();
      if (open.isEmpty()) {
        throw new Refusal(Refusal.ILLEGAL, "nobody is asked in " + state().phaseName());
      }
      match().choose(open.get(0).player(), new ActQuestion.Done());
    }
    if (state().turn() != wanted) {
      String now = match().over() ? "the game is over" : "it is " + state().phaseName();
      throw new Refusal(Refusal.ILLEGAL, phase + " does not come: " + now);
    }
  }

  private List<ActQuestion.Act> votes(WolfAction.Vote step, int player) {
    String poll = step.poll().orElseGet(() -> onlyPoll(step.player()));
    List<ActQuestion.Act> acts = new ArrayList<>();
    ActQuestion.TakeBackVote back = new ActQuestion.TakeBackVote(poll);
    if (match().legality(player, back).isLegal()) {
      acts.add(back);
    }
    for (String vote : step.vote()) {
      boolean none = vote.equals(Players.NOBODY);
      acts.add(
          none ? new ActQuestion.Abstain(poll) : new ActQuestion.VoteFor(sight.number(vote), poll));
      if (step.vote().size() > 1) {
        acts.add(back); // Who votes for several has voted for none of them.
      }
    }
    return acts;
  }

  private String onlyPoll(String player) {
    List<String> open = state().openPolls();
    if (open.size() == 1 || open.contains(PollSort.LYNCH.word())) {
      return open.size() == 1 ? open.get(0) : PollSort.LYNCH.word();
    }
    String told =
        open.isEmpty()
            ? "Poll: none is open in " + state().phaseName()
            : player + " must name one of the polls " + String.join(", ", open);
    throw new Refusal(Refusal.ILLEGAL, told);
  }

  private List<ActQuestion.Act> uses(WolfAction.Use step, int player, RoleAbility ability) {
    List<ActQuestion.Act> acts = new ArrayList<>();
    ActQuestion.TakeBack back = new ActQuestion.TakeBack(ability.id());
    if (match().legality(player, back).isLegal()) {
      acts.add(back);
    }
    step.on().forEach(one -> acts.add(new ActQuestion.UseOn(ability.id(), sight.number(one))));
    if (step.on().isEmpty()) {
      acts.add(new ActQuestion.Use(ability.id()));
    }
    return acts;
  }

  /**
   * The ability that is named, or the only one that can be meant by what it is used on. Where a
   * refusal is expected it may be one that the player does not have: the game refuses it then.
   */
  private RoleAbility ability(WolfAction.Use step, int player) {
    List<RoleAbility> own = sight.abilities(player);
    List<RoleAbility> named = called(step, own);
    List<RoleAbility> meant =
        named.stream().filter(one -> one.timing().isChosen() && !one.follows()).toList();
    List<RoleAbility> open = meant.stream().filter(one -> isOpen(player, one)).toList();
    List<RoleAbility> found = open.isEmpty() ? meant : open;
    if (found.size() == 1) {
      return found.get(0);
    }
    List<RoleAbility> called = named.isEmpty() ? calledInGame(step) : named;
    if (step.refused().isPresent()) {
      return found.isEmpty() ? called.get(0) : found.get(0);
    }
    throw new Refusal(Refusal.ILLEGAL, step.player() + unclear(own, found.isEmpty()));
  }

  private static String unclear(List<RoleAbility> own, boolean none) {
    if (own.isEmpty()) {
      return " has no abilities";
    }
    return (none ? " has no such ability: " : " has several abilities: ")
        + String.join(
            ", ", own.stream().map(one -> one.words() + " (" + one.text() + ")").toList());
  }

  /**
   * The abilities of all roles that a step can mean.
   *
   * @throws Refusal as invalid if there is none: its name is misspelt, rather than not allowed
   */
  private List<RoleAbility> calledInGame(WolfAction.Use step) {
    List<RoleAbility> all = catalog(match()).abilities().toList();
    List<RoleAbility> called = called(step, all);
    if (called.isEmpty()) {
      String name = step.use().orElseThrow().name();
      List<String> names = all.stream().flatMap(one -> Stream.of(one.words(), one.text())).toList();
      throw new Refusal(
          Refusal.INVALID,
          "no ability of the game is called " + Words.quote(name) + Words.meant(name, names));
    }
    return called;
  }

  /** The abilities that a step can mean: those of the name, or else those that begin so. */
  private static List<RoleAbility> called(WolfAction.Use step, List<RoleAbility> all) {
    if (step.use().isEmpty()) {
      return all;
    }
    AbilityName name = step.use().get();
    List<RoleAbility> exact = all.stream().filter(name::isOf).toList();
    return exact.isEmpty() ? all.stream().filter(name::begins).toList() : exact;
  }

  private boolean isOpen(int player, RoleAbility ability) {
    for (Decision decision : match().pendingDecisions()) {
      for (Option option : decision.options()) {
        boolean same =
            option.action() instanceof ActQuestion.UseOn on && on.ability().equals(ability.id())
                || option.action() instanceof ActQuestion.Use use
                    && use.ability().equals(ability.id())
                || option.action() instanceof ActQuestion.TakeBack back
                    && back.ability().equals(ability.id());
        if (decision.player() == player && same) {
          return true;
        }
      }
    }
    return false;
  }

  private void refused(
      int player, List<ActQuestion.Act> acts, String reason, Supplier<String> unmet) {
    String told = "";
    for (ActQuestion.Act act : acts) {
      told = refusal(player, act);
      if (!told.isEmpty()) {
        break;
      }
      match().choose(player, act);
    }
    told = told.isEmpty() ? unmet.get() : told;
    if (!TextPart.containsIgnoringCase(told, reason)) {
      String actual = told.isEmpty() ? "no refusal" : "refused: " + told;
      throw Refusal.unmet("a refusal with " + Words.quote(reason), actual);
    }
  }

  private String refusal(int player, ActQuestion.Act act) {
    String[] told = {""};
    match().update(context -> told[0] = ActQuestion.refusal(context, player, act));
    return told[0];
  }

  private void look(JsonValue expected) {
    JsonNode seen = observe(expected);
    List<Mismatch> mismatches = Expectation.compare(expected, seen);
    if (!mismatches.isEmpty()) {
      throw Refusal.unmet(expected, mismatches);
    }
  }

  private WolfState state() {
    return match().state(WolfState.class);
  }

  @Override
  protected WolfThen see(WolfThen asked) {
    return sight.see(asked.dead());
  }

  @Override
  protected JsonNode player(int player) {
    return JsonNodeFactory.instance.textNode(sight.name(player));
  }

  @Override
  protected JsonNode entity(int number) {
    return JsonNodeFactory.instance.textNode(match().world().entity(number).getName());
  }

  static WolfCatalog catalog(Match match) {
    return match.book().catalog(WolfCatalog.class);
  }
}
