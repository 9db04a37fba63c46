package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.fact.Event;
import java.util.ArrayList;
import java.util.List;

/** Agents and relics, where a match has them. */
final class Modules {

  private static final String ENGAGE = "engage";
  private static final String USE = "use";

  /** The program that says whether an agent or relic finds what it is about. */
  private static final String POSSIBLE = "possible";

  private Modules() {}

  /** Lets the agents that can be engaged act for a player. */
  static void serve(MatchContext match, int seat) {
    Realm.of(match).agents().forEach(agent -> match.control(agent, seat));
  }

  static List<Option> options(MatchContext match, ValeriaState state, Player player) {
    List<Option> options = new ArrayList<>();
    for (Card agent : Realm.of(match).agents()) {
      boolean possible = affords(player, agent.type().cost());
      if (possible && match.holds(agent.type().effect(POSSIBLE), agent)) {
        options.add(
            new Option(
                ENGAGE + " " + agent.getPosition() + " " + agent.getDefinition(),
                "engage " + agent.getName()));
      }
    }
    for (Card relic : Realm.of(match).owned(player, CardKind.RELIC)) {
      boolean ready = relic.number(Card.USED) != state.turn && relic.type().has(USE);
      boolean possible = ready && affords(player, relic.type().cost());
      if (possible && match.holds(relic.type().effect(POSSIBLE), relic)) {
        options.add(new Option("relic " + relic.getDefinition(), "use " + relic.getName()));
      }
    }
    return options;
  }

  private static boolean affords(Player player, Amounts cost) {
    for (Resource resource : Resource.values()) {
      if (player.has(resource) < cost.of(resource)) {
        return false;
      }
    }
    return true;
  }

  /** Engages the agent of a slot, named with its code; another comes up before it acts. */
  static void engage(MatchContext match, Player player, String slotAndCode) {
    int slot = Integer.parseInt(slotAndCode.substring(0, slotAndCode.indexOf(' ')));
    Card agent =
        Realm.of(match).agents().stream()
            .filter(card -> card.getPosition() == slot)
            .findFirst()
            .orElseThrow();
    List<Card> deck = Zones.cards(match.world(), Zones.AGENT_DECK);
    int bottom = deck.isEmpty() ? 0 : deck.get(0).getPosition() - 1;
    if (!deck.isEmpty()) {
      Card next = deck.get(deck.size() - 1);
      match.control(next, player.seat());
      match.move(next, Zones.AGENTS, slot);
    }
    match.move(agent, Zones.AGENT_DECK, bottom);
    match.begin(agent.type().effect(ENGAGE), agent, about(agent), false);
  }

  /** Uses a relic, which may be one of the actions. */
  static void use(MatchContext match, ValeriaState state, Player player, String code) {
    Card relic =
        Realm.of(match).owned(player, CardKind.RELIC).stream()
            .filter(card -> card.getDefinition().equals(code))
            .findFirst()
            .orElseThrow();
    match.setStat(relic, Card.USED, state.turn);
    if (relic.type().action()) {
      state.actions--;
    }
    match.begin(relic.type().effect(USE), relic, about(relic), false);
  }

  private static Event about(Card card) {
    return Event.about("", card, Event.NOBODY);
  }
}
