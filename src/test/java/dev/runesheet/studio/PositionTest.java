package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Positions that are set up by hand. */
class PositionTest {

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

  private static ObjectNode given(String card) {
    ObjectNode given = Json.object();
    given.putObject("players").putObject("player 1").put("embers", 5).putArray("hand").add(card);
    return given;
  }

  private static JsonNode look(JsonNode given) throws Exception {
    return page.post("/look", Json.object().set("given", given));
  }

  @Test
  void theFormHasThePositionAndTheWordsOfTheGame() throws Exception {
    JsonNode form = page.get("/position");
    JsonNode seat = form.path("given").path("players").path("player 1");
    assertThat(seat.path("hand")).isNotEmpty();
    assertThat(seat.path("hand").toString()).as("cards in short").doesNotContain("attached");
    assertThat(form.path("definitions").toString()).contains("flame-caller");
    assertThat(form.path("schema").path("properties").has("players")).isTrue();
  }

  @Test
  void aPositionIsSeenAtOnce() throws Exception {
    JsonNode seen = look(given("flame-caller"));
    assertThat(seen.path("view").path("entities").toString()).contains("Flame Caller");
  }

  @Test
  void whatIsWrongIsToldAtItsPlace() throws Exception {
    JsonNode wrong = look(given("flame-caler")).path("findings").get(0);
    assertThat(wrong.path("place").asText()).contains("/given/players/player 1/hand/0");
    assertThat(wrong.path("message").asText()).contains("flame-caller");
    assertThat(page.post("/look", "given", "nothing").path("problem").asText()).contains("given");
  }

  @Test
  void everySeedBeginsIt() throws Exception {
    ObjectNode body = Json.object().put("people", "0").put("bot", "eager");
    body.put("seed", Integer.MIN_VALUE).set("given", given("firebolt"));
    assertThat(page.post("/position", body).path("id").asText()).isNotEmpty();
  }

  @Test
  void itIsPlayedKeptAndTheTestPasses() throws Exception {
    ObjectNode body = Json.object().put("people", "0").put("bot", "eager").put("seed", 3);
    body.set("given", given("firebolt"));
    String id = page.post("/position", body).path("id").asText();
    JsonNode state = page.get("/match?id=" + id + "&player=0");
    assertThat(state.path("view").path("entities").toString()).contains("Firebolt");
    assertThat(state.path("decisions")).isNotEmpty();
    JsonNode kept = page.post("/keep", "id", id, "as", "scenario", "name", "One firebolt");
    assertThat(kept.path("problem").asText()).isEmpty();
    assertThat(Files.readString(folder.resolve(kept.path("file").asText())))
        .contains("One firebolt", "options");
    JsonNode again = page.get("/position?id=" + id);
    assertThat(again.path("given").path("players").path("player 1").path("hand").get(0).toString())
        .contains("firebolt");
    JsonNode tests =
        page.await(
            "/tests",
            all ->
                all.toString().contains("One firebolt") && !all.toString().contains("\"waiting\""));
    assertThat(tests.toString()).doesNotContain("\"failed\"");
  }
}
