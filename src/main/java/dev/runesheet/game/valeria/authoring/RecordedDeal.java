package dev.runesheet.game.valeria.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.valeria.Deal;
import dev.runesheet.game.valeria.Realm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The set-up of a recorded game as a deal. */
final class RecordedDeal {

  private final JsonNode setup;
  private final JsonNode state;

  private RecordedDeal(JsonNode setup) {
    this.setup = setup;
    this.state = setup.path("state");
  }

  static Deal of(JsonNode setup) {
    return new RecordedDeal(setup).deal();
  }

  private Deal deal() {
    return new Deal(
        texts(setup.path("seats")),
        texts(setup.path("areas")),
        texts(setup.path("starters")),
        resources(),
        stacks("mg.", Realm.MONSTER_STACKS),
        stacks("cg.", Realm.CITIZEN_STACKS),
        stacks("dg.", Realm.DOMAIN_STACKS),
        codes(state.path("exh")),
        hands("duk."),
        hands("rel."),
        codes(state.path("agents")),
        codes(setup.path("agents_deck")),
        Map.of(
            "undead_samurai", codes(setup.path("samurai_pool")),
            "kings_guard", codes(setup.path("kings_guard_pool"))));
  }

  private List<List<Integer>> resources() {
    List<List<Integer>> all = new ArrayList<>();
    for (JsonNode one : setup.path("res")) {
      List<Integer> purse = new ArrayList<>();
      one.forEach(amount -> purse.add(amount.asInt()));
      all.add(purse);
    }
    return all;
  }

  private List<List<String>> stacks(String key, int count) {
    List<List<String>> stacks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      stacks.add(codes(state.path(key + i)));
    }
    return stacks;
  }

  private List<List<String>> hands(String key) {
    List<List<String>> hands = new ArrayList<>();
    setup.path("seats").forEach(seat -> hands.add(codes(state.path(key + seat.asText()))));
    return hands;
  }

  private static List<String> codes(JsonNode list) {
    return texts(list).stream().map(code -> code.replaceAll("[*!-]$", "")).toList();
  }

  static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }
}
