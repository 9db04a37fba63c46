package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cards as faces. */
class GalleryTest {

  @TempDir private static Path folder;
  private static StudioPage page;

  @BeforeAll
  static void open() throws Exception {
    page = new StudioPage(folder, "ember-vale");
    page.awaitPlayed();
  }

  @AfterAll
  static void close() {
    page.close();
    assertThat(page.failures).isEmpty();
  }

  private static JsonNode find(JsonNode list, String field, String value) {
    for (JsonNode one : list) {
      if (one.path(field).asText().equals(value)) {
        return one;
      }
    }
    return null;
  }

  @Test
  void aFaceHasNameNumbersAndTheTextOfTheEngine() throws Exception {
    JsonNode caller = find(page.get("/cards"), "id", "flame-caller");
    assertThat(caller.path("name").asText()).isEqualTo("Flame Caller");
    assertThat(caller.path("text").asText()).contains("attack");
    assertThat(find(caller.path("facts"), "label", "cost").path("number").isNumber()).isTrue();
    assertThat(find(caller.path("facts"), "label", "kind").path("value").asText())
        .isEqualTo("unit");
  }

  @Test
  void onlyCardsAreCards() throws Exception {
    List<String> sections = new ArrayList<>();
    page.get("/cards").forEach(one -> sections.add(one.path("section").asText()));
    assertThat(sections).containsOnly("cards");
  }

  @Test
  void anOpenCardHasItsRowsTestsAndUses() throws Exception {
    JsonNode card = page.get("/card?id=flame-caller");
    assertThat(card.path("effects").get(0).path("source").asText())
        .matches("data/ember-vale/cards.yaml:\\d+:\\d+ .*");
    assertThat(card.path("effects").get(0).path("sentence").asText()).contains("attack");
    assertThat(card.path("tests")).isNotEmpty();
    card.path("tests").forEach(one -> assertThat(one.path("state").asText()).isEqualTo("passed"));
    List<String> files = new ArrayList<>();
    card.path("uses").forEach(one -> files.add(one.path("file").asText()));
    assertThat(files).contains("data/ember-vale/cards.yaml", "data/ember-vale/decks.yaml");
  }

  @Test
  void aCardThatIsNotThereIsTold() throws Exception {
    assertThat(page.get("/card?id=nobody").path("problem").asText()).contains("'nobody'");
  }
}
