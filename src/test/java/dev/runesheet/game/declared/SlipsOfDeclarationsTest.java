package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;

/** Findings of a name that one place calls otherwise than it is declared. */
class SlipsOfDeclarationsTest {

  @Test
  void anEventOfAPhaseWithAWordThatNothingElseSaysIsToldAtThePhase() {
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", "event: turn starts", "event: trun starts")
                .findings())
        .singleElement()
        .asString()
        .contains("#/phases/0/event: error", "found 'trun starts', expected 'turn starts'");
  }

  @Test
  void anEventThatIsSaidOtherwiseIsToldAtTheRuleIfNothingElseSaysItsWords() {
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", "when: turn starts", "when: trun starts")
                .findings())
        .singleElement()
        .asString()
        .contains("/when: error", "did you mean 'turn starts'?");
  }

  /** Another card's id is as near. */
  @Test
  void aCardThatNothingNamesIsMeantRatherThanOneThatDecksHave() {
    EditedGame files = new EditedGame("ember-vale");
    files.edit("cards.yaml", "  kindle:", "  kindly:");
    files.edit("cards.yaml", "  coal-bearer:", "  kindla:");
    files.edit("decks.yaml", "coal-bearer", "kindla");
    files.edit("decks.yaml", "coal-bearer", "kindla");
    assertThat(files.findings())
        .extracting(Diagnostic::suggestion)
        .containsExactly("did you mean 'kindly'?");
  }

  @Test
  void aScopeOfOneSideOfACommonZoneSaysThatTheZoneIsCommon() {
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", "ashes: {}", "ashes: {}\n  river: {common: true}")
                .edit("game.yaml", "for each: own units", "for each: own river")
                .findings())
        .singleElement()
        .satisfies(
            one ->
                assertThat(one.suggestion())
                    .isEqualTo(
                        "all players have one zone 'river': write 'river', or no 'common' at the"
                            + " zone"));
  }
}
