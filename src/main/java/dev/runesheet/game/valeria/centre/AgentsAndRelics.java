package dev.runesheet.game.valeria.centre;

import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Legality;
import dev.runesheet.spi.action.Wording;
import java.util.ArrayList;
import java.util.List;

/** Agents and relics, where a match has them. */
public final class AgentsAndRelics {

  /** The program that decides whether an agent or relic has a possible target. */
  public static final String POSSIBLE = "possible";

  private AgentsAndRelics() {}

  /** Gives a player control of the agents that can be engaged. */
  public static void serve(MatchContext match, int seat) {
    CardIndex.of(match).agents().forEach(agent -> match.control(agent, seat));
  }

  public static List<Option> options(MatchContext match, Player player) {
    List<Option> options = new ArrayList<>();
    for (Card agent : CardIndex.of(match).agents()) {
      String name = agent.getName();
      TurnAction.Engage engage = new TurnAction.Engage(agent.getDefinition());
      if (obstacle(match, player, agent) == null) {
        options.add(new Option(engage, () -> Wording.of(engage, name)));
      }
    }
    for (Card relic : CardIndex.of(match).owned(player, CardKind.RELIC)) {
      String name = relic.getName();
      if (obstacle(match, player, relic) == null) {
        TurnAction.UseRelic use = new TurnAction.UseRelic(relic.getDefinition());
        options.add(new Option(use, () -> Wording.of(use, name)));
      }
    }
    return options;
  }

  /** The reason why an agent or relic cannot be used now; null if there is none. */
  private static String obstacle(MatchContext match, Player player, Card card) {
    if (card.kind() == CardKind.RELIC && !card.type().has(Programs.USE)) {
      return "is not used in an action";
    }
    if (card.kind() == CardKind.RELIC
        && card.number(CardStats.USED) == match.state(ValeriaState.class).turn) {
      return "has been used in this turn";
    }
    if (!affords(player, card.type().cost())) {
      return "costs more than there is";
    }
    String program =
        card.type().effect(card.kind() == CardKind.RELIC ? Programs.USE : Programs.ENGAGE);
    if (!match.suppressions(program, card).isEmpty()) {
      return "is out of force";
    }
    boolean possible = match.holds(card.type().effect(POSSIBLE), card);
    return possible ? null : "cannot be used while there is nothing to choose for its effect";
  }

  /** Legal if a player may engage an agent. */
  public static Legality legality(MatchContext match, Player player, TurnAction.Engage engage) {
    return CardIndex.find(CardIndex.of(match).agents(), engage.card())
        .map(agent -> legality(match, player, agent))
        .orElse(Legality.illegal("Agent " + engage.card() + " does not lie open."));
  }

  /** Legal if a player may use a relic. */
  public static Legality legality(MatchContext match, Player player, TurnAction.UseRelic use) {
    return CardIndex.find(CardIndex.of(match).owned(player, CardKind.RELIC), use.card())
        .map(relic -> legality(match, player, relic))
        .orElse(Legality.illegal("Relic " + use.card() + " is not owned."));
  }

  private static Legality legality(MatchContext match, Player player, Card card) {
    String obstacle = obstacle(match, player, card);
    return Legality.of(obstacle == null, () -> card.getName() + " " + obstacle + ".");
  }

  private static boolean affords(Player player, Amounts cost) {
    for (Resource resource : Resource.values()) {
      if (player.has(resource) < cost.of(resource)) {
        return false;
      }
    }
    return true;
  }

  /** Engages an agent; another comes up before it acts. */
  public static void engage(MatchContext match, Player player, TurnAction.Engage engage) {
    Card agent = CardIndex.find(CardIndex.of(match).agents(), engage.card()).orElseThrow();
    List<Card> deck = CardIndex.of(match).lying(Zones.AGENT_DECK);
    int bottom = deck.isEmpty() ? 0 : deck.get(0).getPosition() - 1;
    if (!deck.isEmpty()) {
      Card next = deck.get(deck.size() - 1);
      match.control(next, player.seat());
      match.move(next, Zones.AGENTS, agent.getPosition());
    }
    match.move(agent, Zones.AGENT_DECK, bottom);
    Cards.begin(match, agent.type().effect(Programs.ENGAGE), agent, false);
  }

  /** Uses a relic, which may be one of the actions. */
  public static void use(MatchContext match, Player player, TurnAction.UseRelic use) {
    ValeriaState state = match.state(ValeriaState.class);
    Card relic =
        CardIndex.find(CardIndex.of(match).owned(player, CardKind.RELIC), use.card()).orElseThrow();
    match.setStat(relic, CardStats.USED, state.turn);
    if (relic.type().action()) {
      state.actions--;
    }
    Cards.begin(match, relic.type().effect(Programs.USE), relic, false);
  }
}
