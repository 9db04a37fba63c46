package dev.runesheet.game.valeria.authoring.scenario;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.payment.TurnAction;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.ValeriaState.Phase;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.turn.Actions;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Prompts;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Pick;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A position of a match, and what an answer does, in the words of scenarios. */
final class ScenarioRecorder extends TableWords {

  ScenarioRecorder(Match match, CardNames names) {
    super(match, names);
  }

  /** The set-up, if it is a preset whose players have the names of scenarios. */
  static Optional<ObjectNode> setup(Match match) {
    JsonNode setup = match.setup();
    if (!setup.has("preset")) {
      return Optional.empty();
    }
    ObjectNode given = JsonNodeFactory.instance.objectNode();
    given.put("preset", setup.path("preset").asText());
    ObjectNode players = given.putObject("players");
    for (int seat = 0; seat < setup.path("players").size(); seat++) {
      players.putObject(ValeriaVocabulary.PLAYERS.get(seat));
    }
    String first = ValeriaVocabulary.PLAYERS.get(setup.path("first").asInt());
    return Optional.of(given.put("turn", first));
  }

  /**
   * The position of the match, if its only question is for an action, or for the change of a roll,
   * which is then thrown again.
   */
  Optional<ValeriaGiven> position() {
    List<Decision> open = match.pendingDecisions();
    if (open.size() != 1) {
      return Optional.empty();
    }
    if (state.phase == Phase.ACTION && open.get(0).prompt().equals(Prompts.ACTION)) {
      List<Integer> dice = List.of(state.firstDie, state.secondDie);
      Optional<List<Integer>> rolled = state.firstDie > 0 ? Optional.of(dice) : Optional.empty();
      return Optional.of(given(ValeriaGiven.Next.ACTION, state.turn(), rolled, state.actions));
    }
    return open.get(0).prompt().equals(Prompts.FINALIZE_ROLL)
        ? Optional.of(
            given(
                ValeriaGiven.Next.ROLL,
                Math.max(1, state.turn() - 1), // The roll begins the turn.
                Optional.empty(),
                Actions.OF_A_TURN))
        : Optional.empty();
  }

  /** The dice of a roll in question. */
  static List<Integer> rolled(Match match) {
    ValeriaState state = match.state(ValeriaState.class);
    return state.phase == Phase.ACTION ? List.of() : List.of(state.firstRolled, state.secondRolled);
  }

  private ValeriaGiven given(
      ValeriaGiven.Next next, int turn, Optional<List<Integer>> dice, int actions) {
    return new ValeriaGiven(
        Optional.empty(),
        byPlayer(this::seat),
        new ValeriaGiven.Centre(
            stacks(Zones.MONSTERS),
            stacks(Zones.CITIZENS),
            stacks(Zones.DOMAINS),
            Optional.of(list(cardIndex.exhaustedDeck())),
            state.exhausted,
            list(cardIndex.agents()),
            list(cardIndex.lying(Zones.AGENT_DECK)),
            reserves(),
            Optional.of(piles()),
            marks(number -> number != 0)),
        new ValeriaGiven.Turn(
            ValeriaVocabulary.PLAYERS.get(state.active()),
            turn,
            next,
            dice,
            actions,
            state.ending));
  }

  private ValeriaGiven.Seat seat(Player player) {
    List<String> relics = list(cardIndex.hand(player, CardKind.RELIC));
    return new ValeriaGiven.Seat(
        cardIndex.belongings(player).stream().map(this::owned).toList(),
        resources(player, number -> number > 0),
        Optional.of(list(cardIndex.hand(player, CardKind.DUKE))),
        relics.isEmpty() ? Optional.empty() : Optional.of(relics));
  }

  private String owned(Card card) {
    return names.of(card) + (card.number(CardStats.ACQUIRED) == state.turn() ? CardNames.NEW : "");
  }

  /**
   * The cards that come in by effects only; slots of the harbour are filled from the end of their
   * pool.
   */
  private Map<String, List<String>> reserves() {
    Map<String, List<Card>> pools = new TreeMap<>();
    for (Entity entity : match.world().entities()) {
      if (entity.getZone().startsWith(Zones.reserve(""))) {
        String pool = entity.getZone().substring(Zones.reserve("").length());
        pools.computeIfAbsent(pool, name -> new ArrayList<>()).add((Card) entity);
      }
    }
    pools.values().forEach(pool -> pool.sort(Comparator.comparingInt(Card::getPosition)));
    for (CardKind kind : CardKind.AT_SEA) {
      List<Card> open = new ArrayList<>(cardIndex.slots(kind));
      Collections.reverse(open);
      if (!open.isEmpty()) {
        pools.computeIfAbsent(kind.word(), name -> new ArrayList<>()).addAll(open);
      }
    }
    Map<String, List<String>> reserves = new LinkedHashMap<>();
    pools.forEach((pool, cards) -> reserves.put(pool, list(cards)));
    return reserves;
  }

  /** An answer: actions of a turn by their own words. */
  ValeriaAction action(Decision decision, Option option) {
    Optional<ValeriaAction> ofTurn =
        option.action() instanceof TurnAction action
            ? ValeriaAction.OfTurn.of(action)
            : Optional.empty();
    String player = ValeriaVocabulary.PLAYERS.get(decision.player());
    return ofTurn.orElseGet(
        () -> new ValeriaAction.Choose(said(decision, option), Optional.of(player)));
  }

  /**
   * An option that is a player, by the name that he has in scenarios. Others by their words, unless
   * several have them.
   */
  private String said(Decision decision, Option option) {
    boolean only =
        decision.options().stream()
                .filter(one -> one.unnumbered().equals(option.unnumbered()))
                .count()
            == 1;
    boolean alone =
        option.action() instanceof Pick pick && pick.isEntity() && pick.word().isEmpty();
    if (!alone) {
      return only ? option.words() : option.id();
    }
    Entity entity = match.world().entity(((Pick) option.action()).entity());
    if (entity instanceof Player player) {
      return ValeriaVocabulary.PLAYERS.get(player.seat());
    }
    return only ? option.words() : names.of(entity.getDefinition());
  }
}
