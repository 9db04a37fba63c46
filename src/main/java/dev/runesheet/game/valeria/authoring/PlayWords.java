package dev.runesheet.game.valeria.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.payment.Payment;
import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.Player;
import dev.runesheet.game.valeria.Realm;
import dev.runesheet.game.valeria.Resource;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.ValeriaState;
import dev.runesheet.game.valeria.ValeriaState.Phase;
import dev.runesheet.game.valeria.Zones;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A position of a match, and what an answer does, in the words of scenarios. */
final class PlayWords {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private PlayWords() {}

  /** The set-up, if it is a preset whose players have the names of scenarios. */
  static Optional<ObjectNode> setup(Match match) {
    JsonNode setup = match.setup();
    if (!setup.has("preset")) {
      return Optional.empty();
    }
    ObjectNode given = NODES.objectNode().put("preset", setup.path("preset").asText());
    ObjectNode players = given.putObject("players");
    for (int seat = 0; seat < setup.path("players").size(); seat++) {
      players.putObject(TableWords.PLAYERS.get(seat));
    }
    return Optional.of(given.put("turn", TableWords.PLAYERS.get(setup.path("first").asInt())));
  }

  /**
   * Where a match stands, if it asks for an action and nothing else; or what to do with a roll,
   * which is then thrown again.
   */
  static Optional<ObjectNode> given(Match match, CardNames names) {
    ValeriaState state = match.state(ValeriaState.class);
    List<Decision> open = match.pendingDecisions();
    if (open.size() != 1) {
      return Optional.empty();
    }
    if (state.phase() == Phase.ACTION && open.get(0).prompt().equals(Valeria.ACTION)) {
      return Optional.of(action(state, position(match, state, names)));
    }
    return open.get(0).prompt().equals(Valeria.FINALIZE_ROLL)
        ? Optional.of(roll(state, position(match, state, names)))
        : Optional.empty();
  }

  private static ObjectNode action(ValeriaState state, ObjectNode given) {
    given.put("actions", state.actions());
    if (state.firstDie() > 0) {
      given.putArray("dice").add(state.firstDie()).add(state.secondDie());
    }
    return given.put("turn number", state.turn());
  }

  /** The roll begins the turn. */
  private static ObjectNode roll(ValeriaState state, ObjectNode given) {
    given.put("phase", "roll").put("turn number", Math.max(1, state.turn() - 1));
    given.putArray("chance").add(state.firstRolled()).add(state.secondRolled());
    return given;
  }

  private static ObjectNode position(Match match, ValeriaState state, CardNames names) {
    Realm realm = Realm.of(match.world(), state);
    ObjectNode given = NODES.objectNode();
    ObjectNode players = given.putObject("players");
    realm.players().forEach(player -> player(players, player, realm, state, names));
    for (String grid : List.of(Zones.MONSTERS, Zones.CITIZENS, Zones.DOMAINS)) {
      ObjectNode stacks = given.putObject(grid);
      for (int i = 0; i < realm.grid(grid).size(); i++) {
        list(stacks, Integer.toString(i), realm.grid(grid).get(i), names);
      }
    }
    list(given, "exhausted", realm.exhaustedDeck(), names);
    list(given, "agents", realm.agents(), names);
    list(given, "agent deck", zone(match, Zones.AGENT_DECK), names);
    reserves(given.putObject("reserves"), match, realm, names);
    ObjectNode piles = given.putObject("piles");
    for (int i = 0; i < ValeriaActions.PAID.size(); i++) {
      piles.put(ValeriaActions.PAID.get(i), state.piles().get(i));
    }
    ObjectNode marks = given.putObject("marks");
    realm.tops().forEach(top -> mark(marks, top, names));
    given.put("turn", TableWords.PLAYERS.get(state.active())).put("drawn", state.exhausted());
    return given.put("last round", state.ending());
  }

  /** What comes in by effects only; slots of the harbour are filled from the end of their pool. */
  private static void reserves(ObjectNode json, Match match, Realm realm, CardNames names) {
    Map<String, List<Card>> pools = new TreeMap<>();
    for (Entity entity : match.world().entities()) {
      if (entity.getZone().startsWith(Zones.reserve(""))) {
        String pool = entity.getZone().substring(Zones.reserve("").length());
        pools.computeIfAbsent(pool, name -> new ArrayList<>()).add((Card) entity);
      }
    }
    pools.values().forEach(pool -> pool.sort(Comparator.comparingInt(Card::getPosition)));
    for (CardKind kind : List.of(CardKind.GOODS, CardKind.TOME, CardKind.NOBLE)) {
      List<Card> open = new ArrayList<>(realm.slots(kind));
      Collections.reverse(open);
      if (!open.isEmpty()) {
        pools.computeIfAbsent(kind.word(), name -> new ArrayList<>()).addAll(open);
      }
    }
    pools.forEach((pool, cards) -> list(json, pool, cards, names));
  }

  private static void player(
      ObjectNode players, Player player, Realm realm, ValeriaState state, CardNames names) {
    ObjectNode one = players.putObject(TableWords.PLAYERS.get(player.seat()));
    for (Resource resource : Resource.values()) {
      if (player.has(resource) > 0) {
        one.put(resource.stat(), player.has(resource));
      }
    }
    List<String> cards = new ArrayList<>();
    List<Card> owned = new ArrayList<>(realm.tableau(player));
    owned.addAll(realm.cargo(player));
    for (Card card : owned) {
      boolean fresh = card.number(Card.ACQUIRED) == state.turn();
      cards.add(names.of(card) + (fresh ? CardNames.NEW : ""));
    }
    cards.forEach(one.putArray("cards")::add);
    list(one, "dukes", held(player, realm, CardKind.DUKE), names);
    List<Card> relics = held(player, realm, CardKind.RELIC);
    if (!relics.isEmpty()) {
      list(one, "relics", relics, names);
    }
  }

  private static List<Card> held(Player player, Realm realm, CardKind kind) {
    return realm.hand(player).stream().filter(card -> card.kind() == kind).toList();
  }

  private static void list(ObjectNode json, String field, List<Card> cards, CardNames names) {
    cards.stream().map(card -> names.of(card.getDefinition())).forEach(json.putArray(field)::add);
  }

  private static void mark(ObjectNode marks, Card top, CardNames names) {
    ObjectNode numbers = NODES.objectNode();
    for (Map.Entry<String, String> mark : ValeriaGiven.MARKS.entrySet()) {
      if (top.number(mark.getValue()) != 0) {
        numbers.put(mark.getKey(), top.number(mark.getValue()));
      }
    }
    if (!numbers.isEmpty()) {
      marks.set(names.of(top.getDefinition()), numbers);
    }
  }

  private static List<Card> zone(Match match, String zone) {
    return match.world().entities().stream()
        .filter(entity -> entity.getZone().equals(zone))
        .sorted(Comparator.comparingInt(Entity::getPosition))
        .map(Card.class::cast)
        .toList();
  }

  /** An answer: actions of a turn by their own words. */
  static ObjectNode action(Match match, CardNames names, Decision decision, Option option) {
    String[] words = option.id().split(" ", 3);
    if (decision.prompt().equals(Valeria.ACTION) && words.length > 1) {
      switch (words[0]) {
        case "take":
          return NODES.objectNode().put("take", words[1]);
        case "engage":
          return NODES.objectNode().put("engage", names.of(words[2]));
        case "relic":
          return NODES.objectNode().put("relic", names.of(words[1]));
        case "hire", "build", "slay":
          return deed(names, words);
        default:
      }
    }
    ObjectNode choose = NODES.objectNode().put("choose", said(match, names, decision, option));
    return choose.put("player", TableWords.PLAYERS.get(decision.player()));
  }

  private static ObjectNode deed(CardNames names, String[] words) {
    ObjectNode deed = NODES.objectNode().put(words[0], names.of(words[1]));
    String[] payment = words[2].split(" waiving ", 2);
    Payment paid = Payment.of(payment[0]);
    ObjectNode pay = deed.putObject("pay");
    for (int i = 0; i < paid.size(); i++) {
      if (paid.of(i) > 0) {
        pay.put(ValeriaActions.PAID.get(i), paid.of(i));
      }
    }
    return payment.length > 1 ? deed.put("waiving", payment[1]) : deed;
  }

  /**
   * An option that is a player, by the name that he has in scenarios. Others by their words, unless
   * several have them.
   */
  private static String said(Match match, CardNames names, Decision decision, Option option) {
    boolean only =
        decision.options().stream().filter(one -> one.words().equals(option.words())).count() == 1;
    if (!option.id().matches("e[0-9]+")) {
      return only ? option.words() : option.id();
    }
    Entity entity = match.world().entity(Integer.parseInt(option.id().substring(1)));
    if (entity instanceof Player player) {
      return TableWords.PLAYERS.get(player.seat());
    }
    return only ? option.words() : names.of(entity.getDefinition());
  }
}
