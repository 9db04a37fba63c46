package dev.runesheet.game.valeria.authoring.recorded;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.spi.setup.RecordJson;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** The set-up of a recorded game as a deal. */
record RecordedDeal(JsonNode setup, ValeriaCatalog catalog) {

  private static final String SUPPLY = "supply";

  private JsonNode state() {
    return setup.path("state");
  }

  Deal deal() {
    return new Deal(
        RecordJson.texts(setup.path("seats")),
        RecordJson.texts(setup.path("areas")),
        RecordJson.texts(setup.path("starters")),
        resources(),
        stacks("mg.", CardIndex.MONSTER_STACKS),
        stacks("cg.", CardIndex.CITIZEN_STACKS),
        stacks("dg.", CardIndex.DOMAIN_STACKS),
        codes(state().path("exh")),
        hands("duk."),
        hands("rel."),
        codes(state().path("agents")),
        codes(setup.path("agents_deck")),
        reserves());
  }

  private Map<String, List<String>> reserves() {
    Map<String, List<String>> reserves = new TreeMap<>();
    reserves.put("undead_samurai", codes(setup.path("samurai_pool")));
    reserves.put("kings_guard", codes(setup.path("kings_guard_pool")));
    if (state().has("goods")) {
      CardKind.AT_SEA.forEach(kind -> reserves.put(kind.word(), supply(kind)));
    }
    return reserves;
  }

  /** A supply before the slots were filled from it: the first slot got its last card. */
  private List<String> supply(CardKind kind) {
    List<String> open = RecordJson.texts(state().path(kind.plural()));
    Collections.reverse(open);
    List<String> all = RecordJson.texts(setup.path(SUPPLY).path(kind.plural()));
    all.addAll(open);
    return all.stream().map(text -> code(kind, text)).toList();
  }

  /** Goods and tomes are recorded by name. */
  private String code(CardKind kind, String text) {
    return catalog.cards(kind).stream()
        .filter(card -> kind != CardKind.NOBLE && card.name().equals(text))
        .map(CardType::code)
        .findFirst()
        .orElse(text);
  }

  private List<List<Integer>> resources() {
    return setup
        .path("res")
        .valueStream()
        .map(purse -> purse.valueStream().map(JsonNode::asInt).toList())
        .toList();
  }

  private List<List<String>> stacks(String key, int count) {
    return IntStream.range(0, count).mapToObj(i -> codes(state().path(key + i))).toList();
  }

  private List<List<String>> hands(String key) {
    return RecordJson.texts(setup.path("seats")).stream()
        .map(seat -> codes(state().path(key + seat)))
        .toList();
  }

  private static List<String> codes(JsonNode list) {
    return RecordJson.texts(list).stream().map(code -> code.replaceAll("[*!-]$", "")).toList();
  }
}
