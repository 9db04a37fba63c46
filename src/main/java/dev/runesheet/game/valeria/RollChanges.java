package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How the active player can change a roll. A domain changes one die; two dice need two domains. Of
 * several ways to the same dice the cheapest is taken.
 */
final class RollChanges {

  private static final String KEEP = "keep";
  private static final String SET = "set ";
  private static final String REROLL = "reroll ";
  private static final String BOTH = "both";
  private static final int SIDES = 6;

  private RollChanges() {}

  static List<Option> options(MatchContext match, ValeriaState state) {
    Player player = Realm.of(match).active();
    List<Option> options = new ArrayList<>();
    options.add(new Option(KEEP, "keep " + state.firstRolled + " and " + state.secondRolled));
    for (Change change : changes(match, state, player).values()) {
      options.add(new Option(change.id(), change.words()));
    }
    for (Card domain : helpers(match, state, player)) {
      int cost = (int) domain.stat(Card.REROLL_COST);
      String price = cost == 0 ? "" : " for " + cost + " magic";
      if (domain.stat(Card.REROLLS_BOTH) > 0) {
        add(options, new Option(REROLL + BOTH, "roll both dice again" + price));
      } else {
        add(options, new Option(REROLL + 1, "roll the first die again" + price));
        add(options, new Option(REROLL + 2, "roll the second die again" + price));
      }
    }
    return options;
  }

  private static void add(List<Option> options, Option option) {
    if (options.stream().noneMatch(other -> other.id().equals(option.id()))) {
      options.add(option);
    }
  }

  /** The domains with which dice can be rolled again, once each turn. */
  private static List<Card> helpers(MatchContext match, ValeriaState state, Player player) {
    return Realm.of(match).owned(player, CardKind.DOMAIN).stream()
        .filter(card -> card.stat(Card.REROLLS_ONE) > 0 || card.stat(Card.REROLLS_BOTH) > 0)
        .filter(card -> card.number(Card.USED) != state.turn)
        .filter(card -> card.stat(Card.REROLL_COST) <= player.has(Resource.MAGIC))
        .toList();
  }

  /** All results that domains can set the dice to, with what they cost. */
  private static Map<String, Change> changes(
      MatchContext match, ValeriaState state, Player player) {
    List<Card> domains = setters(match, player);
    Map<String, Change> changes = new LinkedHashMap<>();
    if (domains.isEmpty()) {
      return changes;
    }
    int first = state.firstRolled;
    int second = state.secondRolled;
    for (int i = 0; i < domains.size(); i++) {
      int one = target(domains.get(i), first);
      int other = target(domains.get(i), second);
      int cost = cost(match, player, domains.get(i));
      offer(changes, player, new Change(one, second, cost), one > 0);
      offer(changes, player, new Change(first, other, cost), other > 0);
      for (int j = 0; j < domains.size(); j++) {
        int then = target(domains.get(j), second);
        int both = cost + cost(match, player, domains.get(j));
        offer(changes, player, new Change(one, then, both), i != j && one > 0 && then > 0);
      }
    }
    return changes;
  }

  private static void offer(
      Map<String, Change> changes, Player player, Change change, boolean possible) {
    if (possible && change.gold() <= player.has(Resource.GOLD)) {
      changes.merge(change.id(), change, (old, now) -> now.gold() < old.gold() ? now : old);
    }
  }

  private static List<Card> setters(MatchContext match, Player player) {
    return Realm.of(match).owned(player, CardKind.DOMAIN).stream()
        .filter(card -> card.stat(Card.DIE_TARGET) > 0 || card.stat(Card.DIE_SHIFT) != 0)
        .toList();
  }

  /** What a domain makes of a die; 0 if nothing else than it is. */
  private static int target(Card domain, int die) {
    int set = (int) domain.stat(Card.DIE_TARGET);
    int target = set > 0 ? set : die + (int) domain.stat(Card.DIE_SHIFT);
    return target == die || target < 1 || target > SIDES ? 0 : target;
  }

  /** The gold that a domain takes, some of it for each face-up citizen of a role. */
  private static int cost(MatchContext match, Player player, Card domain) {
    int cost = (int) domain.stat(Card.DIE_COST);
    for (Role role : Role.values()) {
      int each = (int) domain.stat(Card.DIE_COST_PER + role.word());
      if (each > 0) {
        cost += each * citizens(match, player, role);
      }
    }
    return cost;
  }

  private static int citizens(MatchContext match, Player player, Role role) {
    return (int)
        Realm.of(match).owned(player, CardKind.CITIZEN).stream()
            .filter(card -> !card.isFlipped() && card.isOf(role))
            .count();
  }

  /**
   * Carries out an answer.
   *
   * @return whether the roll counts now
   */
  static boolean apply(MatchContext match, ValeriaState state, String answer) {
    Player player = Realm.of(match).active();
    if (answer.startsWith(REROLL)) {
      reroll(match, state, player, answer.substring(REROLL.length()));
      return false;
    }
    if (answer.startsWith(SET)) {
      Change change = changes(match, state, player).get(answer);
      Purse.change(match, player, Resource.GOLD, -change.gold());
      state.firstRolled = change.first();
      state.secondRolled = change.second();
    }
    return true;
  }

  private static void reroll(MatchContext match, ValeriaState state, Player player, String which) {
    boolean both = which.equals(BOTH);
    String ability = both ? Card.REROLLS_BOTH : Card.REROLLS_ONE;
    Card domain =
        helpers(match, state, player).stream()
            .filter(card -> card.stat(ability) > 0)
            .findFirst()
            .orElseThrow();
    Purse.change(match, player, Resource.MAGIC, -(int) domain.stat(Card.REROLL_COST));
    match.setStat(domain, Card.USED, state.turn);
    if (both || which.equals("1")) {
      state.firstRolled = match.rollOpenly(SIDES);
    }
    if (both || which.equals("2")) {
      state.secondRolled = match.rollOpenly(SIDES);
    }
  }

  /**
   * Dice that can be set.
   *
   * @param gold what that costs
   */
  private record Change(int first, int second, int gold) {
    String id() {
      return SET + first + " " + second;
    }

    String words() {
      return "set the dice to "
          + first
          + " and "
          + second
          + (gold == 0 ? "" : " for " + gold + " gold");
    }
  }
}
