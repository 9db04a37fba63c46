package dev.runesheet.testing.golden;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.runesheet.ShippedBooks;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a golden game has lost is found; what its game got later is not missed. */
class UnexpectedFieldsTest {

  private static JsonNode json(String text) {
    try {
      return new JsonMapper().readTree(text.replace('\'', '"'));
    } catch (IOException exception) {
      throw new UncheckedIOException(exception);
    }
  }

  /** The fields of a step that a file has lost which names the expected ones and others. */
  private static List<String> lost(String others, String before, String now, String expected) {
    return new UnexpectedFields(List.of(json(expected), json(others)))
        .ofStep(json(before), json(now), json(expected)).stream()
            .map(UnexpectedFields.Field::pointer)
            .toList();
  }

  @Test
  void aNumberOfACardThatAStepChangesAndTheFileDoesNotHaveIsFound() {
    String before = "{'a': [{'card': 'x', 'cost': 1}]}";
    String now = "{'a': [{'card': 'x', 'cost': 1, 'health': 3}]}";
    assertThat(lost("{}", before, now, before)).containsExactly("/a/0/health");
    assertThat(lost("{}", now, now, before)).as("as it was").isEmpty();
  }

  @Test
  void aNumberThatNoCardOfTheFileHasIsNotMissed() {
    String before = "{'a': []}";
    String now = "{'a': [{'card': 'x', 'cost': 1, 'health': 3}]}";
    String file = "{'a': [{'card': 'x', 'cost': 1}]}";
    assertThat(lost("{}", before, now, file)).isEmpty();
    assertThat(lost("{'b': [{'health': 2}]}", before, now, file)).containsExactly("/a/0/health");
  }

  @Test
  void aCardWithoutItsNameIsFound() {
    String others = "{'b': [{'card': 'y'}]}";
    assertThat(lost(others, "{'a': []}", "{'a': [{'card': 'x'}]}", "{'a': [{}]}"))
        .containsExactly("/a/0/card");
  }

  @Test
  void aScoreThatTheFileHasLostIsFound() {
    assertThat(lost("{}", "{}", "{'score': {'Y': 3, 'E': 8}}", "{'score': {'Y': 3}}"))
        .containsExactly("/score/E");
    assertThat(lost("{}", "{}", "{'scores': {'Ann': {'game': 1}}}", "{'scores': {'Ann': {}}}"))
        .containsExactly("/scores/Ann/game");
  }

  @Test
  void aFieldThatIsLostInAllEntriesWhichAreNoCardsIsFound() {
    String now = "{'lanes': [{'Y': 3, 'E': 8}, {'Y': 2, 'E': 1}]}";
    assertThat(lost("{}", "{}", now, "{'lanes': [{'Y': 3}, {'Y': 2}]}"))
        .containsExactly("/lanes/0/E", "/lanes/1/E");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "queens-blood/golden/v1.1-uniform-0.json"
            + "|'lanes':[{'Y':2,'E':7,'points':7,'winner':'E'},|'lanes':[{},",
        "ember-vale/golden/fire-frost-6.json"
            + "|'board':[{'card':'firebolt','cost':1}]|'board':[{}]",
        "queens-blood/golden/v1.1-uniform-0.json"
            + "|'tiles':{'0,0':{'t':'Y1','card':null},|'tiles':{",
        "queens-blood/golden/v1.1-uniform-0.json|'deck':{'Y':10,'E':10}|'deck':{'Y':10}",
      })
  void aGoldenGameThatHasLostSomethingFails(String file, String from, String to)
      throws IOException {
    Path path = Path.of("data", file);
    String text = Files.readString(path);
    String part = from.replace('\'', '"');
    assertThat(text).contains(part);
    int at = text.indexOf(part);
    String less =
        text.substring(0, at) + to.replace('\'', '"') + text.substring(at + part.length());
    ScenarioSuite suite = new ScenarioSuite(ShippedBooks::ofSources, any -> true);

    var result = suite.run("golden.json", less.getBytes(StandardCharsets.UTF_8)).scenarios().get(0);

    assertThat(result.mismatches())
        .isNotEmpty()
        .allSatisfy(one -> assertThat(one.expected()).isEqualTo("nothing"));
  }
}
