package dev.runesheet.game.werewolf.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioKits;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** An obstruction with an answer of its own stops only what is used on others, as the docs say. */
class ObstructionTest {

  /** Runs a night in which a role is obstructed, uses its ability, and this is so afterwards. */
  private static ScenarioResult run(String obstructed, String ability, String on, String then) {
    String text =
        """
        game: werewolf
        scenarios:
          - name: x
            given:
              roles: |
                @@ Jam
                Immediate Night: Obstruct %s
                @@ Act
                Immediate Night: %s
              players: {J: Jam, A: {role: Act, attributes: [Wolfish]}, B: {role: Citizen, attributes: [Wolfish]}}
              citizens: [C, E, F]
            when: [{in: N1, player: J, on: A}, {player: A%s}, {phase: D1}]
            then: {%s}
        """
            .formatted(obstructed, ability, on.isEmpty() ? "" : ", on: " + on, then);
    Scenario scenario =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(
            ScenarioKits.find("werewolf").orElseThrow(), ShippedBooks.of("werewolf"))
        .run(scenario);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Killing for @Selection ⇒ Success            | Attack @Selection               | B | dead: [], feedback: {A: [Success]}
          Killing for @Selection ⇒ Success            | Attack @Selection               | A | dead: [A]
          Killing for @Selection                      | Attack @Selection               | A | dead: [], feedback: {A: [Failure]}
          Killing for @Selection ⇒ Failure            | Attack @Selection               | A | dead: [], feedback: {A: [Failure]}
          Killing for @Selection ⇒ Success            | Attack @(Wolfish)               |   | dead: [A]
          Applying for @Selection ⇒ Success           | Apply Seen to @Self (v)         |   | 'attributes: {A: [Wolfish, Seen]}'
          Poll Manipulating for @Selection ⇒ Success  | Delete Lynch Poll               |   | polls: [Election]
          Poll Manipulating for @Selection            | Delete Lynch Poll               |   | 'polls: [Lynch, Election]'
          Joining for @Selection ⇒ Citizen            | Join 'Choir'                    |   | feedback: {A: [Success]}
          Joining for @Selection                      | Join 'Choir'                    |   | feedback: {A: [Failure]}
          """)
  void anAnswerOfItsOwnStopsOnlyWhatIsUsedOnOthers(
      String obstructed, String ability, String on, String then) {
    ScenarioResult result = run(obstructed, ability, on == null ? "" : on, then);
    assertThat(result.passed()).as(result.findings().toString()).isTrue();
  }
}
