package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes of Ember Vale's files that would make others look wrong are told alone. */
class FollowersOfMistakesTest {

  private static final String HEAL = "{do: heal, target: owner, amount: 1}";

  /** Either of the two can be what is wrong, so that no line is held against one of them. */
  @Test
  void aScopeOfPlayersInAZoneIsToldAndNotTheLinesThatUseIt() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(
                    "game.yaml",
                    "{kinds: [unit, player], whose",
                    "{kinds: [player], zone: board, whose")
                .findings())
        .extracting(EditedGame::told)
        .containsExactly(
            "RS073 | data/ember-vale/game.yaml | scopes/enemy side/kinds/0"
                + " | player, of whom none fits zone | -");
  }

  @Test
  void aUseOfAFormulaThatDoesNotFitACardNamesTheFormula() {
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", "zones:\n", "formulas: {glow: hearth of self * 2}\nzones:\n")
                .edit("cards.yaml", HEAL, HEAL.replace("amount: 1", "amount: glow"))
                .findings())
        .singleElement()
        .asString()
        .contains("cards.yaml:", "RS015", "found 'hearth' of self (charm) in formula 'glow'");
  }

  @Test
  void numbersOfAbilitiesThatCannotBeReadAreToldAndNotTheLinesThatReadThem() {
    String call = "{changes: attack, of: other own units, by: 1, name: call of flames}";
    String order =
        "ability kinds:\n  order:\n    numbers: 5\n"
            + "    then: [{do: damage, target: self, amount: event price}, {run: the ability}]\n";
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", "zones:\n", order + "zones:\n")
                .edit("game.yaml", "attack, rest]}", "attack, rest], abilities: true}")
                .edit(
                    "cards.yaml",
                    call,
                    "{ability: Call, kind: order, numbers: {price: 2},"
                        + " then: [{do: heal, target: self, amount: event price}]}")
                .findings())
        .extracting(EditedGame::told)
        .containsExactly("RS005 | data/ember-vale/game.yaml | ability kinds/order/numbers | 5 | -");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hand count", "glow of", "largest hand"})
  void aNameWithAWordOfFormulasIsToldAndNotTheFormulasThatSayIt(String name) {
    assertThat(
            glowing()
                .edit("game.yaml", "player: {", "player: {" + name + ": 0, ")
                .edit(
                    "game.yaml", "formulas: {glow: 1", "formulas: {glow: 1 + " + name + " of self")
                .edit("cards.yaml", HEAL, HEAL.replace("1}", "glow + " + name + " of owner}"))
                .findings())
        .extracting(EditedGame::told)
        .containsExactly(
            "RS024 | data/ember-vale/game.yaml | kinds/player/" + name + " | " + name + " | -");
  }

  @Test
  void aMistakeBeforeARefusedNameIsToldBesides() {
    assertThat(
            glowing()
                .edit("game.yaml", "player: {", "player: {hand count: 0, ")
                .edit(
                    "cards.yaml", HEAL, HEAL.replace("1}", "glow off self + hand count of owner}"))
                .findings())
        .extracting(Diagnostic::code)
        .containsExactly(Code.NAME_NOT_PLAIN, Code.EXPRESSION);
  }

  /** The copied entry may be the one that decks name. */
  @Test
  void anEntryThatIsThereTwiceIsToldAndNotThatAnotherIsMissing() {
    assertThat(doubled().findings())
        .extracting(EditedGame::told)
        .containsExactly(
            "RS023 | data/ember-vale/cards.yaml | cards/ash-hound | ash-hound again | -");
  }

  @Test
  void ofMoreUnknownNamesThanDoubledEntriesEachIsTold() {
    assertThat(doubled().edit("decks.yaml", "firebolt", "gremlin").findings())
        .extracting(Diagnostic::code)
        .containsExactly(Code.NOT_YAML, Code.UNKNOWN_REFERENCE, Code.UNKNOWN_REFERENCE);
  }

  private static EditedGame doubled() {
    return new EditedGame("ember-vale").edit("cards.yaml", "  coal-bearer: {", "  ash-hound: {");
  }

  private static EditedGame glowing() {
    return new EditedGame("ember-vale")
        .edit("game.yaml", "zones:\n", "formulas: {glow: 1}\nzones:\n");
  }
}
