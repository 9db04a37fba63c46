package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with changes of numbers and with what answers them is told at its place. */
class WrongChangesTest {

  private static final String GAME = "game.yaml";
  private static final String CARDS = "cards.yaml";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {do: damage, target: opponent, amount: 1}                                  | false
          {do: damage, target: owner, amount: 1}                                     | false
          {do: damage, target: self, amount: 1}                                      | true
          {for each: all units, then: [{do: damage, target: target, amount: 1}]}     | true
          """)
  void whatAnswersChangesOfACardIsNotSetOffByThoseOfAPlayer(String line, boolean endless) {
    EditedGame hurting =
        new EditedGame("ember-vale")
            .edit(
                CARDS,
                "- when: turn ends\n        whose: ally\n        then:\n          - {do: heal",
                "- when: health changes\n        then:\n          - "
                    + line
                    + "\n          - {do: heal")
            .edit(CARDS, "kind: charm", "kind: unit");
    assertThat(hurting.findingsTogether())
        .extracting(Diagnostic::code)
        .filteredOn(Code.LOOP::equals)
        .hasSize(endless ? 1 : 0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {changes: attack, of: own units, by: 1} | of | own units
          {changes: attack, of: all units, by: 1, for each: allies} | for each | allies
          {changes: attack, of: all, by: 1, for each: other own units} | for each | other own units
          {changes: attack, of: all units, by: 1, while: {at least: 1, of: allies}} | while/of | allies
          {suppresses: other allies} | suppresses | other allies
          """)
  void aChangeThatNoPlayerHasReachesAndCountsNothingOfAPlayersOwn(
      String line, String field, String scope) {
    EditedGame changed =
        new EditedGame("ember-vale").edit(GAME, "rules:\n", "rules:\n  - " + line + "\n");
    assertThat(changed.findings())
        .extracting(EditedGame::told)
        .contains(
            "RS014 | data/ember-vale/game.yaml | rules/0/%s | %s in a rule that no player has | -"
                .formatted(field, scope));
  }

  @Test
  void theNumbersWhoseChangesHaveConditionsAreNamedOnce() {
    String parts = "[{part: fire, modifiers: attack}, {part: ice, modifiers: ward}]";
    assertThat(
            new EditedGame("ember-vale")
                .edit(
                    GAME,
                    "turns: 60",
                    "turns: 60\ncalculations: {scorch: {adds to: health, parts: " + parts + "}}")
                .edit(
                    CARDS,
                    "changes: attack, of: other own units, by: 1",
                    "changes: cost, of: other own units, by: 1, if: health of target > 3")
                .findings())
        .filteredOn(one -> one.code() == Code.NEVER_FIRES)
        .singleElement()
        .extracting(Diagnostic::expected)
        .isEqualTo(
            "no condition, but a declared scope with 'kinds', 'words' or 'printed' under 'of', a"
                + " change of one of attack, ward, or a rule that changes the number itself");
  }

  /** Who deals may be of any kind, but its targets have the number that it adds to. */
  @ParameterizedTest
  @CsvSource({"energy, target, true", "energy, self, false", "health, target, false"})
  void aCalculationAsksForModifiersOfNumbersThatItsTargetsHave(
      String number, String of, boolean wrong) {
    WrittenGame game =
        new WrittenGame(
            """
            kinds: {player: {energy: 3}, scout: {health: 2}}
            zones: {deck: {}, field: {in play: true}}
            deck zone: deck
            calculations:
              blow: {adds to: health, parts: [{part: armour, modifiers: NUMBER, of: SIDE}]}
            phases: [{phase: main, actions: [pass]}]
            actions: {pass: {ends: true}}
            """
                .replace("NUMBER", number)
                .replace("SIDE", of),
            "cards: {scout: {name: Scout, kind: scout}}\n");
    String told = "RS015 | calculations/blow/parts/0/modifiers | energy of target (scout) | -";
    assertThat(game.mistakes().contains(told)).isEqualTo(wrong);
  }

  /** Parts count together if both change the result by modifiers, one right behind the other. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{part: a, modifiers: rage} | {part: b, modifiers: fear, together: true} | false",
        "{part: a, modifiers: rage, rank: 1} | {part: b, modifiers: fear, together: true} | false",
        "{part: a, add: 2} | {part: b, modifiers: fear, together: true} | true",
        "{part: a, modifiers: rage, times: 2} | {part: b, modifiers: fear, together: true} | true",
        "{part: a, modifiers: rage} | {part: b, add: 2, together: true} | true",
        "{part: a, modifiers: rage} | {part: b, modifiers: fear, rank: 1, together: true} | true",
        "{part: b, modifiers: fear, together: true} | {part: a, modifiers: rage} | true",
      })
  void partsThatCannotCountTogetherAreTold(String first, String second, boolean wrong) {
    WrittenGame game =
        new WrittenGame(
            """
            kinds: {player: {rage: 0, fear: 0}, scout: {health: 2, rage: 0, fear: 0}}
            zones: {deck: {}, field: {in play: true}}
            deck zone: deck
            calculations:
              blow: {adds to: health, parts: [FIRST, SECOND]}
            phases: [{phase: main, actions: [pass]}]
            actions: {pass: {ends: true}}
            """
                .replace("FIRST", first)
                .replace("SECOND", second),
            "cards: {scout: {name: Scout, kind: scout}}\n");
    String place = "calculations/blow/parts/" + (first.contains("together") ? 0 : 1) + "/together";
    String told = "RS201 | " + place + " | together of b | -";
    assertThat(game.mistakes().stream().filter(one -> one.contains("together")))
        .containsExactlyElementsOf(wrong ? List.of(told) : List.of());
  }

  @Test
  void aStatusWithoutANumberThatIsOnlyGrantedLacksIt() {
    assertThat(withoutNumber().findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.expected()).isEqualTo("the field 'by'");
              assertThat(EditedGame.told(one))
                  .isEqualTo("RS006 | data/ember-vale/game.yaml | statuses/kindled | - | -");
            });
  }

  @Test
  void aStatusThatALineGivesANumberIsNotGrantedByAnother() {
    String kindled = "effect: kindled, turns: 2";
    assertThat(
            withoutNumber()
                .edit(
                    CARDS,
                    "do: grant, target: self, " + kindled,
                    "do: give, target: self, amount: 2, " + kindled)
                .findings())
        .extracting(EditedGame::told)
        .containsExactly(
            "RS201 | data/ember-vale/cards.yaml | cards/kindle/effects/0/then/0/then/0/effect |"
                + " kindled, which says no number | -");
  }

  @Test
  void aFormulaWhereANumberIsSaidAsItIsIsToldWhatToWrite() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(
                    CARDS,
                    "effect: kindled, turns: 2",
                    "effect: kindled, turns: count of own board")
                .findings())
        .singleElement()
        .asString()
        .contains("/turns: error RS005", "expected a whole number from 0 to 99; write the number");
  }

  private static EditedGame withoutNumber() {
    return new EditedGame("ember-vale")
        .edit(GAME, "kindled: {changes: attack, of: self, by: 2}", "kindled: {changes: attack}");
  }

  /** A change holds for all that its rules match: they do not count who is the first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {changes: attack, by: 1, of: first units}       | of
          {changes: attack, by: 1, for each: first units} | for each
          {suppresses: first units}                       | suppresses
          {suppresses: enemies, while: {at least: 1, of: first units}} | while/of
          """)
  void aChangeOfTheFirstOfAScopeIsNone(String line, String field) {
    String scope =
        "  first units: {kinds: [unit], zone: board, whose: own, first: 1}\n  own units:";
    assertThat(
            new EditedGame("ember-vale")
                .edit(GAME, "  own units:", scope)
                .edit(
                    "cards.yaml",
                    "- {do: add-stat, target: owner, stat: embers, delta: 1}",
                    "- {do: add-stat, target: owner, stat: embers, delta: 1}\n      - " + line)
                .findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(Code.UNKNOWN_TARGET);
              assertThat(one.location().place().toString()).endsWith("/" + field);
              assertThat(one.found())
                  .isEqualTo("'first units', which has 'first', as only programs find it");
            });
  }

  @Test
  void theEnginesStackingPolicyNeedsNoHome() {
    String policy = "  stacking policy: decision-tables/engine/stacking-policy.drl.xlsx\n";
    assertThat(new EditedGame("ember-vale").edit(GAME, policy, "").findings()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          own hand   | whose zone 'hand' is not in play
          enemy deck | whose zone 'deck' is not in play
          attached   | whose cards are attached, not in play
          gear       | whose cards are attached, not in play
          burnt      | whose zone 'deck' is not in play
          own board  | which only programs use
          next player | which only programs use
          """)
  void aChangeCountsOnlyWhatIsInPlay(String scope, String why) {
    String scopes =
        "  burnt: {kinds: [unit], zone: deck}\n  gear: {attached to: self}\n  own units:";
    assertThat(
            new EditedGame("ember-vale")
                .edit(GAME, "  own units:", scopes)
                .edit(
                    CARDS,
                    "by: 1, name: call of flames",
                    "by: 1, for each: " + scope + ", name: call of flames")
                .findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id()).isEqualTo("RS014");
              assertThat(one.found()).isEqualTo("'" + scope + "', " + why);
              assertThat(one.expected().contains("a number of players that formulas add"))
                  .isEqualTo(why.startsWith("whose zone"));
            });
  }

  @Test
  void aChangeCountsWhatIsInPlay() {
    String whole = "by: 1, name: call of flames";
    assertThat(
            new EditedGame("ember-vale")
                .edit(CARDS, whole, "by: 1, for each: own units, name: call of flames")
                .findings())
        .isEmpty();
  }

  @Test
  void aLineThatPermitsInAnAnswerToAnEventIsToldAtItsVerb() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(
                    CARDS,
                    "- {do: add-stat, target: owner, stat: embers, delta: 1}",
                    "- {do: add-stat, target: owner, stat: embers, delta: 1}\n"
                        + "          - {do: permit}")
                .findings())
        .filteredOn(one -> one.code() == Code.NO_CHANGE)
        .singleElement()
        .satisfies(one -> assertThat(one.location().place().toString()).endsWith("/then/1/do"))
        .extracting(Diagnostic::found)
        .isEqualTo("'this can be done'");
  }
}
