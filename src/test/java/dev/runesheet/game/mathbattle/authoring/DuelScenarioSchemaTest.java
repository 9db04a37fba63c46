package dev.runesheet.game.mathbattle.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.game.mathbattle.DuelPosition;
import dev.runesheet.language.SchemaFiles;
import dev.runesheet.testing.EventWords;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.ScenarioSchema;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The published schema and the kit's words say the same. */
class DuelScenarioSchemaTest {

  private static final JsonNode SCHEMA = SchemaFiles.load(ScenarioSchema.nameOf("math-battle"));

  @Test
  void enumerationsAreTheWordsOfTheGame() {
    assertThat(words("/$defs/given/properties/phase/enum")).isEqualTo(DuelPosition.PHASES);
    assertThat(words("/$defs/then/properties/phase/enum")).isEqualTo(DuelExpectations.PHASES);
    assertThat(words("/$defs/verb/properties/verb/enum"))
        .isEqualTo(List.copyOf(new MathBattlePack().catalog().names()));
    List<String> errors = new ArrayList<>(List.of(Refusal.ILLEGAL, Refusal.CHANCE));
    errors.addAll(new DuelScenarios().errors());
    errors.add("null");
    assertThat(words("/$defs/then/properties/error/enum")).isEqualTo(errors);
    assertThat(SCHEMA.at("/properties/game/const").asText()).isEqualTo(new DuelScenarios().game());
  }

  @Test
  void kindsOfEventsAreThoseOfAllGames() {
    JsonNode common = SchemaFiles.load(ScenarioSchema.COMMON);
    assertThat(texts(common.at("/$defs/event/properties/event/enum"))).isEqualTo(EventWords.KINDS);
  }

  @Test
  void theSchemasHaveTheIdsOfTheirFiles() {
    for (String name : List.of(ScenarioSchema.COMMON, ScenarioSchema.nameOf("math-battle"))) {
      assertThat(SchemaFiles.load(name).get("$id").asText()).isEqualTo(SchemaFiles.id(name));
    }
  }

  private static List<String> words(String pointer) {
    return texts(SCHEMA.at(pointer));
  }

  private static List<String> texts(JsonNode list) {
    List<String> words = new ArrayList<>();
    list.forEach(word -> words.add(word.asText()));
    return words;
  }
}
