package dev.runesheet.game.valeria.authoring.recorded;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import java.util.List;
import java.util.function.Predicate;

/** A match as recorded games write its state. */
final class StateRecord {

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final List<String> MODS =
      List.of(
          CardStats.EXTRA_STRENGTH,
          CardStats.EXTRA_MAGIC,
          CardStats.EXTRA_GOLD,
          CardStats.GOLD_POOL);

  private static final List<Resource> RESOURCES =
      List.of(Resource.GOLD, Resource.STRENGTH, Resource.MAGIC, Resource.VICTORY, Resource.MAPS);

  private final Match match;
  private final ValeriaState state;
  private final CardIndex cardIndex;
  private final ObjectNode json = NODES.objectNode();

  private StateRecord(Match match) {
    this.match = match;
    this.state = match.state(ValeriaState.class);
    this.cardIndex = CardIndex.of(match.world(), state);
  }

  /** The state of a match. */
  static ObjectNode of(Match match) {
    return new StateRecord(match).write();
  }

  /** The resources of each player, by seat. */
  static ArrayNode resources(Match match) {
    ArrayNode all = NODES.arrayNode();
    for (Player player : CardIndex.of(match.world(), match.state(ValeriaState.class)).players()) {
      ArrayNode one = all.addArray();
      boolean sails = player.stat(PlayerStats.SAILS) > 0;
      for (Resource resource : RESOURCES) {
        if (resource != Resource.MAPS || sails) {
          one.add(player.has(resource));
        }
      }
    }
    return all;
  }

  private ObjectNode write() {
    json.put("phase", phase()).put("turn", Math.max(1, state.turn()));
    json.put("active", cardIndex.active().getName()).put("left", state.actions);
    json.putArray("dice").add(state.firstDie).add(state.secondDie);
    for (Player player : cardIndex.players()) {
      player(player);
    }
    grid("mg.", cardIndex.grid(Zones.MONSTERS));
    grid("cg.", cardIndex.grid(Zones.CITIZENS));
    grid("dg.", cardIndex.grid(Zones.DOMAINS));
    mods();
    list("exh", cardIndex.exhaustedDeck());
    json.put("exhn", state.exhausted);
    list("ban", cardIndex.banished());
    List<Card> agents = cardIndex.agents();
    if (!agents.isEmpty()) {
      list("agents", agents);
    }
    if (cardIndex.active().stat(PlayerStats.SAILS) > 0) {
      harbour();
    }
    if (state.ending) {
      json.put("ending", true);
    }
    return json;
  }

  private String phase() {
    return switch (state.phase) {
      case DUKES, RELICS -> "setup";
      case ROLL -> state.turn() == 0 ? "setup" : "roll";
      case ROLL_PENDING -> "roll_pending";
      case ACTION -> "action";
      case ACTION_END, TURN_END -> "action_end_pending";
      case OVER -> "game_over";
      default -> "harvest";
    };
  }

  private void player(Player player) {
    String id = player.getName();
    owned("cit." + id, player, card -> card.kind() == CardKind.CITIZEN);
    owned("dom." + id, player, card -> card.kind() == CardKind.DOMAIN);
    owned("mon." + id, player, Card::isMonster);
    ArrayNode dukes = json.putArray("duk." + id);
    ArrayNode relics = NODES.arrayNode();
    for (Card card : cardIndex.hand(player)) {
      (card.kind() == CardKind.DUKE ? dukes : relics).add(card.getDefinition());
    }
    cardIndex.owned(player, CardKind.RELIC).forEach(card -> relics.add(card.getDefinition()));
    if (!relics.isEmpty()) {
      json.set("rel." + id, relics);
    }
    ArrayNode flags = NODES.arrayNode();
    for (Card top : cardIndex.tops()) {
      if (top.kind() == CardKind.EVENT) {
        top.type().flags().forEach(flags::add);
      }
    }
    if (!flags.isEmpty()) {
      json.set("flags." + id, flags);
    }
  }

  /** The harbour, and the players' cards from there. */
  private void harbour() {
    CardKind.AT_SEA.forEach(this::slots);
    ObjectNode piles = json.putObject("exk");
    for (Resource resource : Resource.BASIC) {
      piles.put(resource.stat(), state.piles.get(resource.index()));
    }
    for (Player player : cardIndex.players()) {
      ArrayNode goods = json.putArray("goods." + player.getName());
      ArrayNode tomes = json.putArray("tomes." + player.getName());
      for (Card card : cardIndex.cargo(player)) {
        (card.kind() == CardKind.GOODS ? goods : tomes)
            .add(card.getName() + (card.isFlipped() ? "!" : ""));
      }
      owned("nob." + player.getName(), player, card -> card.kind() == CardKind.NOBLE);
    }
  }

  private void slots(CardKind kind) {
    ArrayNode slots = json.putArray(kind.plural());
    int count = match.book().catalog(ValeriaCatalog.class).harbour().slots(kind);
    for (int slot = 0; slot < count; slot++) {
      slots.addNull();
    }
    for (Card card : cardIndex.slots(kind)) {
      String text = kind == CardKind.NOBLE ? card.getDefinition() : card.getName();
      slots.set(card.getPosition(), NODES.textNode(text));
    }
  }

  private void owned(String key, Player player, Predicate<Card> which) {
    ArrayNode list = json.putArray(key);
    for (Card card : cardIndex.tableau(player)) {
      if (which.test(card)) {
        list.add(card.getDefinition() + (card.isFlipped() ? "!" : ""));
      }
    }
  }

  private void grid(String key, List<List<Card>> stacks) {
    for (int i = 0; i < stacks.size(); i++) {
      ArrayNode list = json.putArray(key + i);
      for (Card card : stacks.get(i)) {
        boolean top = card == CardIndex.top(stacks.get(i));
        list.add(card.getDefinition() + mark(card, top));
      }
    }
  }

  private static String mark(Card card, boolean top) {
    if (card.isFlipped()) {
      return "-";
    }
    return top && !card.isMark() ? "*" : "";
  }

  private void mods() {
    ObjectNode mods = json.putObject("mods");
    cardIndex.centre().stream()
        .filter(card -> MODS.stream().anyMatch(mod -> card.number(mod) != 0))
        .forEach(
            card -> {
              ArrayNode numbers = mods.putArray(card.getDefinition());
              MODS.forEach(mod -> numbers.add(card.number(mod)));
            });
  }

  private void list(String key, List<Card> cards) {
    ArrayNode list = json.putArray(key);
    cards.forEach(card -> list.add(card.getDefinition()));
  }
}
