package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.valeria.authoring.ValeriaPack;
import dev.runesheet.game.valeria.authoring.recorded.RecordedMatches;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.RecordedGames.Replayed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Games that another engine recorded: prompts, options, states and scores. */
class RecordedMatchesTest {

  private static final PackFiles FILES = new DirectoryFiles(Path.of(""));

  private static RecordedMatches replayer;

  @BeforeAll
  static void build() {
    Diagnostics findings = new Diagnostics();
    replayer =
        new RecordedMatches(FILES, PackBuilder.build(new ValeriaPack(), FILES, findings).content());
    assertThat(findings.hasErrors()).isFalse();
  }

  private static List<String> lines(String name) throws IOException {
    var stream = RecordedMatchesTest.class.getResourceAsStream("/valeria/" + name + ".jsonl.gz");
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(stream), StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }

  private static List<Replayed> replay(List<String> lines) {
    Diagnostics findings = new Diagnostics();
    List<Replayed> replayed = replayer.replay("games.jsonl", 1, lines, findings);
    assertThat(findings.all()).isEmpty();
    return replayed;
  }

  /** The lines of the first game of the base game. */
  private static List<String> first() throws IOException {
    List<String> game = new ArrayList<>();
    for (String line : lines("games-base")) {
      if (!game.isEmpty() && replayer.begins(line)) {
        break;
      }
      game.add(line);
    }
    return game;
  }

  /** The lines of the first game in which players sail. */
  private static List<String> sailing() throws IOException {
    List<String> lines = lines("games-expansions");
    List<String> game = new ArrayList<>();
    for (String line : lines) {
      if (replayer.begins(line)) {
        if (!game.isEmpty()) {
          break;
        }
        if (!line.contains("crimsonseas")) {
          continue;
        }
      } else if (game.isEmpty()) {
        continue;
      }
      game.add(line);
    }
    return game;
  }

  @Test
  void everyGameOfTheBaseGameIsPlayedIdentically() throws IOException {
    assertThat(replay(lines("games-base")))
        .hasSize(26)
        .allSatisfy(game -> assertThat(game.differences()).as(game.id()).isEmpty());
  }

  @Test
  void everyGameOfTheExpansionsIsPlayedIdentically() throws IOException {
    assertThat(replay(lines("games-expansions")))
        .hasSize(68)
        .allSatisfy(game -> assertThat(game.differences()).as(game.id()).isEmpty());
  }

  @Test
  void anotherStateIsSeenAtItsStep() throws IOException {
    List<String> game = new ArrayList<>(first());
    game.set(6, game.get(6).replaceFirst("\"res\":\\[\\[3,", "\"res\":[[4,"));

    assertThat(replay(game).get(0).differences()).contains("/step 5/res/0/0: recorded 4, played 3");
  }

  @Test
  void aRollThatADieCannotShowIsToldAtItsStep() throws IOException {
    List<String> game = new ArrayList<>(first());
    game.set(2, game.get(2).replaceFirst("\\[\"roll\",3,4\\]", "[\"roll\",7,4]"));

    assertThat(replay(game).get(0).differences())
        .singleElement()
        .asString()
        .startsWith("/step 1/chance: Chance outcome ")
        .contains(" is 7, expected 1 to 6.");
  }

  @Test
  void anOptionThatIsNotOfferedIsNamed() throws IOException {
    List<String> game = new ArrayList<>(first());
    game.set(6, game.get(6).replaceFirst("\"take gold\"", "\"take silver\""));

    assertThat(replay(game).get(0).differences())
        .containsExactly("/step 5/opts: not offered [take silver], offered besides [take gold]");
  }

  @Test
  void aSlotOfTheHarbourThatHoldsSomethingElseIsSeen() throws IOException {
    List<String> game = new ArrayList<>(sailing());
    game.set(0, game.get(0).replaceFirst("\"goods\":\\[\"artifacts\"", "\"goods\":[\"silk\""));

    assertThat(replay(game).get(0).differences())
        .singleElement()
        .asString()
        .contains("deal/reserves/goods/", "(silk) is not known");
  }

  @Test
  void scoresOfTomesGoodsAndNoblesAreCompared() throws IOException {
    List<String> game = new ArrayList<>(sailing());
    int end = game.size() - 1;
    game.set(end, game.get(end).replaceFirst("\"goods_vp\":6", "\"goods_vp\":7"));

    assertThat(replay(game).get(0).differences())
        .containsExactly("/end/scores/0/goods_vp: recorded 7, played 6");
  }

  /** The end of the first game, as the recording engine wrote it in full. */
  private static List<String> endOfFirst(String edited, String as) throws IOException {
    List<String> game = new ArrayList<>(first());
    String full =
        game.get(game.size() - 1)
            .replaceFirst(
                "\"scores\":",
                "\"result\":{\"kind\":\"win\",\"winner_player_ids\":[\"p1\"]},\"scores\":")
            .replaceFirst(
                "\"player_id\":\"p1\",",
                "\"player_id\":\"p1\",\"duke\":3,\"lines\":[[\"Gold\",2],[\"Roles\",30]],");
    assertThat(full).contains(edited);
    game.set(game.size() - 1, full.replace(edited, as));
    return replay(game).get(0).differences();
  }

  @Test
  void dukesLinesTurnsAndWinnersAreCompared() throws IOException {
    assertThat(endOfFirst("\"win\"", "\"win\"")).isEmpty();
    assertThat(endOfFirst("\"duke\":3", "\"duke\":4"))
        .containsExactly("/end/scores/0/duke: recorded 4, played 3");
    assertThat(endOfFirst("[\"Gold\",2]", "[\"Gold\",3]"))
        .containsExactly("/end/scores/0/lines: recorded 33, played 32");
    assertThat(endOfFirst("\"turns\":39", "\"turns\":38"))
        .containsExactly("/end/turns: recorded 38, played 39");
    assertThat(endOfFirst("[\"p1\"]", "[\"p2\"]"))
        .containsExactly("/end/result/winner_player_ids/0: recorded \"p2\", played \"p1\"");
    assertThat(endOfFirst("\"win\"", "\"tiebreak\""))
        .containsExactly("/end/result/kind: recorded \"tiebreak\", played \"win\"");
  }

  @Test
  void anAnswerThatIsNoneOfItsOptionsIsAFinding() throws IOException {
    List<String> game = new ArrayList<>(first());
    game.set(6, game.get(6).replaceFirst("\"pick\":[0-9]+", "\"pick\":999"));
    Diagnostics findings = new Diagnostics();
    replayer.replay("games.jsonl", 1, game, findings);
    assertThat(findings.all().get(0).message()).startsWith("games.jsonl:7").contains("RS062");
  }

  @Test
  void aRecordThatCannotBeComparedDiffersAndTheNextIsPlayed() throws IOException {
    List<String> games = new ArrayList<>(first());
    int end = games.size() - 1;
    games.set(end, games.get(end).replaceFirst("\"scores\":\\[", "\"scores\":[[],"));
    games.addAll(first());

    List<Replayed> replayed = replay(games);
    assertThat(replayed).hasSize(2);
    assertThat(replayed.get(0).differences().get(0)).startsWith("it breaks off");
    assertThat(replayed.get(1).identical()).isTrue();
  }

  @Test
  void aLineThatIsNoRecordIsAFinding() throws IOException {
    Diagnostics findings = new Diagnostics();
    List<String> lines = new ArrayList<>(first());
    lines.add("{\"t\":\"setup\",\"seats\":3}");

    assertThat(replayer.replay("games.jsonl", 1, lines, findings)).hasSize(1);
    assertThat(findings.all())
        .singleElement()
        .satisfies(finding -> assertThat(finding.message()).contains("RS062"));
  }
}
