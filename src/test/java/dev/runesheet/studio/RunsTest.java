package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Long work beside the page. */
@Tag("thorough")
class RunsTest {

  @TempDir private Path folder;
  private StudioPage page;

  @BeforeEach
  void open() throws Exception {
    page = new StudioPage(folder, "ember-vale");
  }

  @AfterEach
  void close() {
    page.close();
    assertThat(page.failures).isEmpty();
  }

  private JsonNode start(String kind, ObjectNode settings) throws Exception {
    ObjectNode body = Json.object().put("kind", kind);
    body.set("settings", settings);
    return page.post("/run", body);
  }

  private JsonNode ended(String kind) throws Exception {
    return page.await("/runs", all -> !all.path(kind).path("state").asText().equals("running"))
        .path(kind);
  }

  @Test
  void aSimulationTellsRatesAndCanBeStoppedWithWhatIsKnown() throws Exception {
    assertThat(start("simulate", Json.object().put("games", 20)).path("state").asText())
        .isEqualTo("running");
    assertThat(start("mutate", Json.object()).path("problem").asText()).contains("running");
    JsonNode done = ended("simulate");
    assertThat(done.path("state").asText()).as(done.toString()).isEqualTo("done");
    assertThat(done.path("result").path("ended").asInt()).isEqualTo(20);
    assertThat(done.path("result").path("players").get(0).path("low").isNumber()).isTrue();
    start("simulate", Json.object().put("games", 100_000));
    page.await("/runs", all -> all.path("simulate").path("done").asInt() > 0);
    page.post("/stop");
    JsonNode stopped = ended("simulate");
    assertThat(stopped.path("state").asText()).isEqualTo("stopped");
    assertThat(stopped.path("result").path("ended").asInt()).isBetween(1, 99_999);
  }

  @Test
  void wordsThatACommandCouldTakeForOptionsAreRefused() throws Exception {
    for (String words : new String[] {"--trusted", "fire,--log=/tmp/x", "@file"}) {
      assertThat(start("simulate", Json.object().put("words", words)).path("problem").asText())
          .contains("is no name");
    }
    assertThat(start("simulate", Json.object().put("games", 0)).path("problem").asText())
        .contains("from 1 to");
    assertThat(start("mutate", Json.object().put("sample", "x")).path("problem").asText())
        .contains("'sample' (x) must be from 1 to");
    assertThat(start("simulate", Json.object().putNull("games")).path("problem").asText())
        .contains("'games' (null) must be from 1 to");
    assertThat(start("rm", Json.object()).path("problem").asText()).contains("no work");
    assertThat(start("simulate", Json.object().put("against", "a\0b")).path("problem").asText())
        .startsWith("No file or folder can be called so");
    assertThat(start("simulate", Json.object().put("against", "/etc")).path("problem").asText())
        .contains("no data/ember-vale");
    assertThat(page.get("/runs")).isEmpty();
  }

  @Test
  @Tag("slow")
  void coverageAndMutationsLeadToPlaces() throws Exception {
    start("coverage", Json.object());
    JsonNode coverage = ended("coverage").path("result");
    assertThat(coverage.path("rules").path("all").asInt()).isPositive();
    start("mutate", Json.object().put("sample", 5));
    JsonNode mutants = ended("mutate").path("result");
    assertThat(mutants.path("results").get(0).path("place").asText()).contains("ember-vale");
  }
}
