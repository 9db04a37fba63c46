package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import dev.runesheet.spi.Chance;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recorded games are played again; whatever is wrong with a file is told in plain lines. */
class ReplayCommandTest {

  private static final String RECORD =
      """
      {"id":"one","group":"edge","mode":{"attributes":["health"],"max_turns":1},\
      "heroes":[HERO,HERO],"first":0,"choices":[0],"rolls":[],"log":[\
      {"turn":0,"active":0,"after":"game_start","attrs":[[5],[5]],"passed":false},\
      {"turn":1,"active":0,"after":"turn_start","attrs":[[5],[5]],"passed":false},\
      {"turn":1,"active":0,"after":"action_start","attrs":[[5],[5]],"passed":false},\
      {"turn":1,"active":0,"after":"ability","attrs":[[5],[4]],"passed":false},\
      {"turn":1,"active":0,"after":"turn_end","attrs":[[5],[4]],"passed":false}],\
      "winner":null,"turns":1,"dropped":0}
      """
          .replace(
              "HERO",
              """
              {"attributes":{"health":5},"abilities":[{"program":[\
              {"op":"DAMAGE","target":"OPPONENT","amount":{"kind":"CONST","value":1}}]}]}\
              """);

  private static final String WRONG = RECORD.replace("[4]", "[3]");

  @TempDir private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static Ran replay(Path file) {
    return Ran.run("replay", Ran.GAME, file.toString());
  }

  /** Files of several threads are those of one. */
  @ParameterizedTest
  @ValueSource(strings = {Ran.GAME, "ember-vale"})
  void matchesOfASimulationAreReplayedAndDifferWhereTheyWereChanged(String game)
      throws IOException {
    Path file = folder.resolve("matches.jsonl");
    Path other = folder.resolve("others.jsonl");
    simulate(game, "1", file);
    simulate(game, "2", other);
    assertThat(file).hasSameTextualContentAs(other);
    assertThat(Ran.run("replay", game, file.toString()).out())
        .isEqualTo("replayed 3 games: 3 identical, 0 differ\n");

    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.set(1, lines.get(1).replaceFirst("\"turn\":1", "\"turn\":7"));
    lines.set(2, "{}");
    Ran ran = Ran.run("replay", game, Files.write(file, lines).toString());
    assertThat(ran.out())
        .startsWith("Match 1 of " + game + " (seed 2) differs\n  " + file + ":2 #/s")
        .contains("/turn: expected 7, actual 1\n")
        .endsWith("replayed 3 games: 1 identical, 2 differ\n");
    assertThat(ran.err()).contains("matches.jsonl:3:1", "expected a golden game of " + game);
  }

  private static void simulate(String game, String threads, Path file) {
    assertThat(
            Ran.run(
                    "simulate",
                    game,
                    "--games",
                    "3",
                    "--threads",
                    threads,
                    "--record",
                    file.toString())
                .code())
        .isZero();
  }

  @Test
  void recordsOfPartsOfASimulationAreRefused() {
    String file = folder.resolve("kept.json").toString();
    Ran ran = Ran.run("simulate", Ran.GAME, "--resume", file, "--record", file + "l");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--record does not go with --resume");
  }

  @Test
  void missingFileIsWrongUsage() {
    Ran ran = replay(folder.resolve("nowhere.jsonl"));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("There is no file").hasLineCount(1);
    Ran directory = replay(folder);
    assertThat(directory.code()).isEqualTo(2);
    assertThat(directory.err()).contains("is a folder; name a file.").hasLineCount(1);
    Ran pipe = Ran.run("replay", Ran.GAME, "-");
    assertThat(pipe.code()).isEqualTo(2);
    assertThat(pipe.err()).contains("'-' is a pipe or a device").hasLineCount(1);
  }

  /** Or a run that compares nothing would count as one without a difference. */
  @Test
  void aFileWithoutGamesIsWrongUsage() throws IOException {
    Ran ran = replay(file("empty.jsonl", "\n"));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("There is no recorded game in").hasLineCount(1);
  }

  @Test
  void aLogOfOneMatchIsWrongUsageAndNotAnErrorOnEachLine() throws IOException {
    Ran ran = replay(file("m.json", "{\n  \"game\": \"math-battle\",\n  \"seed\": 3\n}\n"));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("is one match", "'why'").hasLineCount(1);
  }

  @Test
  void identicalGamesAreCounted() throws IOException {
    Ran ran = replay(file("a.jsonl", RECORD.repeat(90)));
    assertThat(ran.code()).isZero();
    assertThat(ran.out().strip()).isEqualTo("replayed 90 games: 90 identical, 0 differ");
  }

  @Test
  void whatIsWrongWithinARecordIsToldAtItsLineOfTheFile() throws IOException {
    Path file = folder.resolve("matches.jsonl");
    simulate(Ran.GAME, "1", file);
    List<String> lines = new ArrayList<>(Files.readAllLines(file));
    lines.set(1, lines.get(1).replaceFirst("\"setup\": \\{[^}]*}", "\"setup\": null"));
    lines.set(2, lines.get(2).replaceFirst("\"start\"", "\"strat\""));
    Ran ran = Ran.run("replay", Ran.GAME, Files.write(file, lines).toString());
    assertThat(ran.out())
        .containsPattern("  \\S*matches\\.jsonl:2:\\d+ #/setup: error RS061")
        .containsPattern("  \\S*matches\\.jsonl:3:\\d+ #/strat: error RS007");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"golden\": 2,", "hello", "[]", "{}"})
  void aDamagedFirstLineDiffersAloneAndTheOthersAreIdentical(String damaged) throws IOException {
    Path file = folder.resolve("matches.jsonl");
    simulate(Ran.GAME, "1", file);
    String whole = Files.readString(file);
    Ran ran = Ran.run("replay", Ran.GAME, file("damaged.jsonl", damaged + "\n" + whole).toString());
    assertThat(ran.err()).contains("damaged.jsonl:1:").doesNotContain("damaged.jsonl:2:");
    assertThat(ran.lastLine()).isEqualTo("replayed 4 games: 3 identical, 1 differ");
  }

  @Test
  void anErrorOfALineIsNoSuccessThoughItsGameIsIdentical() throws IOException {
    Path log = folder.resolve("match.jsonl");
    simulate("math-battle", "1", log);
    String line = Files.readAllLines(log).get(0);
    String twice = line.replaceFirst("\\{", "{\"seed\": 1, ");
    Ran ran = Ran.run("replay", "math-battle", file("twice.jsonl", twice + "\n").toString());
    assertThat(ran.err()).contains("RS002");
    assertThat(ran.code()).isEqualTo(1);
  }

  @Test
  void compressedOnesToo() throws IOException {
    Path file = folder.resolve("a.jsonl.gz");
    try (OutputStream stream = new GZIPOutputStream(Files.newOutputStream(file))) {
      stream.write(RECORD.getBytes(StandardCharsets.UTF_8));
    }
    assertThat(replay(file).lastLine()).isEqualTo("replayed 1 game: 1 identical, 0 differ");
  }

  @Test
  void theFirstDifferencesAreShown() throws IOException {
    Ran ran = replay(file("a.jsonl", RECORD + WRONG + RECORD));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("one differs", "  /log/3/attrs/1/0: recorded 3, played 4");
    assertThat(ran.lastLine()).isEqualTo("replayed 3 games: 2 identical, 1 differ");
  }

  @Test
  void whatIsNoRecordIsLocatedAndDiffers() throws IOException {
    Ran ran = replay(file("a.jsonl", "hello\n\n{\"id\":3}\n"));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("a.jsonl:1:1", "RS002", "a.jsonl:3:");
    assertThat(ran.lastLine()).isEqualTo("replayed 2 games: 0 identical, 2 differ");
  }

  @Test
  void aHeroThatThereIsNotIsToldAtTheLineOfItsRecord() throws IOException {
    int heroes = RECORD.indexOf("\"heroes\":[") + "\"heroes\":[".length();
    String unknown =
        RECORD.substring(0, heroes)
            + "\"fihter.json\",\"fighter.json\""
            + RECORD.substring(RECORD.indexOf("],\"first\""));
    Ran ran = replay(file("a.jsonl", RECORD + unknown));
    assertThat(ran.err())
        .contains("a.jsonl:2:", "#/heroes/0", "RS001", "found heroes/fihter.json")
        .contains("expected a file beside a.jsonl");
  }

  @Test
  void whatIsNotCompressedIsToldInOneLine() throws IOException {
    Ran ran = replay(file("a.jsonl.gz", "hello"));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("a.jsonl.gz' cannot be read", "it is not compressed");
    assertThat(ran.err()).hasLineCount(2);
  }

  @Test
  void whatCanBeReadOfABrokenFileIsReplayed() throws IOException {
    Path whole = folder.resolve("whole.jsonl.gz");
    try (OutputStream stream = new GZIPOutputStream(Files.newOutputStream(whole))) {
      for (int i = 0; i < 3; i++) {
        stream.write((i + "\n").getBytes(StandardCharsets.UTF_8));
      }
      stream.write(noise(200_000).getBytes(StandardCharsets.UTF_8));
    }
    byte[] bytes = Files.readAllBytes(whole);
    Path half = folder.resolve("half.jsonl.gz");
    Files.write(half, Arrays.copyOf(bytes, bytes.length / 2));
    Ran ran = replay(half);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("cannot be read in line 4: it ends in the middle");
    assertThat(ran.lastLine()).isEqualTo("replayed 3 games: 0 identical, 3 differ");
  }

  /** Or a small file that unpacks to blank lines without an end would be read for hours. */
  @Test
  void blankLinesEndSomewhere() throws IOException {
    Path file = folder.resolve("blank.jsonl.gz");
    try (OutputStream stream = new GZIPOutputStream(Files.newOutputStream(file))) {
      stream.write(RECORD.getBytes(StandardCharsets.UTF_8));
      stream.write(" \n".repeat(RecordLines.LONGEST_LINE / 2 + 1).getBytes(StandardCharsets.UTF_8));
      stream.write(RECORD.getBytes(StandardCharsets.UTF_8));
    }
    Ran ran = replay(file);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("cannot be read in line", "its blank lines have more than 16,777,216 char");
    assertThat(ran.lastLine()).isEqualTo("replayed 1 game: 1 identical, 0 differ");
  }

  private static String noise(int length) {
    StringBuilder text = new StringBuilder();
    Chance chance = Chance.seeded(1);
    while (text.length() < length) {
      text.append((char) ('a' + chance.roll(26) - 1));
    }
    return text.toString();
  }

  @Test
  void printsJson() throws IOException {
    Path file = file("a.jsonl", WRONG + "hello\n");
    Ran ran = Ran.run("replay", Ran.GAME, file.toString(), "--json");
    JsonNode json = new ObjectMapper().readTree(ran.out());
    assertThat(ran.code()).isEqualTo(1);
    assertThat(json.path("differ").asInt()).isEqualTo(2);
    assertThat(json.path("differing").get(0).path("id").asText()).isEqualTo("one");
    assertThat(json.path("errors").get(0).path("line").asText()).isEqualTo("2:1");
  }
}
