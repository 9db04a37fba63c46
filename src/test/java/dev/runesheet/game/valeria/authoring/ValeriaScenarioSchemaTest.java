package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.language.SchemaFiles;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.ScenarioSchema;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The published schema and the kit's words say the same. */
class ValeriaScenarioSchemaTest {

  private static final String NAME = ScenarioSchema.nameOf("valeria");
  private static final JsonNode SCHEMA = SchemaFiles.load(NAME);

  @Test
  void enumerationsAreTheWordsOfTheGame() {
    ValeriaScenarios kit = new ValeriaScenarios();
    assertThat(words("/$defs/player/enum")).isEqualTo(TableWords.PLAYERS);
    assertThat(words("/$defs/given/properties/phase/enum")).isEqualTo(TableWords.PHASES);
    assertThat(words("/$defs/then/properties/phase/enum")).isEqualTo(ValeriaExpectations.PHASES);
    List<String> errors = new ArrayList<>(List.of(Refusal.ILLEGAL, Refusal.CHANCE));
    errors.addAll(kit.errors());
    errors.add("null");
    assertThat(words("/$defs/then/properties/error/enum")).isEqualTo(errors);
    assertThat(SCHEMA.at("/properties/game/const").asText()).isEqualTo(kit.game());
  }

  @Test
  void fieldsAreTheWordsOfTheGame() {
    assertThat(names("/$defs/then/properties/scores/properties/Ann/properties"))
        .isEqualTo(ValeriaExpectations.SCORE);
    assertThat(names("/$defs/marks/additionalProperties/properties"))
        .containsExactlyElementsOf(ValeriaGiven.MARKS.keySet());
    assertThat(names("/$defs/givenPlayer/properties")).containsAll(TableWords.RESOURCES);
    assertThat(names("/$defs/seenPlayer/properties")).containsAll(TableWords.RESOURCES);
    List<String> actions = new ArrayList<>();
    SCHEMA.at("/$defs/action/oneOf").forEach(one -> actions.add(one.at("/required/0").asText()));
    assertThat(actions).isEqualTo(ValeriaActions.WORDS);
  }

  @Test
  void theSchemaHasTheIdOfItsFile() {
    assertThat(SCHEMA.get("$id").asText()).isEqualTo(SchemaFiles.id(NAME));
  }

  private static List<String> words(String pointer) {
    List<String> words = new ArrayList<>();
    SCHEMA.at(pointer).forEach(word -> words.add(word.asText()));
    return words;
  }

  private static List<String> names(String pointer) {
    List<String> names = new ArrayList<>();
    SCHEMA.at(pointer).fieldNames().forEachRemaining(names::add);
    return names;
  }
}
