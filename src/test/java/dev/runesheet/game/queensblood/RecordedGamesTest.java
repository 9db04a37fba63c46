package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.game.queensblood.authoring.scenario.RecordedQueens;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.RecordedGames;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded games, replayed with every state, hand, deck, count of legal plays, error and score. */
class RecordedGamesTest {

  @ParameterizedTest
  @ValueSource(strings = {"games-standard.jsonl.gz", "games-v1.1.jsonl.gz"})
  void allGamesAreIdentical(String file) {
    Diagnostics findings = new Diagnostics();
    RecordedGames games = new RecordedQueens(QueensBooks.SHIPPED, QueensBooks.content());

    List<RecordedGames.Replayed> replayed =
        games.replay(file, 1, QueensBooks.lines(file), findings);

    assertThat(findings.all()).isEmpty();
    assertThat(replayed).hasSize(100).allMatch(RecordedGames.Replayed::identical);
  }

  /** A record whose mulligan replaces a sixth card of five. */
  @Test
  void aRecordThatCannotBePlayedDiffersAndTheNextIsPlayed() {
    String line = QueensBooks.lines("games-standard.jsonl.gz").get(0);
    String broken = line.replaceFirst("\"slots\":\\[3]", "\"slots\":[5]");
    RecordedGames games = new RecordedQueens(QueensBooks.SHIPPED, QueensBooks.content());

    List<RecordedGames.Replayed> replayed =
        games.replay("x", 1, List.of(broken, line), new Diagnostics());

    assertThat(replayed).hasSize(2);
    assertThat(replayed.get(0).differences().get(0)).startsWith("it breaks off");
    assertThat(replayed.get(1).identical()).isTrue();
  }

  /** The first record replaces one card, that in slot 3. */
  @Test
  void theReplacedAndTheKeptCardsOfAMulliganAreCompared() throws JsonProcessingException {
    ObjectMapper mapper = new ObjectMapper();
    String line = QueensBooks.lines("games-standard.jsonl.gz").get(0);
    ObjectNode edited = (ObjectNode) mapper.readTree(line);
    String side = edited.at("/mulligans/Y/slots").isArray() ? "Y" : "E";
    ObjectNode mulligan = (ObjectNode) edited.path("mulligans").path(side);
    mulligan.putArray("cards").add("999");
    ((ArrayNode) mulligan.path("hand")).set(0, "998");
    RecordedGames games = new RecordedQueens(QueensBooks.SHIPPED, QueensBooks.content());

    List<RecordedGames.Replayed> replayed =
        games.replay("x", 1, List.of(mapper.writeValueAsString(edited)), new Diagnostics());

    assertThat(replayed.get(0).differences())
        .hasSize(2)
        .anyMatch(one -> one.startsWith("/mulligans/" + side + "/cards/0: recorded \"999\""))
        .anyMatch(one -> one.startsWith("/mulligans/" + side + "/hand/0: recorded \"998\""));
  }

  @Test
  void anEditedRecordDiffers() {
    String line = QueensBooks.lines("games-standard.jsonl.gz").get(0);
    String edited = line.replaceFirst("\"legal\": ?(\\d)", "\"legal\":9$1");
    Diagnostics findings = new Diagnostics();
    RecordedGames games = new RecordedQueens(QueensBooks.SHIPPED, QueensBooks.content());

    List<RecordedGames.Replayed> replayed = games.replay("x", 1, List.of(edited, "[]"), findings);

    assertThat(replayed).hasSize(1);
    assertThat(replayed.get(0).differences().get(0)).startsWith("/moves/0/legal: recorded 9");
    assertThat(findings.all()).hasSize(1);
    assertThat(findings.all().get(0).code().id()).isEqualTo("RS062");
  }
}
