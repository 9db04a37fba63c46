package dev.runesheet.game.valeria.turn;

import static dev.runesheet.spi.ActionHandlers.on;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.price.ResourceChanges;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.turn.RollChange.Dice;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.spi.ActionHandlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The question whether to change a roll. A domain changes one die; two dice need two domains. Of
 * several ways to the same dice the cheapest is taken.
 */
public final class RollChanges {

  /** The question. */
  public static final Question<RollChange> QUESTION =
      Question.of(
          Prompts.FINALIZE_ROLL,
          RollChange.class,
          RollChanges::options,
          RollChanges::legality,
          RollChanges::onAnswer);

  private static final ActionHandlers<Player, RollChange> HANDLERS =
      ActionHandlers.of(
          RollChange.class,
          List.of(
              on(
                  RollChange.Keep.class,
                  (match, player, keep) -> Rolls.finish(match, match.state(ValeriaState.class))),
              on(RollChange.SetDice.class, RollChanges::legality, RollChanges::set),
              on(RollChange.Reroll.class, RollChanges::legality, RollChanges::reroll)));

  private RollChanges() {}

  private static List<Option> options(MatchContext match, int seat) {
    ValeriaState state = match.state(ValeriaState.class);
    Player player = CardIndex.of(match).player(seat);
    int first = state.firstRolled;
    int second = state.secondRolled;
    List<Option> options = new ArrayList<>();
    RollChange keep = new RollChange.Keep();
    options.add(new Option(keep, () -> Wording.of(keep, first, second)));
    changes(match, state, player)
        .forEach((dice, gold) -> options.add(new Option(dice, () -> words(dice, gold))));
    for (Card domain : helpers(match, state, player)) {
      int cost = price(domain, CardStats.REROLL_COST);
      for (Dice dice : Dice.values()) {
        RollChange reroll = new RollChange.Reroll(dice);
        if (helps(domain, dice) && options.stream().noneMatch(one -> one.action().equals(reroll))) {
          options.add(new Option(reroll, () -> words(reroll, dice, cost)));
        }
      }
    }
    return options;
  }

  private static String words(RollChange.SetDice dice, int gold) {
    return gold == 0
        ? Wording.of(dice, dice.first(), dice.second())
        : Wording.of(dice, dice.first(), dice.second(), gold);
  }

  private static String words(RollChange reroll, Dice dice, int cost) {
    return cost == 0 ? Wording.of(reroll, dice.words()) : Wording.of(reroll, dice.words(), cost);
  }

  private static Legality legality(MatchContext match, int seat, RollChange change) {
    return HANDLERS.legality(match, CardIndex.of(match).player(seat), change);
  }

  private static Legality legality(MatchContext match, Player player, RollChange.SetDice dice) {
    return Legality.of(
        changes(match, match.state(ValeriaState.class), player).containsKey(dice),
        () -> "No domain sets the dice to " + dice.first() + " and " + dice.second() + " now.");
  }

  private static Legality legality(MatchContext match, Player player, RollChange.Reroll reroll) {
    return Legality.of(
        helpers(match, match.state(ValeriaState.class), player).stream()
            .anyMatch(card -> helps(card, reroll.dice())),
        () -> "No domain lets these dice be rolled again now.");
  }

  /** The domains with which dice can be rolled again, once each turn. */
  private static List<Card> helpers(MatchContext match, ValeriaState state, Player player) {
    return CardIndex.of(match).owned(player, CardKind.DOMAIN).stream()
        .filter(
            card -> card.stat(CardStats.REROLLS_ONE) > 0 || card.stat(CardStats.REROLLS_BOTH) > 0)
        .filter(card -> card.number(CardStats.USED) != state.turn)
        .filter(card -> price(card, CardStats.REROLL_COST) <= player.has(Resource.MAGIC))
        .toList();
  }

  private static boolean helps(Card domain, Dice dice) {
    return (dice == Dice.BOTH) == (domain.stat(CardStats.REROLLS_BOTH) > 0);
  }

  /** All results that domains can set the dice to, with the gold that they cost. */
  private static Map<RollChange.SetDice, Integer> changes(
      MatchContext match, ValeriaState state, Player player) {
    List<Card> domains = setters(match, player);
    Map<RollChange.SetDice, Integer> changes = new LinkedHashMap<>();
    int first = state.firstRolled;
    int second = state.secondRolled;
    for (int i = 0; i < domains.size(); i++) {
      int one = target(domains.get(i), first);
      int other = target(domains.get(i), second);
      int cost = cost(match, player, domains.get(i));
      offer(changes, player, one, second, cost);
      offer(changes, player, first, other, cost);
      for (int j = 0; j < domains.size(); j++) {
        if (i != j) {
          int then = target(domains.get(j), second);
          offer(changes, player, one, then, cost + cost(match, player, domains.get(j)));
        }
      }
    }
    return changes;
  }

  /** Notes dice that can be set, unless a die cannot (0) or there is too little gold. */
  private static void offer(
      Map<RollChange.SetDice, Integer> changes, Player player, int first, int second, int gold) {
    if (first > 0 && second > 0 && gold <= player.has(Resource.GOLD)) {
      changes.merge(new RollChange.SetDice(first, second), gold, Math::min);
    }
  }

  private static List<Card> setters(MatchContext match, Player player) {
    return CardIndex.of(match).owned(player, CardKind.DOMAIN).stream()
        .filter(card -> card.stat(CardStats.DIE_TARGET) > 0 || card.stat(CardStats.DIE_SHIFT) != 0)
        .toList();
  }

  /** The number to which a domain changes a die; 0 if it does not change it. */
  private static int target(Card domain, int die) {
    int set = (int) domain.stat(CardStats.DIE_TARGET);
    int target = set > 0 ? set : die + (int) domain.stat(CardStats.DIE_SHIFT);
    return target == die || target < 1 || target > Rolls.SIDES ? 0 : target;
  }

  /** The gold that a domain takes, some of it for each face-up citizen of a role. */
  private static int cost(MatchContext match, Player player, Card domain) {
    int cost = price(domain, CardStats.DIE_COST);
    for (Role role : Role.values()) {
      int each = price(domain, CardStats.DIE_COST_PER + role.word());
      if (each > 0) {
        cost += each * citizens(match, player, role);
      }
    }
    return cost;
  }

  private static int price(Card domain, String stat) {
    return (int) Math.max(0, domain.stat(stat));
  }

  private static int citizens(MatchContext match, Player player, Role role) {
    return (int)
        CardIndex.of(match).owned(player, CardKind.CITIZEN).stream()
            .filter(card -> !card.isFlipped() && card.isOf(role))
            .count();
  }

  private static void onAnswer(MatchContext match, int seat, RollChange change) {
    match.resetCounts();
    HANDLERS.perform(match, CardIndex.of(match).player(seat), change);
  }

  private static void set(MatchContext match, Player player, RollChange.SetDice dice) {
    ValeriaState state = match.state(ValeriaState.class);
    int gold = changes(match, state, player).get(dice);
    ResourceChanges.change(match, player, Resource.GOLD, -gold);
    state.firstRolled = dice.first();
    state.secondRolled = dice.second();
    Rolls.finish(match, state);
  }

  private static void reroll(MatchContext match, Player player, RollChange.Reroll reroll) {
    ValeriaState state = match.state(ValeriaState.class);
    Dice dice = reroll.dice();
    Card domain =
        helpers(match, state, player).stream()
            .filter(card -> helps(card, dice))
            .findFirst()
            .orElseThrow();
    ResourceChanges.change(match, player, Resource.MAGIC, -price(domain, CardStats.REROLL_COST));
    match.setStat(domain, CardStats.USED, state.turn);
    if (dice != Dice.SECOND) {
      state.firstRolled = match.rollOpenly(Rolls.SIDES);
    }
    if (dice != Dice.FIRST) {
      state.secondRolled = match.rollOpenly(Rolls.SIDES);
    }
  }
}
