package dev.runesheet.testing.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import dev.runesheet.api.Match;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.testing.coverage.Duels;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Scenarios as tests of JUnit. */
class ScenarioTestsTest {

  private static final String TWO =
      """
      game: math-battle
      scenarios:
        - name: right
          given: {heroes: [fighter, fighter]}
          then: {turn: 1}
        - name: wrong
          given: {heroes: [fighter, fighter]}
          then: {turn: 7}
      """;

  /** Run by the tests below, not by itself: its name is none of a test class. */
  @ScenarioSource("math-battle")
  static class AllDuels implements ScenarioTests {}

  /** A class that forgot to name its scenarios. */
  static class NamesNone implements ScenarioTests {}

  @Test
  void aClassWithoutASourceIsToldWhatIsMissing() {
    List<String> failures = new ArrayList<>();
    launch(
        selectClass(NamesNone.class),
        (test, result) ->
            result.getThrowable().ifPresent(thrown -> failures.add(thrown.getMessage())));

    assertThat(failures)
        .singleElement(InstanceOfAssertFactories.STRING)
        .contains("class (" + NamesNone.class.getName() + ") has no @ScenarioSource.");
  }

  @Test
  void eachScenarioKnowsItsLine(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("two.yaml"), TWO);
    DynamicContainer file = container(folder, "two.yaml");
    assertThat(file.getDisplayName()).isEqualTo("two.yaml");
    List<? extends DynamicNode> tests = file.getChildren().toList();
    assertThat(tests).extracting(DynamicNode::getDisplayName).containsExactly("right", "wrong");
    URI wrong = tests.get(1).getTestSourceUri().orElseThrow();
    assertThat(wrong.toString()).startsWith("file:").endsWith("two.yaml?line=6");
  }

  @Test
  void aFailureSaysWhatWasExpected(@TempDir Path folder) throws Throwable {
    Files.writeString(folder.resolve("two.yaml"), TWO);
    List<? extends DynamicNode> tests = container(folder, "two.yaml").getChildren().toList();
    run(tests.get(0));
    assertThatThrownBy(() -> run(tests.get(1)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("two.yaml:8 #/scenarios/1/then/turn: expected 7, actual 1");
  }

  @Test
  void aFileThatCannotBeReadFailsItsOwnTest(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("bad.yaml"), "game: math-batle\nscenarios: []\n");
    List<? extends DynamicNode> tests = container(folder, "bad.yaml").getChildren().toList();
    assertThat(tests).hasSize(1);
    assertThatThrownBy(() -> run(tests.get(0))).hasMessageContaining("did you mean 'math-battle'?");
  }

  @Test
  void aScenarioWithoutANameIsCalledByItsLine(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("two.yaml"), TWO.replace("name: right", "name: ''"));
    List<? extends DynamicNode> tests = container(folder, "two.yaml").getChildren().toList();
    assertThat(tests).extracting(DynamicNode::getDisplayName).containsExactly("line 3", "wrong");
    assertThatThrownBy(() -> run(tests.get(0))).hasMessageContaining("two.yaml:3:");
  }

  @Test
  void nothingOfANameFailsForItself(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("two.yaml"), TWO);
    Path empty = Files.createDirectory(folder.resolve("empty"));
    ScenarioNodes source =
        new ScenarioNodes(
            folder,
            List.of("three.yaml", empty.getFileName().toString(), "two.yaml"),
            game -> Duels.book(RuleProbe.NONE));
    List<DynamicNode> nodes = source.nodes().toList();
    assertThat(nodes)
        .extracting(DynamicNode::getDisplayName)
        .containsExactly("three.yaml", "empty", "two.yaml");
    assertThatThrownBy(() -> run(nodes.get(0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'three.yaml'");
    assertThatThrownBy(() -> run(nodes.get(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("There are no scenarios in 'empty'");
    assertThat(((DynamicContainer) nodes.get(2)).getChildren()).hasSize(2);
  }

  @Test
  void namingNothingIsAMistake(@TempDir Path folder) {
    assertThatThrownBy(() -> new ScenarioNodes(folder, List.of(), game -> null).nodes())
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Run by the test below, not by itself. */
  @RunesheetTest(game = "math-battle")
  static class BothWays {
    @Test
    void wordsBesideJson(
        @MatchSetup(first = 1, json = "{\"heroes\": [\"fire-mage\", \"fighter\"]}") Match match) {
      assertThat(match).isNotNull();
    }
  }

  @Test
  void aSetUpInTwoWaysIsRefused() {
    List<Throwable> thrown = new ArrayList<>();
    launch(
        selectClass(BothWays.class),
        (test, result) -> result.getThrowable().ifPresent(thrown::add));
    assertThat(thrown)
        .singleElement()
        .asString()
        .contains("@MatchSetup has words or first beside json");
  }

  @Test
  void oneScenarioRunsAlone() {
    List<String> all = launch(selectClass(AllDuels.class));
    assertThat(all).as("as many as the command line counts").hasSize(50);
    String one = all.get(3);
    assertThat(launch(selectUniqueId(one))).containsExactly(one);
  }

  /** The unique ids of the tests that ran; all pass. */
  private static List<String> launch(DiscoverySelector what) {
    List<String> ran = new ArrayList<>();
    launch(
        what,
        (test, result) -> {
          if (test.isTest()) {
            assertThat(result.getThrowable()).isEmpty();
            ran.add(test.getUniqueId());
          }
        });
    return ran;
  }

  private static void launch(
      DiscoverySelector what, BiConsumer<TestIdentifier, TestExecutionResult> finished) {
    LauncherConfig config =
        LauncherConfig.builder()
            .enableLauncherSessionListenerAutoRegistration(false)
            .enableTestEngineAutoRegistration(false)
            .addTestEngines(new org.junit.jupiter.engine.JupiterTestEngine())
            .build();
    Launcher launcher = LauncherFactory.create(config);
    launcher.execute(
        LauncherDiscoveryRequestBuilder.request().selectors(what).build(),
        new TestExecutionListener() {
          @Override
          public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            finished.accept(test, result);
          }
        });
  }

  private static DynamicContainer container(Path folder, String file) {
    ScenarioNodes nodes =
        new ScenarioNodes(folder, List.of(file), game -> Duels.book(RuleProbe.NONE));
    return (DynamicContainer) nodes.nodes().findFirst().orElseThrow();
  }

  private static void run(DynamicNode test) throws Throwable {
    ((org.junit.jupiter.api.DynamicTest) test).getExecutable().execute();
  }
}
