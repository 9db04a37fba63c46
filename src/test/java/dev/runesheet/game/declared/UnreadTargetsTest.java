package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Choices of an entity that no line inside is about. */
class UnreadTargetsTest {

  private static final String LINE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          choose: enemy units, then: [{do: damage, target: self, amount: 1}] | choose
          choose: enemy units, then: [{if: health of self > 3, then: [{do: heal, target: self, amount: 1}]}] | choose
          choose: enemy units, then: [{for each: own units, then: [{do: damage, target: target, amount: 1}]}] | choose
          at random: enemy units, then: [{do: damage, target: opponent, amount: attack of self}] | at random
          for each: enemy units, then: [{do: reveal, target: self}] | for each
          """)
  void aChoiceThatNoLineIsAboutIsFound(String line, String place) {
    assertThat(findings(line))
        .singleElement()
        .asString()
        .contains("/effects/1/then/0/" + place + ": warning RS155")
        .contains(place.equals("for each") ? "each of" : "one of")
        .contains(" 'enemy units', whom no line inside names");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "choose: enemy units, then: [{do: damage, target: self, amount: attack of target}]",
        "choose: enemy units, then: [{if: ready of target = 1, then: [{do: heal, target: self,"
            + " amount: 1}]}]",
        "choose: enemy units, then: [{repeat: attack of target, then: [{do: heal, target: self,"
            + " amount: 1}]}]",
        "choose: enemy units, then: [{if: owner of target is owner of self, then: [{do: tie}]}]",
        "choose: enemy units, then: [{for each: own units, of: target, then: [{do: damage, target:"
            + " target, amount: 1}]}]",
        "choose: enemy hand, question: look at them, then: []",
        "for each: enemy units, then: [{do: damage, target: self, amount: 1}]",
        "for each: enemy units, then: [{do: set-stat, target: self, stat: ready, value: 1}]",
        "for each: enemy units, then: [{do: reveal, target: target}]"
      })
  void aChoiceThatAnyLineIsAboutIsAccepted(String line) {
    assertThat(findings(line)).noneMatch(one -> one.toString().contains("RS155"));
  }

  private static List<Diagnostic> findings(String line) {
    String effect = LINE + "\n      - {when: enters play, then: [{" + line + "}]}";
    return new EditedGame("ember-vale").edit("cards.yaml", LINE, effect).findingsTogether();
  }
}
