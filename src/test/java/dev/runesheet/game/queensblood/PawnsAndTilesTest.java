package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Cases of pawns, tiles and lanes, each in its variant. */
class PawnsAndTilesTest {

  @TestFactory
  Stream<DynamicTest> cases() throws JsonProcessingException {
    ObjectMapper mapper = new ObjectMapper();
    Stream.Builder<DynamicTest> tests = Stream.builder();
    for (String line : QueensBooks.lines("cases.jsonl")) {
      JsonNode one = mapper.readTree(line);
      String name = one.path("name").asText() + " (" + one.path("variant").asText() + ")";
      tests.add(
          DynamicTest.dynamicTest(
              name, () -> assertThat(new CaseRun(one).differences()).as(name).isEmpty()));
    }
    return tests.build();
  }
}
