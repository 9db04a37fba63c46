package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Marks of turns are given by signals that verbs of the game give, and some line does that. */
class MarksOfTurnsTest {

  private static final String REVERSES =
      "\nrules:\n  - {when: leaves play, whose: any, then: [{do: turn-around}]}\n";

  private static EditedGame marked(String signal) {
    String course = "\ncourse: {marks: {%s: flipped}}\nphases:".formatted(signal);
    return new EditedGame("ember-vale").edit("game.yaml", "\nphases:", course);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          turn-aruond; RS022 | turn-aruond | turn-around
          pass; RS022 | pass | -
          turn-around; RS155 | signal turn-around | -
          next-turn player-2; RS155 | signal next-turn player-2 | -
          """)
  void aSignalThatNothingGivesIsTold(String signal, String told) {
    String place = " | data/ember-vale/game.yaml | course/marks/" + signal + " | ";
    assertThat(marked(signal).findingsTogether().stream().map(EditedGame::told))
        .containsExactly(told.replaceFirst(" \\| ", place));
  }

  @Test
  void aSignalThatALineGivesIsAccepted() {
    EditedGame game = marked("turn-around").edit("game.yaml", "\nrules:\n", REVERSES);
    assertThat(game.findingsTogether()).isEmpty();
  }

  @Test
  void aDuelKnowsThoseOfItsOwnVerbs() {
    EditedGame game =
        new EditedGame("math-battle").edit("game.yaml", "marks: {pass:", "marks: {pas:");
    assertThat(game.findingsTogether().stream().map(EditedGame::told))
        .containsExactly("RS022 | data/math-battle/game.yaml | course/marks/pas | pas | pass");
  }
}
