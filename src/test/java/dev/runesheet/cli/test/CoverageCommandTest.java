package dev.runesheet.cli.test;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageCommandTest {

  private static final String HERO = "data/math-battle/heroes/fire_mage.json";

  private static final String FIREBALL =
      "game: math-battle\nscenarios:\n"
          + "  - {name: a, given: {heroes: [fire-mage, fighter]}, when: [{choose: Fireball}],"
          + " then: {}}\n";

  @TempDir Path folder;

  @Test
  void aTestRunIsReportedFileByFile() throws IOException {
    record("a.json");
    Ran ran = report(path("a.json"));
    assertThat(ran.code()).isZero();
    assertThat(ran.lines())
        .contains(
            "  data/math-battle/heroes/fire_mage.json              2 of 7    1 of 6"
                + "              1 of 6",
            "  decision-tables/math-battle/global-rules.drl.xlsx!Global rules!B10: row \"Stun\""
                + " never fired; stun of self > 0 never held");
    assertThat(ran.lastLine())
        .isEqualTo("rules 23 %, branches 41.6 %, rows 33.3 %, conditions 41.6 %");
  }

  /** Roles that scenarios bring are compiled beside the game's, once more for each file. */
  @Test
  void rulesThatScenariosBringDoNotCountAndRestrictionsDo() throws IOException {
    String first =
        """
        game: werewolf
        scenarios:
          - name: An archer waits
            given:
              players: {A: Archer}
              citizens: [B, C]
            when:
              - {in: N1, player: A, on: B, refused: Temporal}
              - {in: N2, player: A, on: B}
              - {phase: D2}
            then:
              dead: [B]
        """;
    String second =
        """
        game: werewolf
        scenarios:
          - name: A role of its own
            given:
              roles: |
                Striker |
                End Night: Attack @Selection
              players: {A: Striker}
              citizens: [B]
            when:
              - {in: N1, player: A, on: B}
              - {phase: D1}
            then:
              dead: [B]
        """;
    Files.writeString(folder.resolve("first.yaml"), first);
    Files.writeString(folder.resolve("second.yaml"), second);
    Ran ran =
        Ran.run("test", path("first.yaml"), path("second.yaml"), "--coverage", path("w.json"));
    assertThat(ran.code()).as(ran.err()).isZero();
    Ran told = report(path("w.json"), "--owners");
    assertThat(told.lines())
        .contains("  archer: 1 of 1 ran; never refused: restriction Quantity: 2 of archer/1")
        .contains("  sentinel: 0 of 1 ran; never ran: sentinel/1")
        .filteredOn(line -> line.contains(" never ") && line.contains(".txt:"))
        .doesNotHaveDuplicates();
    assertThat(told.out()).doesNotContain("given-").doesNotContain("striker");
  }

  @Test
  void anEffectThatCardsShareIsToldByItself() throws IOException {
    String one =
        """
        game: queens-blood
        scenarios:
          - name: one card
            given: {hands: {Y: ["003"]}, tiles: {"0,0": Y2, "0,2": {t: E1, card: "014", pd: 3}}}
            when: [{do: play, side: Y, card: "003", lane: 0, col: 0}]
            then: {tiles: {"0,2": {power: 2}}}
        """;
    Files.writeString(folder.resolve("one.yaml"), one);
    Ran ran = Ran.run("test", path("one.yaml"), "--coverage", path("q.json"));
    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(report(path("q.json"), "--owners").lines())
        .contains("  aur_op_enemies_-4: 1 of 1 ran")
        .contains("  aur_od_all_-3: 0 of 1 ran; never ran: aur_od_all_-3");
  }

  @Test
  void aThresholdThatIsNotReachedFails() throws IOException {
    record("a.json");
    assertThat(report(path("a.json"), "--threshold", "rules=20").code()).isZero();
    Ran ran = report(path("a.json"), "--threshold", "math-battle:rows=33.4");
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("RS143").contains("33.3 % of the rows");
  }

  /** The project's own file asks something of each shipped game. */
  @Test
  void gamesThatTheCoverageIsNotAboutHaveNoThresholds() throws IOException {
    record("a.json");
    Ran ran = Ran.run("coverage", "report", path("a.json"), "--no-gaps");
    assertThat(ran.err())
        .contains("queens-blood is not in this coverage; its thresholds are left out")
        .contains("expected at least 100 % of math-battle")
        .doesNotContain("RS022");
    Ran named =
        Ran.run("coverage", "report", path("a.json"), "--no-gaps", "--config", "coverage.yaml");
    assertThat(named.err()).contains("RS022").contains("'queens-blood'");
  }

  @Test
  void aWrongThresholdIsWrongUsage() throws IOException {
    record("a.json");
    Ran ran = report(path("a.json"), "--threshold", "rulz=20");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("one of rules, branches, rows, conditions");
    for (String wrong : List.of("rules=101", "rules=-1", "rows=1000")) {
      Ran beyond = report(path("a.json"), "--threshold", wrong);
      assertThat(beyond.code()).isEqualTo(2);
      assertThat(beyond.err()).contains("(" + wrong + ")", "and a percentage from 0 to 100.");
    }
  }

  @Test
  void aWrongThresholdIsToldAlone() throws IOException {
    record("a.json");
    Ran ran = Ran.run("coverage", "report", path("a.json"), "--threshold", "rulz=20");
    assertThat(ran.err()).startsWith("error: --threshold (rulz=20)");
  }

  @Test
  void coverageOfNoGameFailsWhateverIsRequired() throws IOException {
    Files.writeString(
        folder.resolve("empty.json"),
        "{\"format\": \"runesheet coverage\", \"version\": 1, \"subjects\": []}");
    Ran ran = Ran.run("coverage", "report", path("empty.json"));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("empty.json: error RS009", "coverage of a game or project");
  }

  @Test
  void aThresholdThatCannotFailIsAWarning() throws IOException {
    record("a.json");
    Files.writeString(folder.resolve("t.yaml"), "thresholds:\n  - {of: math-battle}\n");
    assertThat(Ran.run("coverage", "report", path("a.json"), "--config", path("t.yaml")).err())
        .contains("t.yaml:2:5", "warning RS085", "a percentage of rules, branches");
    Ran none = report(path("a.json"), "--threshold", HERO + ":rows=100");
    assertThat(none.code()).isZero();
    assertThat(none.err()).contains("warning RS085", "found no rows, expected rows of " + HERO);
  }

  @Test
  void filesOfSeveralRunsMerge() throws IOException {
    record("runs/a.json");
    Ran simulated =
        Ran.run("simulate", "math-battle", "--games", "4", "--coverage", path("runs/b.json"));
    assertThat(simulated.code()).isZero();
    Ran merged = Ran.run("coverage", "merge", path("runs"), "--out", path("sum.json"));
    assertThat(merged.code()).isZero();
    assertThat(fired("sum.json")).isEqualTo(fired("runs/a.json") + fired("runs/b.json"));
  }

  @Test
  void threadsOfASimulationDoNotMatter() {
    simulate("one.json", "1");
    simulate("two.json", "2");
    assertThat(folder.resolve("one.json")).hasSameTextualContentAs(folder.resolve("two.json"));
  }

  private void simulate(String name, String threads) {
    Ran.run(
        "simulate", "queens-blood", "--games", "6", "--threads", threads, "--coverage", path(name));
  }

  @Test
  void aReplayRecordsThePacksOwnRules() throws IOException {
    Path records = Path.of("src/test/resources/math-battle/matches.jsonl.gz");
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(records)), StandardCharsets.UTF_8))) {
      Files.write(folder.resolve("few.jsonl"), lines.lines().limit(3).toList());
    }
    Ran ran = Ran.run("replay", "math-battle", path("few.jsonl"), "--coverage", path("r.json"));
    assertThat(ran.err()).contains("Wrote ");
    Ran report = report(path("r.json"), "--no-gaps");
    assertThat(report.out())
        .contains("data/math-battle/heroes/fighter.json")
        .doesNotContain("rules.recorded");
  }

  @Test
  void damagedFilesAreAllNamed() throws IOException {
    record("a.json");
    String text = Files.readString(folder.resolve("a.json"));
    Files.writeString(folder.resolve("cut.json"), text.substring(0, text.length() / 2));
    Files.writeString(folder.resolve("old.json"), text.replace("\"version\": 1", "\"version\": 0"));
    Ran ran = report(path("cut.json"), path("old.json"), path("a.json"));
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("cut.json:").contains("old.json:3:14").contains("RS141");
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void lessThanABaselineFails() throws IOException {
    record("a.json");
    report(path("a.json"), "--write-baseline", path("base.json"));
    Ran same = report(path("a.json"), "--baseline", path("base.json"));
    assertThat(same.code()).isZero();
    record(
        "b.json",
        FIREBALL.replace("fire-mage, fighter", "fighter, fighter").replace("Fireball", "0"));
    Ran less = report(path("b.json"), "--baseline", path("base.json"));
    assertThat(less.code()).isEqualTo(1);
    assertThat(less.err()).contains("RS144").contains("\"Burning\" does not fire");
  }

  /** A report without the project's own thresholds. */
  private Ran report(String... arguments) throws IOException {
    Files.writeString(folder.resolve("none.yaml"), "thresholds: []\n");
    List<String> all =
        new ArrayList<>(List.of("coverage", "report", "--config", path("none.yaml")));
    all.addAll(List.of(arguments));
    return Ran.run(all.toArray(String[]::new));
  }

  private void record(String name) throws IOException {
    record(name, FIREBALL);
  }

  private void record(String name, String scenarios) throws IOException {
    Path file = folder.resolve("scenario.yaml");
    Files.writeString(file, scenarios);
    Files.createDirectories(folder.resolve(name).getParent());
    assertThat(Ran.run("test", file.toString(), "--coverage", path(name)).code()).isZero();
  }

  private long fired(String name) throws IOException {
    long fired = 0;
    JsonNode file = new ObjectMapper().readTree(folder.resolve(name).toFile());
    for (JsonNode rule : file.at("/subjects/0/rules")) {
      fired += rule.path("fired").asLong();
    }
    return fired;
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }
}
