package dev.runesheet.language.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The published schema of cards says what the declaration says. {@code -Dwrite.docs=true} writes it
 * anew.
 */
class RegistrySchemaTest {

  @Test
  void theSchemaOfCardsIsUpToDate() throws IOException {
    String text = RegistrySchemas.cards().toPrettyString() + "\n";
    Path file = Path.of("docs/schema/registry-cards.schema.json");
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(file, text);
    }
    assertThat(file).hasContent(text);
  }
}
