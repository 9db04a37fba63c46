package dev.runesheet.language.registry;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.document.JsonText;
import dev.runesheet.language.SourceFree;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.schema.shape.ShapeWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What was read is written so that it reads back as the same model. */
class RegistryRoundTripTest {

  @Test
  void theShippedRegistryIsReadWithoutErrorsAndWrittenBack() {
    RegistryTexts texts = RegistryTexts.shipped();
    assertThat(texts.findings.hasErrors()).isFalse();
    assertThat(texts.cards).hasSize(164);
    assertThat(texts.effects.stream().map(Effect::owner).distinct()).hasSize(91);

    RegistryWriter writer = new RegistryWriter(texts.names(), texts.findings);
    String written = writer.effects(texts.effects).map(JsonText::pretty).orElseThrow();
    List<Effect> again = texts.reader.readEffects("again.json", written, texts.names());

    assertThat(texts.findings.all()).isEmpty();
    assertThat(SourceFree.effects(again)).isEqualTo(SourceFree.effects(texts.effects));
    assertThat(writer.effects(again).map(JsonText::pretty)).contains(written);
  }

  @Test
  void theShippedCardsAreWrittenBack() {
    RegistryTexts texts = RegistryTexts.shipped();

    String written = written(texts.cards);

    List<CardSource> again = texts.reader.readCards("cards.json", written);
    assertThat(again).isEqualTo(texts.cards).hasSize(164);
    assertThat(written(again)).isEqualTo(written);
  }

  private static String written(List<CardSource> cards) {
    return cards.stream().map(new ShapeWriter(CardSource.WORDS)::write).toList().toString();
  }

  @Test
  void everyWordOfTheLanguageComesBack() throws JsonProcessingException {
    String effects =
"""
{'a': {'trigger': 'on_card_destroyed', 'scope': 'allies_in_lane', 'operations': [
    {'type': 'modify_power', 'stat': 'power', 'per': 'destroyed_enemy', 'amount': 2},
    {'type': 'destroy_cards', 'per': 'destroyed_enemy'},
    {'type': 'modify_power', 'stat': 'power', 'per': 'destroyed_ally', 'amount': -1}],
  'conditions': {'first_time': true}},
 'b': {'trigger': 'on_power_threshold', 'scope': 'all_cards_global', 'operations': [
    {'type': 'expand_positions'}, {'type': 'modify_power', 'stat': 'power', 'amount': 3}],
  'conditions': {'threshold': {'stat': 'power', 'value': -2}}},
 'c': {'trigger': 'on_play', 'scope': 'enemies_global', 'operations': [
    {'type': 'replace_ally', 'mode': 'lower', 'adjustment': 'replaced_ally_power'},
    {'type': 'modify_tile_ranks', 'amount': 3},
    {'type': 'spawn_token', 'token_id': 'Family'},
    {'type': 'add_to_hand', 'card_ids': ['1', '1']}]},
 'd': {'trigger': 'while_in_play', 'scope': 'self', 'operations': [
    {'type': 'modify_power_scale', 'stat': 'power', 'per': 'enfeebled_all', 'amount_per': 2},
    {'type': 'modify_power', 'stat': 'power', 'amount': -1}]},
 'e': {'trigger': 'on_spawned', 'scope': 'self', 'operations': [
    {'type': 'add_to_hand', 'card_ids': ['1', '2'], 'conditions': {'replaced_pawns': 1}},
    {'type': 'modify_power', 'stat': 'power', 'amount': 1, 'conditions': {'replaced_pawns': 2}},
    {'type': 'destroy_cards', 'conditions': {'replaced_pawns': 3}},
    {'type': 'add_to_hand', 'card_ids': ['1']}]}}
""";
    String card = RegistryTexts.CARD;
    String cards =
        "[" + card + "," + card.replace("'1'", "'2'") + "," + card.replace("'1'", "'3'") + "]";
    RegistryTexts texts = RegistryTexts.of(cards, effects);
    CardNames names =
        new CardNames(texts.cards, java.util.Map.of("Family", List.of("1", "2", "3")));

    JsonNode written =
        new RegistryWriter(names, texts.findings).effects(texts.effects).orElseThrow();

    ObjectMapper mapper = new ObjectMapper();
    JsonNode again = mapper.readTree(written.toString());
    List<Effect> reread = texts.reader.readEffects("x", written.toString(), names);
    assertThat(SourceFree.effects(reread)).isEqualTo(SourceFree.effects(texts.effects));
    assertThat(again.path("a").path("conditions"))
        .isEqualTo(mapper.readTree(RegistryTexts.quoted(effects)).path("a").path("conditions"));
    for (String whole : List.of("d", "e")) {
      assertThat(again.path(whole))
          .isEqualTo(mapper.readTree(RegistryTexts.quoted(effects)).path(whole));
    }
  }

  @Test
  void whatTheLanguageCannotSayIsReported() {
    RegistryTexts texts = RegistryTexts.shipped();
    Effect queer =
        Effect.program(
            "x",
            "x",
            "x",
            Trigger.own("turn starts"),
            new Body.Program(List.of()),
            texts.effects.get(0).source());

    assertThat(new RegistryWriter(texts.names(), texts.findings).effects(List.of(queer))).isEmpty();
    assertThat(texts.findings.all()).extracting(one -> one.code()).containsOnly(Code.INEXPRESSIBLE);
  }

  @Test
  void effectsSayThemselves() {
    List<String> sentences =
        RegistryTexts.shipped().effects.stream().map(Effect::sentence).toList();

    assertThat(sentences)
        .contains(
            "While in play, the power of allies on affected tiles is raised by 2.",
            "When is played, lower the power of enemies on affected tiles by 4.",
            "While in play, its power is raised by 1 for each other enhanced ally.");
  }
}
