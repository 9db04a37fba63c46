package dev.runesheet.game.queensblood.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.language.SchemaFiles;
import dev.runesheet.testing.Refusal;
import dev.runesheet.testing.ScenarioSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The published schema and the kit's words say the same. */
class QueensScenarioSchemaTest {

  private static final String NAME = ScenarioSchema.nameOf("queens-blood");
  private static final JsonNode SCHEMA = SchemaFiles.load(NAME);

  @Test
  void enumerationsAreTheWordsOfTheGame() {
    QueensScenarios kit = new QueensScenarios();
    assertThat(words("/$defs/variant/enum")).isEqualTo(kit.variants());
    assertThat(words("/$defs/side/enum")).isEqualTo(ScenarioValues.SIDES);
    assertThat(words("/$defs/shown/enum")).isEqualTo(QueensGiven.SHOWN);
    assertThat(words("/$defs/action/properties/do/enum")).isEqualTo(QueensActions.WORDS);
    assertThat(words("/$defs/tile/prefixItems/0/enum")).isEqualTo(QueensExpectations.OWNERS);
    List<String> errors = new ArrayList<>(List.of(Refusal.ILLEGAL, Refusal.CHANCE));
    errors.addAll(kit.errors());
    errors.add("null");
    assertThat(words("/$defs/then/properties/error/enum")).isEqualTo(errors);
    assertThat(SCHEMA.at("/properties/game/const").asText()).isEqualTo(kit.game());
  }

  @Test
  void tilesHaveTheNamesOfTheKit() {
    Pattern pattern = Pattern.compile(SCHEMA.at("/$defs/tileName/pattern").asText());
    assertThat(ScenarioValues.TILES).hasSize(15).allMatch(pattern.asMatchPredicate());
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
}
