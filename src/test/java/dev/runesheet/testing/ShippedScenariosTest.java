package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.pack.DirectoryFiles;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.testing.ScenarioSuite.FileResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** All scenarios in data, one test each. */
class ShippedScenariosTest {

  private static final PackFiles FILES = new DirectoryFiles(Path.of(""));

  @TestFactory
  Stream<DynamicContainer> scenarios() {
    ScenarioSuite suite = new ScenarioSuite(Yaml::book, scenario -> true);
    return names().stream()
        .map(name -> DynamicContainer.dynamicContainer(name, tests(suite, name)));
  }

  private static Stream<DynamicTest> tests(ScenarioSuite suite, String name) {
    FileResult result = suite.run(name, FILES.read(name).orElseThrow());
    Stream<DynamicTest> file =
        Stream.of(
            DynamicTest.dynamicTest("the file", () -> assertThat(result.findings()).isEmpty()));
    Stream<DynamicTest> each = result.scenarios().stream().map(ShippedScenariosTest::test);
    return Stream.concat(file, each);
  }

  private static DynamicTest test(ScenarioResult result) {
    return DynamicTest.dynamicTest(
        result.scenario().title(),
        () -> {
          assertThat(String.join("\n", result.lines())).isEmpty();
          assertThat(result.passed()).isTrue();
        });
  }

  @Test
  void everyGameWithAKitHasScenarios() {
    for (String game : ScenarioKits.games()) {
      assertThat(ScenarioFile.namesOf(game, FILES)).as(game).isNotEmpty();
    }
  }

  @Test
  void shippedWorkbooksBringTheirTestsAlong() {
    assertThat(ScenarioFile.namesOf("math-battle", FILES))
        .contains("decision-tables/math-battle/global-rules.drl.xlsx");
    assertThat(ScenarioFile.namesOf("queens-blood", FILES))
        .contains("decision-tables/queens-blood/effects.drl.xlsx");
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    ScenarioKits.games().forEach(game -> names.addAll(ScenarioFile.namesOf(game, FILES)));
    return names;
  }
}
