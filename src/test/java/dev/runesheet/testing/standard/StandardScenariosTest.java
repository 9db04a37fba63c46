package dev.runesheet.testing.standard;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.OutsideProject;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.suite.ScenarioSuite;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scenarios of a game in Java that brings no words of its own for them. */
class StandardScenariosTest {

  private static final String GAME = "stone-heap";

  @TempDir private static Path folder;

  private static URLClassLoader own;
  private static RuleBook book;
  private ClassLoader before;

  @BeforeAll
  static void build() throws IOException {
    own = OutsideProject.of(GAME, folder).loader();
    ClassLoader usual = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(own);
    try {
      book = Packs.build(GAME, new DirectoryFiles(folder), new Diagnostics());
    } finally {
      Thread.currentThread().setContextClassLoader(usual);
    }
  }

  @AfterAll
  static void close() throws IOException {
    own.close();
  }

  @BeforeEach
  void enter() {
    before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(own);
  }

  @AfterEach
  void leave() {
    Thread.currentThread().setContextClassLoader(before);
  }

  private static ScenarioResult run(String scenario) {
    return new ScenarioSuite(game -> book, any -> true)
        .run("own.yaml", "game: " + GAME + "\nscenarios:\n- {name: one, " + scenario + "}")
        .scenarios()
        .get(0);
  }

  private static List<String> found(String scenario) {
    return run(scenario).findings().stream().map(Diagnostic::message).toList();
  }

  private static void passes(String scenario) {
    ScenarioResult result = run(scenario);
    assertThat(result.lines()).allMatch(line -> !line.contains("expected"));
    assertThat(result.passed()).isTrue();
  }

  @Test
  void everyGameInJavaHasThemAndAnOwnKitTakesTheirPlace() {
    assertThat(ScenarioKits.find(GAME)).containsInstanceOf(StandardScenarios.class);
    for (String game : Set.of("queens-blood", "valeria", "werewolf", "ember-vale")) {
      assertThat(ScenarioKits.find(game).orElseThrow()).isNotInstanceOf(StandardScenarios.class);
    }
  }

  @Test
  void aMatchIsSetUpByTheWordsOfTheCommandLineOrTheSetUpItself() {
    passes("given: {setup: ['5'], first: player 2}, then: {numbers: {heap: {stones: 5}}}");
    passes("given: {match: {stones: 6}}, then: {numbers: {heap 1: {stones: 6}}}");
    assertThat(found("given: {setup: ['5'], match: {}}, then: {turn: 1}"))
        .anyMatch(one -> one.contains("'setup' besides 'match'"));
    assertThat(found("given: {match: {stoens: 5}}, then: {turn: 1}"))
        .anyMatch(one -> one.contains("Did you mean 'stones'?"));
    assertThat(found("given: {setup: [many]}, then: {turn: 1}"))
        .anyMatch(one -> one.contains("'many' sets no match up. Write"));
  }

  @Test
  void numbersZonesTurnsStateAndOptionsAreCompared() {
    String given = "given: {match: {stones: 9}}, when: [{choose: take 2, player: player 1}]";
    passes(
        given
            + ", then: {numbers: {player 1: {stones: 2}}, zones: {table: [heap], hand: []},"
            + " active: player 2, turn: 2, phase: take, state: {most: 2},"
            + " can choose: [take 1], options: [take 1, take 2, take 3]}");
    assertThat(run(given + ", then: {numbers: {player 1: {stones: 3}}}").lines().get(0))
        .endsWith("expected 3, actual 2");
  }

  @Test
  void effectsAnswerNumbersThatAreGiven() {
    passes(
        "given: {match: {stones: 9}, numbers: {player 1: {stones: 5}}},"
            + " when: [choose: take 1], then: {numbers: {player 1: {stones: 5}}}");
    assertThat(found("given: {numbers: {heap: {stoens: 5}}}, then: {turn: 1}"))
        .anyMatch(one -> one.contains("did you mean 'stones'?"));
    assertThat(found("given: {numbers: {heep: {stones: 5}}}, then: {turn: 1}"))
        .anyMatch(one -> one.contains("did you mean 'heap'?"));
  }

  @Test
  void namesThatTheMatchDoesNotKnowAreFoundAtTheirPlaces() {
    List<String> found =
        found(
            "then: {numbers: {heep: {stones: 1}, heap: {stoens: 1}}, zones: {tabel: []},"
                + " state: {mots: 1}, can choose: [tak 1], cannot choose: [take one]}");
    assertThat(found)
        .hasSize(6)
        .anyMatch(one -> one.contains("/numbers/heep") && one.contains("did you mean 'heap'?"))
        .anyMatch(one -> one.contains("/heap/stoens") && one.contains("did you mean 'stones'?"))
        .anyMatch(one -> one.contains("/zones/tabel") && one.contains("did you mean 'table'?"))
        .anyMatch(one -> one.contains("/state/mots") && one.contains("did you mean 'most'?"))
        .anyMatch(one -> one.contains("/can choose/0") && one.contains("did you mean 'take 1'?"))
        .anyMatch(one -> one.contains("/cannot choose/0"));
  }

  @Test
  void aRefusalIsTheGamesOwnAndAMisspeltAnswerIsNone() {
    passes(
        "given: {match: {stones: 2}}, when: [choose: take 3],"
            + " then: {error: illegal, because: 'of 2'}");
    assertThat(found("when: [choose: tak 1], then: {error: illegal}"))
        .anyMatch(one -> one.contains("did you mean 'take 1'?"));
    assertThat(found("when: [{choose: take 1, player: player 3}], then: {error: illegal}"))
        .anyMatch(one -> one.contains("'player 3' is not one of player 1, player 2"));
  }

  @Test
  void theScenariosOfTheProjectFitTheSchema() throws IOException {
    Diagnostics found = new Diagnostics();
    Path file = folder.resolve("data/stone-heap/scenarios/heap.yaml");
    JsonValue written =
        JsonDocument.parseYaml("heap.yaml", Files.readString(file), found).orElseThrow().root();
    assertThat(
            SchemaCheck.of(List.of(ScenarioKits.find(GAME).orElseThrow().schema()))
                .violations("scenario-" + GAME, written.node()))
        .isEmpty();
  }
}
