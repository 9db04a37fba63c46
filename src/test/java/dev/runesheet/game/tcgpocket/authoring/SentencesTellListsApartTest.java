package dev.runesheet.game.tcgpocket.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.language.active.EffectText;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a list of effects within another ends is told: other lists have other sentences. */
class SentencesTellListsApartTest {

  private static final int LISTS = 20_000;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  private static EffectTypes known;
  private static EffectText text;

  @BeforeAll
  static void read() throws IOException {
    String types = Files.readString(Path.of("data/tcg-pocket/effect-types.yaml"));
    known =
        new EffectTypes(
            ShippedWords.CARDS,
            EffectTypes.read(
                    ShippedWords.CARDS,
                    ShippedWords.LISTS,
                    "effect-types.yaml",
                    types,
                    new Diagnostics())
                .orElseThrow(),
            List.of());
    text = new EffectText(known);
  }

  private static String sentence(String uses) {
    return text.sentence(
        known.uses(JsonDocument.parse("use", uses, new Diagnostics()).orElseThrow().root()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[{coin, h: [B]}, H] | Flip a coin; if heads, this attack does 30 more damage. This Pokémon"
            + " heals 30 damage.",
        "[{coin, h: [B, H]}] | Flip a coin; if heads, this attack does 30 more damage and this"
            + " Pokémon heals 30 damage.",
        "[{coin, h: [B, H, D]}] | Flip a coin; if heads, this attack does 30 more damage, this"
            + " Pokémon heals 30 damage and draw a card.",
        "[{coin, h: [B], t: [S]}, H] | Flip a coin; if heads, this attack does 30 more damage; if"
            + " tails, this Pokémon takes 20 damage itself. This Pokémon heals 30 damage.",
        "[{coin, h: [B], t: [S, H]}] | Flip a coin; if heads, this attack does 30 more damage; if"
            + " tails, this Pokémon takes 20 damage itself and this Pokémon heals 30 damage.",
        "[{coin, h: [{coin, h: [B]}], t: [H]}] | Flip a coin; if heads, (flip a coin; if heads,"
            + " this attack does 30 more damage); if tails, this Pokémon heals 30 damage.",
        "[{coin, h: [{coin, h: [B], t: [H]}]}] | Flip a coin; if heads, (flip a coin; if heads,"
            + " this attack does 30 more damage; if tails, this Pokémon heals 30 damage).",
        "[H, {coin, h: [B]}] | This Pokémon heals 30 damage; flip a coin; if heads, this attack"
            + " does 30 more damage.",
      })
  void theEndOfAListIsSaid(String lists, String says) {
    String written =
        lists
            .replace("{coin", "{\"effect_id\": \"coin_flip\", \"params\": {")
            .replace("params\": {, ", "params\": {")
            .replaceAll("\\bh:", "\"heads\":")
            .replaceAll("\\bt:", "\"tails\":")
            .replace("]}", "]}}")
            .replaceAll("\\bB\\b", effect("damage_bonus", "amount", 30))
            .replaceAll("\\bH\\b", effect("heal_self", "amount", 30))
            .replaceAll("\\bD\\b", effect("draw_cards", "count", 1))
            .replaceAll("\\bS\\b", effect("self_damage", "damage", 20));
    assertThat(sentence(written)).isEqualTo(says);
  }

  private static String effect(String type, String parameter, int value) {
    return "{\"effect_id\": \"%s\", \"params\": {\"%s\": %d}}".formatted(type, parameter, value);
  }

  @Test
  void differentListsHaveDifferentSentences() {
    Random random = new Random(7);
    Map<String, String> bySentence = new HashMap<>();
    for (int i = 0; i < LISTS; i++) {
      String list = list(random, 3).toString();
      String other = bySentence.putIfAbsent(sentence(list), list);
      assertThat(other == null ? list : other).isEqualTo(list);
    }
    assertThat(bySentence).hasSizeGreaterThan(LISTS / 4);
  }

  /** Some effects, of which coins have lists of their own. */
  private static ArrayNode list(Random random, int depth) {
    ArrayNode list = NODES.arrayNode();
    for (int i = random.nextInt(3); i >= 0; i--) {
      ObjectNode use = list.addObject();
      ObjectNode params = NODES.objectNode();
      switch (random.nextInt(depth > 0 ? 5 : 3)) {
        case 0 -> params.put("amount", 10 + 10 * random.nextInt(2));
        case 1 -> params.put("damage", 10);
        case 2 -> params.put("coins", 2).put("amount", 10);
        case 3 -> lists(params, random, depth);
        default -> lists(params.put("coins", 2), random, depth);
      }
      use.put("effect_id", type(params)).set("params", params);
    }
    return list;
  }

  private static String type(ObjectNode params) {
    boolean lists = params.has("heads") || params.has("tails");
    String coins = lists ? "coin_flips" : "damage_per_heads";
    String one = lists ? "coin_flip" : params.has("damage") ? "self_damage" : "heal_self";
    return params.has("coins") ? coins : one;
  }

  private static void lists(ObjectNode params, Random random, int depth) {
    int which = random.nextInt(3);
    if (which < 2) {
      params.set("heads", list(random, depth - 1));
    }
    if (which > 0) {
      params.set("tails", list(random, depth - 1));
    }
  }
}
