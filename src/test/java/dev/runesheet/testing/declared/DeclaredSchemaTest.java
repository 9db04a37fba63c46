package dev.runesheet.testing.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The published schemas of scenarios say what the declarations say. {@code -Dwrite.docs=true}
 * writes them anew.
 */
class DeclaredSchemaTest {

  static Stream<ScenarioKit> kits() {
    return ScenarioKits.games().stream().map(game -> ScenarioKits.find(game).orElseThrow());
  }

  @ParameterizedTest
  @MethodSource("kits")
  void thePublishedSchemaIsUpToDate(ScenarioKit kit) throws IOException {
    String text = kit.schema().toPrettyString() + "\n";
    Path file = Path.of("docs/schema", ScenarioSchemaWriter.nameOf(kit.game()) + ".schema.json");
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(file, text);
    }
    assertThat(file).hasContent(text);
  }

  @Test
  void theReferenceOfWordsIsUpToDate() throws IOException {
    Path file = Path.of("docs/scenario-words.md");
    if (Boolean.getBoolean("write.docs")) {
      Files.writeString(file, ScenarioDocs.all());
    }
    assertThat(file).hasContent(ScenarioDocs.all());
  }

  @ParameterizedTest
  @MethodSource("kits")
  void everyShippedScenarioFitsTheSchema(ScenarioKit kit) throws IOException {
    try (Stream<Path> files = Files.list(Path.of("data", kit.game(), "scenarios"))) {
      assertThat(files.toList())
          .isNotEmpty()
          .allSatisfy(file -> assertThat(violations(kit, read(file))).isEmpty());
    }
  }

  @ParameterizedTest
  @MethodSource("kits")
  void unknownWordsDoNotFitTheSchema(ScenarioKit kit) throws IOException {
    String head = "{\"game\": \"" + kit.game() + "\", \"scenarios\": [{\"name\": \"a\", ";
    for (String rest :
        List.of(
            "\"then\": {\"no such word\": 1}}]}",
            "\"given\": {\"no such word\": 1}, \"then\": {}}]}",
            "\"when\": [{\"no such word\": 1}], \"then\": {}}]}",
            "\"then\": {\"over\": 7}}]}",
            "\"when\": []}]}")) {
      ObjectNode file = (ObjectNode) new ObjectMapper().readTree(head + rest);
      assertThat(violations(kit, file)).as(rest).isNotEmpty();
    }
  }

  private static List<?> violations(ScenarioKit kit, ObjectNode file) {
    return SchemaCheck.of(List.of(kit.schema()))
        .violations(ScenarioSchemaWriter.nameOf(kit.game()), file);
  }

  private static ObjectNode read(Path file) {
    try {
      return (ObjectNode) new YAMLMapper().readTree(file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
