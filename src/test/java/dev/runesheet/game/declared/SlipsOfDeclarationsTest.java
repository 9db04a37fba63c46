package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          name: Ember Vale | name: "Ember\\e[31m Vale" | game.yaml:4:7 #/name
          because: only a spell is cast, for its cost in embers | because: "a\\0b" | game.yaml:62:14 #/actions/cast/because
          question: choose what it attacks | question: "choose\\x7f what" | game.yaml:74:19 #/actions/attack/then/1/question
          """)
  void textsThatCouldSteerATerminalAreRefused(String from, String to, String place) {
    assertThat(new EditedGame("ember-vale").edit("game.yaml", from, to).findings())
        .singleElement()
        .asString()
        .contains(place + ": error RS005")
        .endsWith("expected a text without control characters");
  }

  @Test
  void misspeltFieldsAreToldInTheirOrder() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(
                    "cards.yaml", "cost: 1, attack: 2, health: 1}", "cots: 1, atack: 2, health: 1}")
                .edit("cards.yaml", "name: Ash Hound", "nam: Ash Hound")
                .findings())
        .extracting(one -> one.subject().word())
        .containsExactly("cots", "atack", "nam");
  }

  /** Where so many are misspelt, the readings that put them right would take minutes. */
  @Test
  void eachOfHundredsOfMisspeltFieldsIsToldWhereItStands() {
    StringBuilder cards = new StringBuilder("cards:\n");
    for (int i = 0; i < 300; i++) {
      cards.append("  ant-").append(i).append(": {kind: unit, powr: 1}\n");
    }
    WrittenGame game =
        new WrittenGame(
            """
            kinds: {player: {}, unit: {power: 0}}
            zones: {deck: {}}
            deck zone: deck
            phases: [{phase: main, actions: [rest]}]
            actions: {rest: {ends: true}}
            worth: total power of own deck
            """,
            cards.toString(),
            "decks: {all: {ant-0: 1}}\n");
    List<Diagnostic> misspelt =
        game.findings().all().stream().filter(one -> one.code() == Code.UNKNOWN_FIELD).toList();
    assertThat(misspelt).hasSize(300).allMatch(one -> one.meant().equals(Optional.of("power")));
    assertThat(misspelt)
        .extracting(Diagnostic::line)
        .contains("2:23", "301:25")
        .doesNotHaveDuplicates();
  }
}
