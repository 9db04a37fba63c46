package dev.runesheet.studio.cards;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What of a catalog is a card, and what it is called. */
class FacesTest {

  private static List<String> names(JsonNode catalog) {
    ArrayNode faces = Faces.of(catalog, id -> "");
    List<String> names = new ArrayList<>();
    faces.forEach(face -> names.add(face.path("id").asText() + " " + face.path("name").asText()));
    return names;
  }

  @Test
  void aCardWithoutANameGoesByItsId() {
    ObjectNode catalog = Json.object();
    ObjectNode cards = catalog.putObject("cards");
    cards.putObject("114").put("name", "Galian Beast").put("cost", 2);
    cards.putObject("115").put("name", "").put("cost", 3);
    assertThat(names(catalog)).containsExactly("114 Galian Beast", "115 115");
  }

  @Test
  void whatHasNoNameElsewhereIsNoCard() {
    ObjectNode catalog = Json.object();
    catalog.putObject("variants").putObject("standard").put("text", "Cards die at power 0.");
    assertThat(names(catalog)).isEmpty();
  }
}
