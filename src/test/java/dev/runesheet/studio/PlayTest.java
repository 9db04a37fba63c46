package dev.runesheet.studio;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.cli.console.Json;
import dev.runesheet.pack.tool.GameTools;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches on the page. */
class PlayTest {

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

  private static String begin(String people) throws Exception {
    JsonNode made =
        page.post(
            "/match",
            Json.object()
                .put("words", "")
                .put("people", people)
                .put("bot", "eager")
                .put("seed", 7));
    assertThat(made.path("problem").asText()).isEmpty();
    return made.path("id").asText();
  }

  private static JsonNode state(String id, int player) throws Exception {
    return page.get("/match?id=" + id + "&player=" + player);
  }

  private static JsonNode choose(String id, JsonNode state, int option) throws Exception {
    JsonNode decision = state.path("decisions").get(0);
    return page.post(
        "/choose",
        Json.object()
            .put("id", id)
            .put("player", state.path("player").asInt())
            .put("decision", decision.path("id").asText())
            .put("option", decision.path("options").get(option).path("id").asText()));
  }

  @Test
  void botsPlayUntilAPersonIsAsked() throws Exception {
    JsonNode state = state(begin("0"), 0);
    assertThat(state.path("decisions").get(0).path("options")).isNotEmpty();
    assertThat(state.path("view").path("entities")).isNotEmpty();
    state = choose(state.path("id").asText(), state, 0);
    assertThat(state.path("log")).isNotEmpty();
    assertThat(state.path("steps").asInt()).isEqualTo(1);
  }

  @Test
  void botsThatAreWatchedGoOnAsFarAsWhoWatchesWants() throws Exception {
    JsonNode begun = state(begin(""), 0);
    String id = begun.path("id").asText();
    assertThat(begun.path("answers").asInt()).as("nothing is played before it is wanted").isZero();
    assertThat(step(id, "choice").path("answers").asInt()).isEqualTo(1);
    JsonNode turn = step(id, "turn");
    assertThat(turn.path("heading").asText()).isEqualTo("Turn 3: fire");
    assertThat(turn.path("view").path("over").asBoolean()).isFalse();
    JsonNode back = page.post("/back", Json.object().put("id", id).put("player", 0));
    assertThat(back.path("answers").asInt()).isEqualTo(1);
    assertThat(step(id, "end").path("view").path("over").asBoolean()).isTrue();
    assertThat(step(id, "choice").path("problem").asText()).contains("over");
    assertThat(step(id, "leap").path("problem").asText()).contains("'leap'");
    assertThat(step(begin("0"), "end").path("problem").asText()).contains("People play");
  }

  private static JsonNode step(String id, String pace) throws Exception {
    return page.post("/step", Json.object().put("id", id).put("player", 0).put("pace", pace));
  }

  @Test
  void aMatchIsOfferedWithTheNamesOfWhoPlaysIt() throws Exception {
    assertThat(page.get("/seats").path("names").toString()).isEqualTo("[\"fire\",\"frost\"]");
    assertThat(page.get("/seats?words=frost,%20fire").path("names").get(0).asText())
        .isEqualTo("frost");
    assertThat(page.get("/seats?words=frost%20fire").path("names").get(0).asText())
        .isEqualTo("frost");
    assertThat(page.get("/seats?words=frost").path("problem").asText()).contains("2 decks");
  }

  @Test
  void whatAPlayerMayNotSeeIsInNoAnswer() throws Exception {
    String id = begin("0");
    assertThat(state(id, 1).path("problem").asText()).contains("Nobody at this page plays 1");
    JsonNode state = state(id, 0);
    for (int i = 0; i < 6 && !state.path("view").path("over").asBoolean(); i++) {
      for (JsonNode one : state.path("view").path("entities")) {
        boolean hidden =
            one.path("controller").asInt() == 1
                && (one.path("zone").asText().equals("hand")
                    || one.path("zone").asText().equals("deck"));
        assertThat(hidden).as(one.toString()).isFalse();
      }
      state = choose(id, state, 0);
    }
    JsonNode peek =
        page.post(
            "/explain",
            Json.object().put("id", id).put("player", 1).put("entity", 40).put("stat", "cost"));
    assertThat(peek.path("problem").asText()).isNotEmpty();
  }

  /** Reasons name pointers, and the page goes to lines. */
  @Test
  void thePlaceOfAReasonHasALine() throws Exception {
    String file = "/line?file=data/ember-vale/game.yaml&place=";
    String[] lines = Files.readString(folder.resolve("data/ember-vale/game.yaml")).split("\n");
    int line = page.get(file + StudioPage.word("/actions/cast")).path("line").asInt();
    assertThat(lines[line - 2]).as("what it names begins below its name").contains("cast:");
    assertThat(page.get("/line?file=../secret&place=/").path("problem").asText())
        .contains("no file");
  }

  @Test
  void aStepIsTakenBackToThePositionBefore() throws Exception {
    JsonNode before = state(begin("0"), 0);
    String id = before.path("id").asText();
    choose(id, before, 0);
    JsonNode after = page.post("/back", Json.object().put("id", id).put("player", 0));
    assertThat(after.path("view")).isEqualTo(before.path("view"));
    assertThat(after.path("log")).isEqualTo(before.path("log"));
  }

  @Test
  void aBranchGoesOnByItself() throws Exception {
    JsonNode state = state(begin("0"), 0);
    String id = state.path("id").asText();
    JsonNode moved = choose(id, state, 0);
    String other = page.post("/branch", "id", id).path("id").asText();
    assertThat(state(other, 0).path("view")).isEqualTo(moved.path("view"));
    choose(other, moved, 0);
    assertThat(state(id, 0).path("view")).isEqualTo(moved.path("view"));
  }

  /** The board heads zones by what the game calls them. */
  @Test
  void zonesInSightHaveTheirWords() throws Exception {
    JsonNode state = state(begin("0"), 0);
    assertThat(state.path("zones").path("hand").asText()).isEqualTo("hand");
    GameTools tools = GameTools.of("tcg-pocket");
    assertThat(tools.zone(ShippedBooks.of("tcg-pocket"), "discard")).isEqualTo("discard pile");
  }

  @Test
  void numbersAndLinesAreExplained() throws Exception {
    JsonNode state = state(begin("0"), 0);
    String id = state.path("id").asText();
    state = choose(id, state, 0);
    JsonNode entity = state.path("view").path("entities").get(0);
    JsonNode sum =
        page.post(
            "/explain",
            Json.object()
                .put("id", id)
                .put("player", 0)
                .put("entity", entity.path("id").asInt())
                .put("stat", "embers"));
    assertThat(sum.path("result").isNumber()).as(sum.toString()).isTrue();
    JsonNode line = null;
    for (JsonNode one : state.path("log")) {
      line = one.path("kind").asText().equals("change") ? one : line;
    }
    JsonNode why =
        page.post(
            "/why",
            Json.object().put("id", id).put("player", 0).put("line", line.path("at").asInt()));
    assertThat(why.path("text").asText()).as(why.toString()).isNotEmpty();
    String chain = why.path("chain").toString();
    assertThat(chain)
        .as("reasons for people")
        .contains("acted")
        .doesNotContain("verb ", "player 1");
  }

  @Test
  void aMatchBecomesATestThatPasses() throws Exception {
    JsonNode state = state(begin("0"), 0);
    String id = state.path("id").asText();
    choose(id, state, 0);
    JsonNode kept = page.post("/keep", "id", id, "as", "scenario", "name", "Kept in the studio");
    assertThat(kept.path("problem").asText()).isEmpty();
    assertThat(Files.readString(folder.resolve(kept.path("file").asText())))
        .contains("Kept in the studio");
    JsonNode tests =
        page.await("/tests", all -> all.toString().contains("Kept in the studio") && played(all));
    assertThat(tests.toString()).doesNotContain("\"failed\"");
    page.post("/keep", "id", id, "as", "golden", "name", "A whole one");
    JsonNode again = page.post("/keep", "id", id, "as", "golden", "name", "A whole one");
    assertThat(again.path("problem").asText()).contains("already");
  }

  private static boolean played(JsonNode tests) {
    return !tests.toString().contains("\"waiting\"");
  }

  @Test
  void wrongWordsAreTold() throws Exception {
    assertThat(
            page.post("/match", "words", "fyre, frost", "people", "0", "bot", "eager")
                .path("problem")
                .asText())
        .contains("fire");
    assertThat(page.post("/match", "people", "0", "bot", "clever").path("problem").asText())
        .contains("clever");
    assertThat(page.post("/match", "people", "0, 9", "bot", "eager").path("problem").asText())
        .isEqualTo("There is no player 9; they are 0 to 1.");
    assertThat(page.post("/match", "people", "-1", "bot", "eager").path("problem").asText())
        .isEqualTo("There is no player -1; they are 0 to 1.");
    assertThat(page.get("/match?id=99&player=0").path("problem").asText()).contains("not there");
    String id = begin("0");
    JsonNode refused =
        page.post(
            "/choose",
            Json.object().put("id", id).put("player", 0).put("decision", "d1").put("option", "x"));
    assertThat(refused.path("problem").asText()).isNotEmpty();
  }
}
