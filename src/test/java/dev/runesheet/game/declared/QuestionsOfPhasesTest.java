package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The question of a phase is put by this phase alone; a verb that puts it is told so. */
class QuestionsOfPhasesTest {

  private static final WrittenGame GAME = game("");

  private static WrittenGame game(String done) {
    return new WrittenGame(
        """
          players: 2
          turns: 5
          kinds:
            player: {gold: 0}
            unit: {power: 1}
          zones:
            deck: {}
          deck zone: deck
          phases:
            - {phase: main, actions: [done]}
            - {phase: late, actions: [done]}
          actions:
            done: {ends: true%s}
          """
            .formatted(done),
        "cards: {scout: {name: Scout, kind: unit}}");
  }

  @ParameterizedTest
  @CsvSource({"main, 1", "late, 0", "late, 1"})
  void aVerbCannotPutTheQuestionOfAPhase(String phase, int player) {
    try (Match match = WrittenGame.match(GAME.book(), 2)) {
      String before = match.save();
      assertThatThrownBy(
              () -> match.update(context -> context.decide(context.question(phase), player)))
          .hasMessageContaining("question (" + phase + ") is not for player " + player + " now");
      assertThat(match.save()).isEqualTo(before);
    }
  }

  @Test
  void itsOwnQuestionIsPut() {
    try (Match match = WrittenGame.match(GAME.book(), 2)) {
      assertThat(match.pendingDecisions()).hasSize(1);
      match.choose(match.pendingDecisions().get(0).id(), "done");
      assertThat(match.pendingDecisions().get(0).prompt()).isEqualTo("late");
    }
  }

  /** A player who has done it in the first of two phases has nothing to do in the second. */
  @Test
  void anActionOfOnceATurnEndsOnlyTheFirstPhaseThatHasIt() {
    assertThat(game(", once: true").findings().all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.location().toString()).contains("/phases/1");
              assertThat(finding.found()).contains("'late' in which a player may have no legal");
            });
    assertThat(game("").findings().all()).isEmpty();
  }
}
