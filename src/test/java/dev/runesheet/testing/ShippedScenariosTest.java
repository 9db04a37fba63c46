package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.testing.junit.ScenarioSource;
import dev.runesheet.testing.junit.ScenarioTests;
import dev.runesheet.testing.suite.ScenarioFiles;
import dev.runesheet.testing.suite.ScenarioSuite;
import dev.runesheet.testing.suite.ScenarioSuite.FileResult;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All scenarios in data, one test each; what they cover is held by coverage.yaml. */
@ScenarioSource({"ember-vale", "math-battle", "queens-blood", "tcg-pocket", "valeria", "werewolf"})
class ShippedScenariosTest implements ScenarioTests {

  private static final PackFiles FILES = new DirectoryFiles(Path.of(""));

  /** One scenario of so many is played twice more, alone and with others at a time. */
  private static final int SOME = 8;

  /** The annotation above must name every game, or its scenarios would not run. */
  @Test
  void everyGameIsTested() {
    String[] named = ShippedScenariosTest.class.getAnnotation(ScenarioSource.class).value();
    assertThat(named).containsExactlyInAnyOrderElementsOf(ScenarioKits.games());
  }

  @Test
  void everyGameWithAKitHasScenarios() {
    for (String game : ScenarioKits.games()) {
      assertThat(ScenarioFiles.namesOf(game, FILES)).as(game).isNotEmpty();
    }
  }

  @Test
  void shippedWorkbooksBringTheirTestsAlong() {
    assertThat(ScenarioFiles.namesOf("math-battle", FILES))
        .contains("decision-tables/math-battle/global-rules.drl.xlsx");
    assertThat(ScenarioFiles.namesOf("queens-blood", FILES))
        .contains("decision-tables/queens-blood/effects.drl.xlsx");
    assertThat(ScenarioFiles.namesOf("valeria", FILES)).contains("data/valeria/cards.xlsx");
  }

  @Test
  void onAllProcessorsTheyTellTheSameStories() {
    compare(scenario -> Math.floorMod(scenario.name().hashCode(), SOME) == 0);
  }

  @Test
  @Tag("slow")
  void onAllProcessorsAllTellTheSameStories() {
    compare(scenario -> true);
  }

  private static void compare(Predicate<Scenario> only) {
    ScenarioSuite alone = new ScenarioSuite(Yaml::book, only);
    ScenarioSuite together = new ScenarioSuite(Yaml::book, only).inParallel();
    int played = 0;
    for (String name : names()) {
      byte[] content = FILES.read(name).orElseThrow();
      List<List<String>> lines = lines(alone.run(name, content));
      assertThat(lines(together.run(name, content))).isEqualTo(lines);
      played += lines.size();
    }
    assertThat(played).isGreaterThan(100);
  }

  private static List<List<String>> lines(FileResult result) {
    return result.scenarios().stream()
        .map(
            one ->
                Stream.of(List.of(one.scenario().title()), one.lines(), one.story())
                    .flatMap(List::stream)
                    .toList())
        .toList();
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    ScenarioKits.games().forEach(game -> names.addAll(ScenarioFiles.namesOf(game, FILES)));
    return names;
  }
}
