package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioRunner;
import dev.runesheet.why.Step;
import dev.runesheet.why.Why;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A change with 'for each' counts once for each entity of its scope. */
class CountedChangesTest {

  private static final String SCENARIO =
      """
      game: ember-vale
      scenarios:
        - name: song
          given: {players: {player 1: {board: [flame-caller, spark-imp, pyre-guard]}}}
          then: {effects: [{type: song, reaching: player 1 board 2, count: 1, %s}]}
      """;

  @ParameterizedTest
  @CsvSource({
    "self,              own units,       5, 2",
    "self,              other own units, 4, 2",
    "other own units,   own units,       2, 5",
    "other own units,   enemies,         2, 3"
  })
  void aChangeCountsTheEntitiesOfItsScope(String of, String each, int caller, int imp) {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "cards.yaml",
                "of: other own units, by: 1",
                "of: " + of + ", by: 1, for each: " + each);
    try (Match match = match(edited)) {
      assertThat(stat(match, "flame-caller")).isEqualTo(caller);
      assertThat(stat(match, "spark-imp")).isEqualTo(imp);
    }
  }

  @Test
  void whyNotSaysHowOftenAChangeCounts() {
    EditedGame edited =
        new EditedGame("ember-vale")
            .edit(
                "cards.yaml", "of: other own units, by: 1", "of: self, by: 1, for each: own units");
    try (Match match = match(edited)) {
      match.choose(
          match.pendingDecisions().get(0), match.pendingDecisions().get(0).options().get(0));
      Why why = Why.of(match);
      int event =
          why.trace().steps().stream()
              .filter(Step.Raised.class::isInstance)
              .findFirst()
              .orElseThrow()
              .number();
      assertThat(why.not("call of flames", event, card(match, "flame-caller").getId()))
          .singleElement()
          .extracting(one -> one.reason().sentence())
          .isEqualTo(
              "it counts: add 1 to attack of Flame Caller, 3 times, once for each of 'own units'");
    }
  }

  private static Match match(EditedGame edited) {
    RuleBook book = Packs.build("ember-vale", edited, new Diagnostics());
    List<Placed> own =
        Stream.of("flame-caller", "spark-imp", "pyre-guard")
            .map(card -> new Placed(card, Map.of()))
            .toList();
    Seat first = new Seat(Map.of(), Map.of("board", own));
    List<Placed> theirs = List.of(new Placed("pyre-guard", Map.of()));
    Seat second = new Seat(Map.of(), Map.of("board", theirs));
    DeclaredSetup setup =
        new DeclaredSetup(
            List.of("fire", "frost"), 0, new Position("day", 1, List.of(first, second)));
    return book.newMatch(setup.toJson(), 1);
  }

  /** The caller has two other units beside it; of 0, factors make 0. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "by: 1                | value: 3",
        "by: 1                | base: 4, value: 7",
        "how: multiply, by: 2 | base: 3, value: 24",
        "how: multiply, by: 2 | value: 0",
        "how: set, by: 2      | base: 3, value: 2",
        "how: at least, by: 4 | base: 3, value: 4",
        "how: at most, by: 2  | base: 3, value: 2"
      })
  void aScenarioIsToldWhatAChangeMakesOfANumber(String change, String expected) {
    String to = "of: other own units, for each: own units, type: song, " + change;
    EditedGame edited =
        new EditedGame("ember-vale").edit("cards.yaml", "of: other own units, by: 1", to);
    RuleBook book = Packs.build("ember-vale", edited, new Diagnostics());
    String scenario = SCENARIO.formatted(expected);
    Scenario one =
        ScenarioReader.read("mine.yaml", scenario, new Diagnostics())
            .orElseThrow()
            .scenarios()
            .get(0);
    assertThat(
            new ScenarioRunner(ScenarioKits.find("ember-vale").orElseThrow(), book)
                .run(one)
                .mismatches())
        .isEmpty();
  }

  private static double stat(Match match, String card) {
    return card(match, card).stat("attack");
  }

  private static Entity card(Match match, String card) {
    return match.world().entities().stream()
        .filter(one -> one.getDefinition().equals(card))
        .findFirst()
        .orElseThrow();
  }
}
