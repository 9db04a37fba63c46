package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A project outside brings a game of its own in Java: phases, and effects in a workbook. All
 * commands take it, in a process of its own.
 */
@Tag("thorough")
class OwnGameProjectTest {

  private static final String GAME = "stone-heap";

  @TempDir private Path folder;

  private OutsideProject project;

  @BeforeEach
  void compile() throws IOException {
    project = OutsideProject.of(GAME, folder);
  }

  @Test
  void nothingIsFoundInItAndItsScenariosPass() throws Exception {
    assertThat(project.runAlone("check", GAME)).contains("0 errors, 0 warnings");
    assertThat(project.run("test", GAME, "--coverage", "c.json")).contains("7 passed, 0 failed");
    assertThat(project.run("coverage", "report", "c.json"))
        .contains("rules 100 %, branches 100 %, rows 100 %");
    assertThat(project.run("mutate", GAME)).contains("12 noticed, 0 survived");
  }

  @Test
  void itsMatchesArePlayedAndSimulated() throws Exception {
    assertThat(project.run("play", GAME, "--seed", "3"))
        .contains("the heap's stones 12 → 11 (Rockslide, when turn starts)", " won (took the last");
    assertThat(project.run("simulate", GAME, "--games", "50")).contains("failed 0");
  }

  @Test
  void aRecordedAnswerIsAScenario() throws Exception {
    project.run("play", GAME, "--seed", "3", "--log", "match.json");
    project.run("record", "match.json", "--to", "data/stone-heap/scenarios/recorded.yaml");
    project.run("record", "match.json", "--golden", "data/stone-heap/golden/whole.json");
    assertThat(project.run("test", GAME)).contains("9 passed, 0 failed");
  }

  @Test
  void wordsThatSetAMatchUpAreTheNumbersOfItsForm() throws Exception {
    assertThat(project.run("games")).contains("stones (1 to 99)");
    assertThat(project.run("play", GAME, "1", "--seed", "3")).contains("the heap's stones 0 → 1");
    assertThat(project.run("play", GAME, "100"))
        .contains("stones (100) is not right; expected a whole number, 1 to 99.");
    assertThat(project.run("play", GAME, "many"))
        .contains("'many' sets no match up. Write numbers, ");
    assertThat(project.run("play", GAME, "9", "2")).contains("'9 2' sets no match up.");
  }

  @Test
  void itsStoryTellsAnswersAndChanges() throws Exception {
    Files.writeString(
        folder.resolve("fails.yaml"),
        """
        game: stone-heap
        scenarios:
          - name: Fails
            given: {match: {stones: 5}}
            when: [choose: take 2]
            then: {turn: 9}
          - name: Has no such words
            given: {setup: [few]}
            then: {turn: 1}
        """);
    assertThat(project.run("test", "fails.yaml"))
        .contains("Player 1: take 2", "the heap's stones 5 → 3", "'few' sets no match up.")
        .doesNotContain("Answered");
  }

  @Test
  void aRowWhoseIdIsAnotherOwnersIsFoundAtTheId() throws Exception {
    Path file = folder.resolve("decision-tables/stone-heap/effects.drl.xlsx");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      book.getSheet("Effects").getRow(7).getCell(6).setCellValue("player/rockslide");
      book.write(bytes);
    }
    Files.write(file, bytes.toByteArray());
    assertThat(project.run("check", GAME))
        .contains(
            "!Effects!G8: error RS022", "'player/rockslide'", "begins with 'heap/'", "1 error,");
  }

  @Test
  void itsWorkbookIsBegunWithoutRows() throws Exception {
    Files.delete(folder.resolve("decision-tables/stone-heap/effects.drl.xlsx"));
    assertThat(project.run("table", GAME, "new", "effects")).contains("1 sheet without rows");
  }

  @Test
  void numbersAndZonesOfSeveralEntitiesAreCellsOfRows() throws Exception {
    Files.writeString(
        folder.resolve("more.yaml"),
        """
        game: stone-heap
        scenarios:
          - name: Rows
            given:
              setup: ["8"]
              numbers: {player 1: {stones: 2}, player 2: {stones: 3}}
            when:
              - choose: take 1
            then:
              numbers: {player 1: {stones: 3}, player 2: {stones: 3}, heap: {stones: 7}}
              zones: {table: [heap], table of player 2: [player]}
        """);
    assertThat(project.run("table", GAME, "tests", "t.xlsx", "--from", "more.yaml"))
        .contains("1 scenario added");
    assertThat(project.run("test", "t.xlsx")).contains("1 passed, 0 failed");
    Files.writeString(
        folder.resolve("more.yaml"),
        Files.readString(folder.resolve("more.yaml"))
            .replace("heap: {stones: 7}", "heap: {stones: 6}"));
    project.run("table", GAME, "tests", "u.xlsx", "--from", "more.yaml");
    assertThat(project.run("test", "u.xlsx")).containsPattern("expected 6\\s+actual +7");
  }
}
