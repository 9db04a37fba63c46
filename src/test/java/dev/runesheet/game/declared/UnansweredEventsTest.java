package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Events of a game's own that nothing answers, or nothing raises. */
class UnansweredEventsTest {

  private static final String RAISE = "\n      - {do: raise, target: owner, event: gong}";
  private static final String ANSWER =
      "player rules:\n  - {when: gong, then: [{do: damage, target: self, amount: 1}]}";

  private final EditedGame game =
      new EditedGame("ember-vale").edit("game.yaml", "zones:\n", "events: [gong]\nzones:\n");

  @Test
  void anEventThatNoEffectAnswersIsFoundWhereItIsDeclared() {
    game.edit(
        "game.yaml",
        "- {do: enter, target: self, zone: board}",
        "- {do: enter, target: self, zone: board}" + RAISE);

    assertThat(game.findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS155", "#/events/0", "event 'gong'", "an effect that answers it");
  }

  @Test
  void anEventThatIsNeverRaisedIsFoundAtItsAnswerAlone() {
    game.edit("game.yaml", "player rules:", ANSWER);

    assertThat(game.findingsTogether())
        .singleElement()
        .asString()
        .contains("warning RS094", "#/player rules/0/when");
  }

  @Test
  void anEventThatIsRaisedAndAnsweredIsAccepted() {
    game.edit(
        "game.yaml",
        "- {do: enter, target: self, zone: board}",
        "- {do: enter, target: self, zone: board}" + RAISE);
    game.edit("game.yaml", "player rules:", ANSWER);

    assertThat(game.findingsTogether()).isEmpty();
  }
}
