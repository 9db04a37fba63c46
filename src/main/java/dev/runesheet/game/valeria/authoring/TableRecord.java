package dev.runesheet.game.valeria.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Match;
import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.Player;
import dev.runesheet.game.valeria.Realm;
import dev.runesheet.game.valeria.Resource;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.ValeriaState;
import dev.runesheet.game.valeria.ValeriaState.Standing;
import dev.runesheet.game.valeria.Zones;
import java.util.List;
import java.util.Map;

/** The table in the words of {@code then}; cards as the scenario itself writes them. */
final class TableRecord {

  private final Match match;
  private final ValeriaState state;
  private final Realm realm;
  private final CardNames names;
  private final JsonNode expected;

  TableRecord(Match match, CardNames names, JsonNode expected) {
    this.match = match;
    this.state = match.state(ValeriaState.class);
    this.realm = Realm.of(match.world(), state);
    this.names = names;
    this.expected = expected;
  }

  void write(ObjectNode seen) {
    ObjectNode players = seen.putObject("players");
    for (Player player : realm.players()) {
      player(players.putObject(TableWords.PLAYERS.get(player.seat())), player);
    }
    for (String grid : List.of(Zones.MONSTERS, Zones.CITIZENS, Zones.DOMAINS)) {
      ObjectNode stacks = seen.putObject(grid);
      for (int i = 0; i < realm.grid(grid).size(); i++) {
        JsonNode wanted = expected.path(grid).path(Integer.toString(i));
        stacks.set(Integer.toString(i), codes(realm.grid(grid).get(i), wanted));
      }
    }
    seen.set("exhausted", codes(realm.exhaustedDeck(), expected.path("exhausted")));
    seen.set("banished", codes(realm.banished(), expected.path("banished")));
    seen.set("agents", codes(realm.agents(), expected.path("agents")));
    slots(seen, "goods", CardKind.GOODS);
    slots(seen, "tomes", CardKind.TOME);
    slots(seen, "nobles", CardKind.NOBLE);
    ObjectNode piles = seen.putObject("piles");
    for (String resource : ValeriaActions.PAID) {
      piles.put(resource, state.piles().get(ValeriaActions.PAID.indexOf(resource)));
    }
    marks(seen.putObject("marks"));
    asked(seen.putObject("asked"));
    seen.put("turn", TableWords.PLAYERS.get(state.active())).put("phase", phase());
    seen.putArray("dice").add(state.firstDie()).add(state.secondDie());
    seen.put("actions", state.actions()).put("turn number", state.turn());
    seen.put("drawn", state.exhausted()).put("last round", state.ending());
  }

  private void player(ObjectNode seen, Player player) {
    for (Resource resource : Resource.values()) {
      seen.put(resource.stat(), player.has(resource));
    }
    JsonNode wanted = expected.path("players").path(TableWords.PLAYERS.get(player.seat()));
    seen.set("cards", owned(realm.tableau(player), wanted.path("cards")));
    seen.set("hand", codes(realm.hand(player), wanted.path("hand")));
    seen.set("cargo", owned(realm.cargo(player), wanted.path("cargo")));
  }

  /** What each player is asked, by the words of the questions. */
  private void asked(ObjectNode seen) {
    for (Player player : realm.players()) {
      ArrayNode questions = seen.putArray(TableWords.PLAYERS.get(player.seat()));
      for (Decision decision : match.pendingDecisions()) {
        if (decision.player() == player.seat()) {
          questions.add(decision.prompt().replace('_', ' '));
        }
      }
    }
  }

  /** What lies in the slots of the harbour. */
  private void slots(ObjectNode seen, String name, CardKind kind) {
    seen.set(name, codes(realm.slots(kind), expected.path(name)));
  }

  private ArrayNode owned(List<Card> cards, JsonNode wanted) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    cards.forEach(card -> list.add(said(names.of(card), card, wanted)));
    return list;
  }

  private ArrayNode codes(List<Card> cards, JsonNode wanted) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    cards.forEach(card -> list.add(said(names.of(card.getDefinition()), card, wanted)));
    return list;
  }

  /** A card as it is called, or as the scenario calls it. */
  private String said(String called, Card card, JsonNode wanted) {
    for (JsonNode one : wanted) {
      String text = one.asText();
      boolean down = text.endsWith(CardNames.FACE_DOWN);
      int end = text.length() - (down ? CardNames.FACE_DOWN.length() : 0);
      if (down == called.endsWith(CardNames.FACE_DOWN)
          && names.means(text.substring(0, end), card.getDefinition())) {
        return text;
      }
    }
    return called;
  }

  private void marks(ObjectNode seen) {
    for (Card top : realm.tops()) {
      ObjectNode numbers = JsonNodeFactory.instance.objectNode();
      for (Map.Entry<String, String> mark : ValeriaGiven.MARKS.entrySet()) {
        numbers.put(mark.getKey(), top.number(mark.getValue()));
      }
      String name = names.of(top.getDefinition());
      for (Map.Entry<String, JsonNode> field : expected.path("marks").properties()) {
        name = names.means(field.getKey(), top.getDefinition()) ? field.getKey() : name;
      }
      seen.set(name, numbers);
    }
  }

  /** Where the match stands: by what is asked at its start, and later by what comes next. */
  private String phase() {
    for (Decision decision : match.pendingDecisions()) {
      switch (decision.prompt()) {
        case Valeria.CHOOSE_DUKE:
          return "dukes";
        case Valeria.CHOOSE_RELIC:
          return "relics";
        default:
      }
    }
    return switch (state.phase()) {
      case DUKES, RELICS, ROLL, ROLL_PENDING, ROLL_EVENTS, ROLL_SETTLED -> "roll";
      case ACTION -> "action";
      case ACTION_END, TURN_END -> "end";
      case OVER -> "over";
      default -> "harvest";
    };
  }

  /** What each player has scored. */
  static ObjectNode scores(Match match) {
    ObjectNode scores = JsonNodeFactory.instance.objectNode();
    for (Standing one : match.state(ValeriaState.class).standings()) {
      ObjectNode score = scores.putObject(TableWords.PLAYERS.get(one.seat()));
      score.put("game", one.base()).put("duke", one.duke()).put("nobles", one.nobles());
      score.put("tomes", one.tomes()).put("goods", one.goods()).put("cards", one.cards());
      score.put("total", one.total()).put("rank", one.rank());
    }
    return scores;
  }
}
