package dev.runesheet.cli;

import static java.nio.file.StandardOpenOption.APPEND;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.SeatsOfMatchesTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands, of a game for two to four. */
@Tag("thorough")
class SeatsInCommandsTest {

  private static final String GAME = "beans";
  private static final String SCENARIOS = "data/beans/scenarios/rules.yaml";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Path data = folder.resolve("data/beans");
    Files.createDirectories(data.resolve("scenarios"));
    Path policy = Path.of("decision-tables/engine/stacking-policy.drl.xlsx");
    Files.createDirectories(folder.resolve(policy).getParent());
    Files.copy(policy, folder.resolve(policy));
    String head =
        """
        game: beans
        name: Beans
        homes:
          cards: data/beans/cards.yaml
          decks: data/beans/decks.yaml
          stacking policy: decision-tables/engine/stacking-policy.drl.xlsx
        """;
    Files.writeString(data.resolve("game.yaml"), head + SeatsOfMatchesTest.GAME);
    Files.writeString(data.resolve("cards.yaml"), SeatsOfMatchesTest.CARDS);
    Files.writeString(
        data.resolve("decks.yaml"), "decks: {one: {bean: 1}, two: {bean: 2}, six: {bean: 6}}\n");
    Files.writeString(
        folder.resolve(SCENARIOS),
        """
        game: beans
        scenarios:
          - name: Behind the last of three comes the first
            given: {seats: 3, active: player 3}
            when:
              - {choose: pass, player: player 3}
              - {choose: pass, player: player 1}
              - {choose: pass, player: player 2}
            then: {active: player 1}
          - name: Four begin with four coins each
            given:
              seed: 1
              decks: {player 1: one, player 2: two, player 3: six, player 4: one}
            then:
              players:
                player 4: {coins: 4}
          - name: Two play where nobody else is named
            given: {players: {player 2: {coins: 3}}}
            when: [{choose: turn}]
            then: {players: {player 2: {coins: 3}}}
        """);
  }

  private Ran run(String... words) {
    return Ran.in(folder, "", words);
  }

  @Test
  void scenariosOfEachNumberArePlayedAndWrittenInSheets() throws IOException {
    assertThat(run("check", GAME).lastLine()).isEqualTo("0 errors, 0 warnings");
    assertThat(run("test", GAME).lastLine()).isEqualTo("3 passed, 0 failed");
    assertThat(run("table", GAME, "tests", "my.xlsx", "--from", SCENARIOS).lastLine())
        .isEqualTo("my.xlsx: 3 scenarios added");
    assertThat(run("test", "my.xlsx").lastLine()).isEqualTo("3 passed, 0 failed");
    cell("Seats", 2);
    assertThat(run("test", "my.xlsx").out())
        .containsPattern(
            "my.xlsx!Tests![A-Z]+4: error RS022: .* 'player 3', expected one of player 1, player 2")
        .contains("2 passed, 1 failed");
    cell("Seats", 5);
    assertThat(run("test", "my.xlsx").out())
        .containsPattern("my.xlsx!Tests![A-Z]+4: error RS010: .* found 5, expected 2 to 4");
  }

  /** Writes a number of the first scenario, in the column with a heading. */
  private void cell(String heading, int number) throws IOException {
    Path file = folder.resolve("my.xlsx");
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(Files.readAllBytes(file)));
        OutputStream out = Files.newOutputStream(file)) {
      Sheet tests = book.getSheet("Tests");
      for (Cell cell : tests.getRow(2)) {
        if (cell.toString().equals(heading)) {
          Row row = tests.getRow(3);
          row.getCell(cell.getColumnIndex(), Row.MissingCellPolicy.CREATE_NULL_AS_BLANK)
              .setCellValue(number);
        }
      }
      book.write(out);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
                          | one against two, seed 5
          3               | one against two against six, seed 5
          --players 3     | one against two against six, seed 5
          4               | one 1 against two 2 against one 3 against two 4, seed 5
          six two         | six against two, seed 5
          six two one     | six against two against one, seed 5
          3 six two one   | six against two against one, seed 5
          six six two one | six 1 against six 2 against two 3 against one 4, seed 5
          """)
  void wordsSayHowManyPlay(String words, String told) {
    Ran ran = run(("play beans --seed 5 " + (words == null ? "" : words)).strip().split(" "));
    assertThat(ran.code()).isZero();
    assertThat(ran.lines().get(0)).isEqualTo(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          play beans 1                   | A match has 2 to 4 players, not 1.
          play beans 5                   | A match has 2 to 4 players, not 5.
          simulate beans 5               | A match has 2 to 4 players, not 5.
          play beans one                 | A match has 2 to 4 decks, of one, two, six.
          play beans one two six one two | A match has 2 to 4 decks, of one, two, six.
          play beans 3 one two           | A match has 3 decks, of one, two, six.
          play beans one twoo            | 'twoo'
          """)
  void wordsForAnotherNumberAreRefused(String command, String told) {
    Ran ran = run(command.split(" "));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains(told);
  }

  @Test
  void aRecordedMatchOfThreeIsOfThree() throws IOException {
    assertThat(run("play", GAME, "3", "--seed", "2", "--log", "m.json").code()).isZero();
    assertThat(run("record", "m.json", "--answer", "3", "--to", SCENARIOS).code()).isZero();
    assertThat(Files.readString(folder.resolve(SCENARIOS))).contains("player 3 chooses");
    Ran golden = run("record", "m.json", "--golden", "data/beans/golden/three.json");
    assertThat(golden.code()).isZero();
    assertThat(run("test", GAME).lastLine()).isEqualTo("5 passed, 0 failed");
  }

  @Test
  void aSimulationTellsNumbersOfPlayersApart() throws IOException {
    Ran all = run("simulate", GAME, "--games", "20", "--csv", "all.csv");
    assertThat(all.code()).isZero();
    for (String name : List.of("one of 2", "six of 3", "two of 4", "who begins of 2")) {
      assertThat(all.lines()).anyMatch(line -> line.startsWith(name + " "));
    }
    assertThat(all.lines()).noneMatch(line -> line.matches("(one|who begins) +\\d.*"));
    assertThat(all.out()).contains("one – two – six ", "one – two – one – two ");
    assertThat(Files.readString(folder.resolve("all.csv")))
        .contains("first,who begins of 2,", "first,who begins of 3,", "player,one of 4,");
  }

  @Test
  void randomDecksAreDrawnForTheNumberOfPlayersNamed() throws IOException {
    Files.writeString(
        folder.resolve("data/beans/game.yaml"), "deck building: {cards: 3}\n", APPEND);
    Files.writeString(
        folder.resolve("data/beans/decks.yaml"), "decks: {one: {bean: 3}, two: {bean: 3}}\n");
    Ran ran = run("simulate", GAME, "3", "--random-decks", "--games", "3");
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.lines()).anyMatch(line -> line.startsWith("deck 3 "));
    assertThat(ran.lines()).noneMatch(line -> line.startsWith("deck 4 "));
    Ran named = run("simulate", GAME, "one", "two", "--random-decks");
    assertThat(named.code()).isEqualTo(2);
    assertThat(named.err()).contains("Random decks are drawn");
  }

  /** Who plays with whom is told, and the rates of all. */
  @Test
  void playersWhoPlayTogetherAreTold() throws IOException {
    String together =
        SeatsOfMatchesTest.GAME
            .replace("{do: eliminate, target: self}", "{do: lose-together}")
            .replace("actions: [plant,", "actions: [win, plant,")
            .replace("  plant: {", "  win: {then: [{do: win-together}]}\n  plant: {");
    Path file = folder.resolve("data/beans/game.yaml");
    Files.writeString(file, Files.readString(file).replace(SeatsOfMatchesTest.GAME, together));
    assertThat(run("play", GAME, "3", "--seed", "5").lines().get(0))
        .isEqualTo("one, two and six together, seed 5");
    Ran ran = run("simulate", GAME, "3", "--games", "30");
    assertThat(ran.lines()).anyMatch(line -> line.startsWith("all players     30 "));
    assertThat(ran.out()).contains("all players won ", ", all lost ").doesNotContain("who begins");
  }

  @ParameterizedTest
  @CsvSource({"2, 3", "3, 1", "4, 6"})
  void aSimulationOfOneNumberGoesThroughItsPairings(int players, int pairings) {
    Ran ran = run("simulate", GAME, "" + players, "--games", "" + 2 * pairings);
    assertThat(ran.code()).isZero();
    assertThat(ran.lines()).anyMatch(line -> line.startsWith("who begins "));
    assertThat(ran.out()).doesNotContain("who begins of");
    Pattern match =
        Pattern.compile("^\\w+( – \\w+){" + (players - 1) + "} +2 .*", Pattern.MULTILINE);
    long rows = match.matcher(ran.out()).results().count();
    assertThat(rows).isEqualTo(pairings == 1 ? 0 : pairings);
  }
}
