package dev.runesheet.game.tcgpocket.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.GeneratedPart;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.language.active.EffectType;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The reference and the schema of active effects say what is declared. {@code -Dwrite.docs=true}
 * writes them anew.
 */
class ActiveDocsTest {

  private static final Path PAGE = Path.of("docs/active-effects.md");
  private static final Path SCHEMA = Path.of("docs/schema/tcg-pocket-cards.schema.json");

  private static EffectType.File types() throws IOException {
    String text = Files.readString(Path.of("data/tcg-pocket/effect-types.yaml"));
    return EffectTypes.read(
            ShippedWords.CARDS, ShippedWords.LISTS, "effect-types.yaml", text, new Diagnostics())
        .orElseThrow();
  }

  @Test
  void theReferenceIsUpToDate() throws IOException {
    GeneratedPart.upToDate(PAGE, "language", ActiveDocs.language());
    GeneratedPart.upToDate(PAGE, "effect types", ActiveDocs.types(types()));
  }

  @Test
  void theSchemaOfCardsIsUpToDate() throws IOException {
    String text =
        ActiveSchema.of("tcg-pocket-cards", "Cards of TCG Pocket", types()).toPrettyString() + "\n";
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(SCHEMA, text);
    }
    assertThat(SCHEMA).hasContent(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"genetic-apex", "mythical-island", "energy", "made-up"})
  void shippedCardsFitTheSchema(String file) throws IOException {
    assertThat(violations(Files.readString(Path.of("data/tcg-pocket/cards/" + file + ".json"))))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"effect_id\": \"heal\"}",
        "{\"effect_id\": \"heal_self\"}",
        "{\"effect_id\": \"heal_self\", \"params\": {\"amount\": \"ten\"}}",
        "{\"effect_id\": \"inflict_sleep\", \"params\": {\"amount\": 1}}",
        "{\"effect_id\": \"inflict_sleep\", \"duration\": -1}",
        "{\"effect_id\": \"inflict_sleep\", \"scope\": \"everyone\"}"
      })
  void wrongEffectsDoNotFitTheSchema(String effect) throws IOException {
    String cards =
        "{\"cards\": {\"a\": {\"kind\": \"supporter\", \"name\": \"A\", \"effects\": ["
            + effect
            + "]}}}";
    assertThat(violations(cards)).isNotEmpty();
  }

  private static List<?> violations(String cards) throws IOException {
    return SchemaCheck.of(List.of(ActiveSchema.of("tcg-pocket-cards", "Cards", types())))
        .violations("tcg-pocket-cards", new ObjectMapper().readTree(cards));
  }
}
