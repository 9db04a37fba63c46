package dev.runesheet.cli.test;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestCommandTest {

  private static final String GOOD =
      "game: math-battle\nscenarios:\n"
          + "  - {name: good, given: {heroes: [fighter, fighter]}, then: {turn: 1}}\n";
  private static final String BAD = GOOD.replace("good", "bad").replace("turn: 1", "turn: 7");

  @TempDir Path folder;

  @Test
  void theShippedScenariosPass() {
    Ran ran = Ran.run("test", Ran.GAME);
    assertThat(ran.code()).isZero();
    assertThat(ran.lastLine()).matches("\\d+ passed, 0 failed");
    assertThat(ran.lines()).contains("  ok   Health below 1 loses the match at once");
  }

  @Test
  void aFailureShowsWhatWasExpected() throws IOException {
    Path file = write("bad.yaml", BAD);
    Ran ran = Ran.run("test", file.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.lines())
        .containsSubsequence(
            "  FAIL bad",
            "        expected 7",
            "        actual   1",
            "      What happened:",
            "0 passed, 1 failed");
  }

  @Test
  void aFolderRunsAllItsFilesWhateverIsWrongWithOne() throws IOException {
    write("a.yaml", BAD);
    write("b.json", "{");
    write("c/d.yml", GOOD);
    write("notes.txt", "no scenarios");
    write(".hidden.yaml", BAD);
    write(".old/e.yaml", BAD);
    Ran ran = Ran.run("test", folder.toString());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("b.json:1:").contains("RS002").doesNotContain("notes.txt");
    assertThat(ran.lastLine()).isEqualTo("1 passed, 2 failed");
  }

  @Test
  void whatIsWrongWithAScenarioIsToldInTheOrderOfItsPlaces() throws IOException {
    Path file =
        write(
            "wrong.yaml",
            "game: queens-blood\nscenarios:\n  - name: a\n    given: {}\n"
                + "    when:\n      - {do: play, card: x1x, lane: 0, col: 0}\n"
                + "    then:\n      legal: {side: Y, card: x2x, at: []}\n"
                + "      hands: {Y: [x3x, x4x]}\n");
    assertThat(Ran.run("test", file.toString()).out())
        .containsSubsequence("'x1x'", "'x2x'", "'x3x'", "'x4x'");
  }

  @Test
  void onlySomeRun() throws IOException {
    write("a.yaml", BAD);
    write("b.yaml", GOOD);
    Ran ran = Ran.run("test", folder.toString(), "--only", "GOOD");
    assertThat(ran.code()).isZero();
    assertThat(ran.lastLine()).isEqualTo("1 passed, 0 failed");
    assertThat(ran.out()).doesNotContain("a.yaml");
  }

  @Test
  void resultsAsJson() throws IOException {
    write("a.yaml", BAD);
    Ran ran = Ran.run("test", folder.toString(), "--json");
    JsonNode json = new ObjectMapper().readTree(ran.out());
    assertThat(json.path("failed").asInt()).isEqualTo(1);
    assertThat(json.at("/files/0/scenarios/0/mismatches/0/expected").asText()).isEqualTo("7");
    assertThat(json.at("/files/0/scenarios/0/line").asInt()).isEqualTo(3);
  }

  @Test
  void resultsForBuildServers() throws IOException {
    Path report = folder.resolve("reports/out.xml");
    write("a.yaml", GOOD);
    Ran ran =
        Ran.run("test", folder.resolve("a.yaml").toString(), "--junit-xml", report.toString());
    assertThat(ran.code()).isZero();
    assertThat(report).content().contains("<testcase").contains("name=\"good\"");
  }

  @Test
  void aWordThatNamesNothingIsWrongUsage() {
    Ran ran = Ran.run("test", "math-batle");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("did you mean 'math-battle'?");
  }

  @Test
  void aGameWithoutScenariosIsToldWhereTheyBelong() throws IOException {
    assertThat(Ran.in(folder, "", "new", "untested").code()).isZero();
    Path game = folder.resolve("untested");
    for (String file : List.of("cards.yaml", "rules.yaml")) {
      Files.delete(game.resolve("data/untested/scenarios").resolve(file));
    }
    Ran ran = Ran.in(game, "", "test", "untested");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err())
        .contains("Game 'untested' has no scenarios. They belong in data/untested/scenarios")
        .contains("docs/testers.md");
  }

  @Test
  void noScenarioOfThatNameIsWrongUsage() {
    Ran ran = Ran.run("test", Ran.GAME, "--only", "nothing of this name");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("No scenario's name contains");
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
