package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lines that leave everything as it is are told at their place, others are not. */
class LinesWithoutEffectTest {

  private static final String LINE = "- {do: add-stat, target: owner, stat: embers, delta: 1}";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          when: enters play | {do: move, target: self, zone: board} | | then/0/zone
          when: enters play | {do: grant, target: self, effect: kindled, turns: 1} | {do: lift, target: self, effect: kindled} | then/0
          when: enters play | {do: grant, target: self, effect: kindled, turns: 1} | {do: lift-all, target: self} | then/0
          when: enters play | {do: add-stat, target: owner, stat: embers, delta: 1} | {do: set-stat, target: owner, stat: embers, value: 3} | then/0
          when: enters play | {if: health of self > 3 and health of self >= 4, then: [{do: heal, target: owner, amount: 1}]} | | then/0/if
          'changes: attack, of: other own units, by: 2, while in: board' | | | while in
          """)
  void whatChangesNothingIsToldThere(String effect, String line, String next, String place) {
    assertThat(idle(effect, line, next))
        .singleElement()
        .asString()
        .contains("/effects/1/" + place + ":");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          when: turn ends, whose: ally | {do: move, target: self, zone: board} |
          when: enters play | {do: grant, target: self, effect: kindled, turns: 1} | {do: lift, target: self, effect: frozen}
          when: enters play | {do: grant, target: self, effect: kindled, turns: 1} | {for each: all units, then: [{do: lift, target: target, effect: kindled}]}
          when: enters play | {do: add-stat, target: self, stat: health, delta: 1} | {do: set-stat, target: self, stat: health, value: 3}
          when: enters play | {do: add-stat, target: owner, stat: embers, delta: 1} | {do: set-stat, target: opponent, stat: embers, value: 3}
          when: enters play | {do: set-stat, target: owner, stat: embers, value: 3} | {do: add-stat, target: owner, stat: embers, delta: 1}
          when: enters play | {if: health of self > 3 and health of owner >= 4, then: [{do: heal, target: owner, amount: 1}]} |
          """)
  void whatSomethingMayNoticeIsNotTold(String effect, String line, String next) {
    assertThat(idle(effect, line, next)).isEmpty();
  }

  private static List<Diagnostic> idle(String effect, String line, String next) {
    String lines = line == null ? "" : ", then: [" + line + (next == null ? "" : ", " + next) + "]";
    return new EditedGame("ember-vale")
            .edit("cards.yaml", LINE, LINE + "\n      - {" + effect + lines + "}")
            .findingsTogether()
            .stream()
            .filter(one -> one.code() == Code.NO_CHANGE)
            .toList();
  }
}
