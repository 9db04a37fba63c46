package dev.runesheet.language.registry;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.GeneratedPart;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * The published schemas of cards and effects say what the declarations say, and the guide lists the
 * operations. {@code -Dwrite.docs=true} writes them anew.
 */
class RegistrySchemaTest {

  @Test
  void theSchemaOfCardsIsUpToDate() throws IOException {
    upToDate("registry-cards", RegistrySchemaDocs.cards());
  }

  @Test
  void theSchemaOfNamesIsUpToDate() throws IOException {
    upToDate("registry-names", RegistrySchemaDocs.names());
  }

  @Test
  void theSchemaOfEffectsIsUpToDate() throws IOException {
    upToDate("registry-effects", RegistrySchemaDocs.effects());
  }

  @Test
  void theOperationsOfTheGuideAreUpToDate() throws IOException {
    GeneratedPart.upToDate(
        Path.of("docs/effect-registry.md"), "operations", RegistrySchemaDocs.operations());
  }

  @Test
  void theWordsOfTheGuideAreUpToDate() throws IOException {
    GeneratedPart.upToDate(Path.of("docs/effect-registry.md"), "words", RegistrySchemaDocs.words());
  }

  private static void upToDate(String name, ObjectNode schema) throws IOException {
    String text = schema.toPrettyString() + "\n";
    Path file = Path.of("docs/schema/" + name + ".schema.json");
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(file, text);
    }
    assertThat(file).hasContent(text);
  }
}
