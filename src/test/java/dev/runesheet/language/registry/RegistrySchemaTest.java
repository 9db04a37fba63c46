package dev.runesheet.language.registry;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The published schemas of cards and effects say what the declarations say, and the guide names
 * each operation. {@code -Dwrite.docs=true} writes the schemas anew.
 */
class RegistrySchemaTest {

  private static final Pattern ROW = Pattern.compile("^\\| `(\\w+)` \\|", Pattern.MULTILINE);

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
  void theGuideHasARowForEachOperation() throws IOException {
    String guide = Files.readString(Path.of("docs/effect-registry.md"));
    int begins = guide.indexOf("| operation |");
    String table = guide.substring(begins, guide.indexOf("\n\n", begins));
    List<String> rows = ROW.matcher(table).results().map(RegistrySchemaTest::word).toList();
    assertThat(OperationType.values())
        .extracting(OperationType::word)
        .containsExactlyInAnyOrderElementsOf(rows);
  }

  private static String word(MatchResult row) {
    return row.group(1);
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
