package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.api.Match;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chains that lead through procedures: what is found is what goes on for ever. */
class EndlessProceduresTest {

  private static final String GAME =
      """
      course:
        limits: {programs: 1000}
      kinds:
        player: {wounds: 3, rage: 0}
        unit: {}
      zones:
        deck: {seen by: nobody}
      deck zone: deck
      player rules:
        - when: wounds changes
          then: [%s]
      procedures:
        bleed: [%s]
        wail: [{do: add-stat, target: self, stat: rage, delta: 1}]
      phases:
        - {phase: main, event: turn begins, actions: [hurt, shout, end]}
      actions:
        hurt: {then: [{do: add-stat, target: self, stat: wounds, delta: 1}]}
        shout: {then: [{run: wail}, {run: bleed}]}
        end: {ends: true}
      """;

  private static final String LESS = "{do: add-stat, target: self, stat: wounds, delta: -1}";
  private static final String MORE = "{do: add-stat, target: self, stat: wounds, delta: 1}";

  @ParameterizedTest(name = "{0} / {1}: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {run: bleed} | {if: wounds of self > 0, then: [LESS]}                     | no
          {run: bleed} | LESS                                                       | yes
          {if: wounds of self > 0, then: [{run: bleed}]} | LESS                     | no
          {if: wounds of self > 0, then: [{run: bleed}]} | MORE                     | yes
          {run: wail}  | {if: wounds of self > 0, then: [LESS, {run: bleed}]}       | no
          {run: wail}  | {if: wounds of self > 0, then: [{run: bleed}, LESS]}       | yes
          {run: wail}  | {if: wounds of self > 0, then: [MORE, {run: bleed}]}       | yes
          {run: wail}  | LESS, {run: bleed}                                         | yes
          {run: wail}  | {if: wounds of self > 0, then: [LESS, {run: bleed}]}, {run: bleed} | yes
          {if: rage of self > 0, then: [{run: bleed}]} | {if: wounds of self > 0, then: [LESS, {run: wail}]} | no
          """)
  void aConditionThatAProcedureBringsToFailEndsAChain(
      String rule, String procedure, String endless) {
    String lines = GAME.formatted(rule, procedure);
    lines = lines.replace("LESS", LESS).replace("MORE", MORE);
    WrittenGame game =
        new WrittenGame(
            lines, "cards:\n  one: {name: One, kind: unit}\n", "decks: {all: {one: 2}}\n");
    boolean found =
        game.findingsTogether().stream().map(Diagnostic::code).anyMatch(Code.LOOP::equals);
    assertThat(goesOn(game)).as("is endless").isEqualTo(endless.equals("yes"));
    assertThat(found).as("is found").isEqualTo(endless.equals("yes"));
  }

  /** Each answer keeps, for undo(), all that waits for it. */
  @Test
  void questionsWithinEachOtherWithoutEndFail() {
    String asks = "{one of: {more: {then: [{run: bleed}]}, less: {then: [" + LESS + "]}}}";
    WrittenGame game =
        new WrittenGame(
            GAME.replace("{programs: 1000}", "{programs: 100000}")
                .formatted("{run: wail}", asks + ", " + MORE),
            "cards:\n  one: {name: One, kind: unit}\n",
            "decks: {all: {one: 2}}\n");
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "shout");
      int answers = 0;
      ActionFailedException failed = null;
      while (failed == null) {
        Decision asked = match.pendingDecisions().get(0);
        failed =
            catchThrowableOfType(
                ActionFailedException.class, () -> match.choose(asked, asked.options().get(0)));
        answers++;
      }
      assertThat(failed.reason()).isEqualTo("nesting");
      assertThat(failed).hasMessageContaining("A question within more than");
      assertThat(failed.isEndless()).isTrue();
      assertThat(answers).isBetween(500, 5_000);
      Decision last = match.pendingDecisions().get(0);
      match.choose(last, last.options().get(1));
      assertThat(match.pendingDecisions().get(0).effect()).isEmpty();
    }
  }

  private static boolean goesOn(WrittenGame game) {
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "hurt");
      WrittenGame.choose(match, "shout");
      return false;
    } catch (ActionFailedException endless) {
      return true;
    }
  }
}
