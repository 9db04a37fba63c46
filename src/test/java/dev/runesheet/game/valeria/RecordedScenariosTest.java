package dev.runesheet.game.valeria;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.ShippedBooks;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKit;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRun;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.testing.recording.ScenarioRecorder;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers of whole matches become scenarios, whatever the players are called. */
class RecordedScenariosTest {

  private static final RuleBook BOOK = ShippedBooks.of("valeria");
  private static final ScenarioKit KIT = ScenarioKits.find(Valeria.ID).orElseThrow();
  private static final int PLAYED = 100;
  private static final int EACH = 11;

  /** Rolls and actions are positions; questions in between take the moves since the last one. */
  @ParameterizedTest
  @ValueSource(strings = {"base", "crimson-seas"})
  void anyAnswerCanBeSaid(String preset) {
    JsonNode setup = ValeriaSetup.json(preset, List.of("Zoe", "Yan", "Xia"), 1);
    SplittableRandom random = new SplittableRandom(6);
    List<JsonNode> recorded = new ArrayList<>();
    try (Match match = BOOK.newMatch(setup, 6)) {
      for (int i = 0; i < PLAYED; i++) {
        List<Decision> open = match.pendingDecisions();
        Decision decision = open.get(random.nextInt(open.size()));
        Option option = decision.options().get(random.nextInt(decision.options().size()));
        if (i % EACH == 0) {
          Optional<ObjectNode> scenario =
              new ScenarioRecorder(KIT, BOOK).record(match, decision, option, "answer " + i);
          assertThat(scenario).as("%s of %s", option.id(), decision.prompt()).isPresent();
          recorded.add(scenario.orElseThrow());
        }
        match.choose(decision.id(), option.id());
      }
    }
    assertThat(recorded).allSatisfy(scenario -> assertThat(run(scenario).passed()).isTrue());
    assertThat(recorded).filteredOn(scenario -> scenario.at("/given/moves").size() > 8).isEmpty();
    assertThat(recorded).anyMatch(one -> one.at("/given/phase").asText().equals("roll"));
    assertThat(recorded).anyMatch(one -> one.at("/given/moves").size() > 0);
  }

  /** The happenings of the end name the winner, who has another name in scenarios. */
  @Test
  void theLastAnswerCanBeSaid() {
    JsonNode setup = ValeriaSetup.json("base", List.of("Zoe", "Yan"), 0);
    JsonNode scenario = last(setup, 1);
    assertThat(run(scenario).passed()).isTrue();
    assertThat(scenario.at("/then/over").asBoolean()).isTrue();
    assertThat(scenario.at("/given/moves").size()).isZero();
  }

  /** What goes with nothing in its place cannot be expected, and keeps nothing from being said. */
  @Test
  void anAnswerThatEmptiesAStackCanBeSaid() throws IOException {
    JsonNode given =
        new ObjectMapper()
            .readTree(
                """
                {"name": "before", "then": {}, "given": {"exhausted": [], "citizens": {"0": ["Cleric"]},
                 "players": {"Ann": {"gold": 3}}}}""");
    try (ScenarioRun run = KIT.start(BOOK, read(given))) {
      Match match = run.played().orElseThrow();
      Decision decision = match.pendingDecisions().get(0);
      Option option = decision.option("hire c1 3/0/0");
      ObjectNode scenario =
          new ScenarioRecorder(KIT, BOOK).record(match, decision, option, "the last").orElseThrow();
      assertThat(run(scenario).passed()).isTrue();
      assertThat(scenario.at("/then/citizens/0").isEmpty()).isTrue();
      assertThat(scenario.at("/then").has("marks")).isFalse();
    }
  }

  /** The scenario of the last answer of a match of random players. */
  private static JsonNode last(JsonNode setup, int seed) {
    List<String> answers = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(seed);
    try (Match match = BOOK.newMatch(setup, seed)) {
      while (!match.over()) {
        Decision decision = match.pendingDecisions().get(0);
        match.choose(
            decision.id(), decision.options().get(random.nextInt(decision.options().size())).id());
      }
      answers.addAll(match.answers());
    }
    String last = answers.remove(answers.size() - 1);
    try (Match match = BOOK.newMatch(setup, seed)) {
      answers.forEach(match::answer);
      Decision decision = match.pendingDecisions().get(0);
      Option option = decision.option(last.substring(last.indexOf('=') + 1));
      return new ScenarioRecorder(KIT, BOOK).record(match, decision, option, "last").orElseThrow();
    }
  }

  private static ScenarioResult run(JsonNode scenario) {
    return new ScenarioRunner(KIT, BOOK).run(read(scenario));
  }

  private static Scenario read(JsonNode scenario) {
    ObjectNode file = JsonNodeFactory.instance.objectNode().put("game", Valeria.ID);
    file.putArray("scenarios").add(scenario);
    Diagnostics findings = new Diagnostics();
    List<Scenario> read =
        ScenarioReader.read("file", JsonDocument.of("file", "", file, findings), findings)
            .orElseThrow()
            .scenarios();
    assertThat(findings.all()).isEmpty();
    return read.get(0);
  }
}
