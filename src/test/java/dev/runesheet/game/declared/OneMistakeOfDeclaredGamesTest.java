package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.change.EntryPlaces;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What follows from one mistake is not told besides. */
@Tag("thorough")
class OneMistakeOfDeclaredGamesTest {

  private static final String CARDS = "cards/genetic-apex.json";

  @ParameterizedTest
  @ValueSource(
      strings = {
        CARDS + "|\"damage\": 40|\"damage\": 4O|NOT_JSON",
        CARDS + "|\"damage\": 40|\"dmage\": 40|UNKNOWN_FIELD",
        CARDS + "|\"name\": \"Bulbasaur\",|\"nam\": \"Bulbasaur\",|UNKNOWN_FIELD",
        CARDS + "|\"params\": {\"amount\": 30}|\"prams\": {\"amount\": 30}|UNKNOWN_FIELD",
        CARDS + "|\"params\": {\"amount\": 20},|\"prams\": {\"amount\": 20},|UNKNOWN_FIELD",
        CARDS + "|\"stage\": \"stage_1\"|\"stgae\": \"stage_1\"|UNKNOWN_FIELD",
        CARDS + "|\"stage\": \"stage_1\"|\"stage\": \"stge_1\"|UNKNOWN_WORD",
        CARDS + "|\"evolves_from\"|\"evovles_from\"|UNKNOWN_FIELD",
        CARDS + "|\"params\": {\"heads\"|\"params\": {\"haeds\"|UNKNOWN_FIELD",
        CARDS + "|\"params\": {\"tails\"|\"params\": {\"tials\"|UNKNOWN_FIELD",
        "cards/made-up.json|\"stacking_key\"|\"stackingkey\"|UNKNOWN_FIELD",
        "cards/energy.json|{|[|NOT_JSON",
        "effect-types.yaml|effect types:|effect types|NOT_YAML",
        "decks.yaml|decks:|decks|NOT_YAML"
      })
  void aSlipInAFileIsOneFinding(String edit) {
    String[] parts = edit.split("\\|");
    List<Diagnostic> found =
        new EditedGame("tcg-pocket").edit(parts[0], parts[1], parts[2]).findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.valueOf(parts[3]));
    assertThat(found.get(0).location().file()).endsWith(parts[0]);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ends: true}|ends: yes}|WRONG_TYPE",
        "actions: [play, |actions: [plai, |UNKNOWN_REFERENCE",
      })
  void whatCouldNotBeReadIsNeitherMissedNorUnused(String edit) {
    String[] parts = edit.split("\\|");
    List<Diagnostic> found =
        new EditedGame("ember-vale").edit("game.yaml", parts[0], parts[1]).findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.valueOf(parts[2]));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attack: 0, health     | attack: x, health               | WRONG_TYPE  | kinds/unit/attack
          charm: {cost: 0}      | charm: {cost: one}              | WRONG_TYPE  | kinds/charm/cost
          charm: {cost: 0}      | charm: [cost]                   | WRONG_TYPE  | kinds/charm
          player: {health: 20,  | player: {health: x,             | WRONG_TYPE  | kinds/player/health
          player: {health: 20,  | Player: {health: 20,            | NAME_NOT_PLAIN | kinds/Player
          spell: {cost: 0}      | spell:                          | WRONG_TYPE  | kinds/spell
          charm: {cost: 0}      | 'charm: {cost: 0}\nwords: {cost: [red]}' | DECLARATION | words/cost
          {phase: dawn, event: turn | {phase: dawn, evnt: turn    | UNKNOWN_FIELD | phases/0/evnt
          {phase: dusk, event: turn ends | {phase: dusk, evnt: turn ends | UNKNOWN_FIELD | phases/2/evnt
          {phase: dawn, event: turn starts | {phase: dawn, event: 5 | WRONG_TYPE | phases/0/event
          {phase: dusk, event: turn ends} | dusk                  | WRONG_TYPE  | phases/2
          board: {in play: true} | board: in play                 | WRONG_TYPE  | zones/board
          ashes: {}             | Ashes: {}                       | NAME_NOT_PLAIN | zones/Ashes
          with: own hand        | 'with: own hnd\n    on: own hand' | UNKNOWN_TARGET | actions/play/with
          cards.yaml            | card.yaml                       | FILE_MISSING | homes/cards
          decks: data/ember-vale/decks.yaml | ''                  | MISSING_FIELD | homes
          player: {health: 20, embers: 0, hearth: 0} | ''         | MISSING_FIELD | kinds
          ready: {0: not ready, 1: ready} | ready: [not ready, ready] | WRONG_TYPE | states/ready
          with: own hand        | 'zone: own hand\n    on: own hand' | UNKNOWN_FIELD | actions/play/zone
          with: own hand        | 'wiht: own hand\n    on: own hand' | UNKNOWN_FIELD | actions/play/wiht
          """)
  void aDeclarationThatCannotBeReadIsOneFindingThere(
      String right, String wrong, Code code, String place) {
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", right, wrong.replace("\\n", "\n"))
                .findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(code);
              assertThat(one.location().toString())
                  .isEqualTo("data/ember-vale/game.yaml#/" + place);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {changes: attack, by: 1, while: {atleast: 2, of: own units}} | while/atleast
          {changes: attack, by: 1, while: {at mots: 2, of: own units}} | while/at mots
          {suppresses: enemies, while: {atleast: 2, of: own units}}    | while/atleast
          {changes: attack, bye: 1}                                   | bye
          {changes: attack, amount: 1}                                | amount
          {modify: attack, of: other own units, by: 1}                | modify
          """)
  void whatIsMisspeltInAnEffectIsNotMissingBesides(String effect, String place) {
    String call = "{changes: attack, of: other own units, by: 1, name: call of flames}";
    assertThat(new EditedGame("ember-vale").edit("cards.yaml", call, effect).findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(Code.UNKNOWN_FIELD);
              assertThat(one.location().place().toString()).endsWith("/effects/0/" + place);
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          tcg-pocket | usual:\\n      - {do: deal,      | usual:\\n      - {doo: deal,       | UNKNOWN_FIELD
          tcg-pocket | usual:\\n      - {do: deal,      | usual:\\n      - {do: dael,       | UNKNOWN_VERB
          tcg-pocket | usual:\\n      - {do: deal,      | usul:\\n      - {do: deal,        | UNKNOWN_FIELD
          ember-vale | decks: data/ember-vale          | decs: data/ember-vale             | UNKNOWN_FIELD
          ember-vale | {phase: dusk, event: turn ends} | {phase: dusk, event: turn ends, passes: true, abilitiies: true} | UNKNOWN_FIELD
          """)
  void whatNeedsAMisspeltFieldOfGameYamlIsNotMissingBesides(
      String game, String right, String wrong, Code code) {
    EditedGame files = new EditedGame(game);
    if (wrong.contains("abilitiies")) {
      String call = "{changes: attack, of: other own units, by: 1, name: call of flames}";
      files.edit(
          "cards.yaml", call, "{ability: rest, then: [{do: heal, target: self, amount: 1}]}");
    }
    files.edit("game.yaml", right.replace("\\n", "\n"), wrong.replace("\\n", "\n"));
    assertThat(files.findings())
        .filteredOn(one -> one.code() != Code.SENTENCE_STALE)
        .extracting(Diagnostic::code)
        .containsExactly(code);
  }

  @Test
  void aKindThatIsMisspeltAtACardIsTakenForOneThatCardsHave() {
    EditedGame files = new EditedGame("ember-vale");
    files.edit("cards.yaml", "kind: unit", "kind: player");
    assertThat(files.findings())
        .singleElement()
        .asString()
        .contains("#/cards/spark-imp/kind", "found 'player', expected one of unit, spell, charm");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "player: {health: 20|player: {helth: 20|kinds/player/helth|'health', as 10 places say",
        "attack: 0, health|atack: 0, health|kinds/unit/atack|'attack', as 27 places say",
        "ready: 0, ward|raedy: 0, ward|kinds/unit/raedy|'ready', as 5 places say",
        "unit: {cost|untt: {cost|kinds/untt|'unit', as 28 places say",
        "board: {in play|borad: {in play|zones/borad|'board', as",
        "ashes: {}|asches: {}|zones/asches|'ashes', as",
        "enemy side: {|enmy side: {|scopes/enmy side|'enemy side', as",
        "own units: {|own unitz: {|scopes/own unitz|'own units', as",
      })
  void aMisspeltDeclarationIsOneFindingWhereItStands(String edit) {
    String[] parts = edit.split("\\|");
    EditedGame files = new EditedGame("ember-vale").edit("game.yaml", parts[0], parts[1]);
    List<Diagnostic> found = files.findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.NAME_CHANGED);
    assertThat(found.get(0).location().toString())
        .isEqualTo("data/ember-vale/game.yaml#/" + parts[2]);
    assertThat(found.get(0).expected()).startsWith(parts[3]);
    assertThat(files.textAt(found.get(0))).startsWith(parts[2].replaceFirst(".*/", "") + ": ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"aprams", "laparams"})
  void aFieldThatIsMisspeltTwiceIsToldAtBothAndNotAtACardThatIsCalledLikeIt(String misspelt) {
    EditedGame files = new EditedGame("tcg-pocket");
    files.edit(CARDS, "\"params\": {\"amount\": 20},", "\"" + misspelt + "\": {\"amount\": 20},");
    files.edit(CARDS, "\"params\": {\"heads\"", "\"" + misspelt + "\": {\"heads\"");
    assertThat(files.findings())
        .hasSize(2)
        .allSatisfy(
            one -> {
              assertThat(one.code()).isEqualTo(Code.UNKNOWN_FIELD);
              assertThat(one.suggestion()).isEqualTo("did you mean 'params'?");
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          own units: {                                       | mine: {        | UNKNOWN_TARGET    | own units   | 5
          '  ashes: {}\n'                                    | ''             | UNKNOWN_REFERENCE | ashes       | 1
          '  hand: {seen by: owner}\n'                       | ''             | UNKNOWN_REFERENCE | hand        | 7
          '  - {phase: dawn, event: turn starts}\n'          | ''             | UNKNOWN_TRIGGER   | turn starts | 1
          'phase: dawn, event: turn starts'                  | 'phase: dawn, event: turn ends' | UNKNOWN_TRIGGER | turn starts | 1
          """)
  void whatIsNotDeclaredIsOneFindingThatNamesOtherUsers(
      String right, String wrong, Code code, String name, int others) {
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", right.replace("\\n", "\n"), wrong)
                .findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(code);
              assertThat(one.found()).isEqualTo("'" + name + "'");
              assertThat(one.subject().places()).isEqualTo(1 + others);
              assertThat(one.suggestion()).contains("the same at data/ember-vale/");
            });
  }

  @Test
  void aWordThatOneFormulaSaysTwiceHasNoOtherPlace() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(
                    "game.yaml", "if: count of own deck = 0", "if: zeal of self + zeal of self = 0")
                .findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.found()).isEqualTo("'zeal'");
              assertThat(one.suggestion()).isEmpty();
            });
  }

  /** Scopes of zones of which each player has one say whose they are. */
  @Test
  void aZoneThatIsNoLongerCommonIsOneFindingThatSaysSo() {
    assertThat(
            new EditedGame("ember-vale")
                .edit("game.yaml", "ashes: {}", "ashes: {}\n  river: {}")
                .edit("game.yaml", "if: count of own deck = 0", "if: count of river = 0")
                .edit("game.yaml", "for each: own units", "for each: river")
                .findings())
        .singleElement()
        .satisfies(
            one ->
                assertThat(one.suggestion())
                    .startsWith(
                        "each player has a zone 'river': write 'own river', or 'common: true' at"
                            + " the zone if there is one for all; the same at"
                            + " data/ember-vale/game.yaml"));
  }

  @Test
  void aWordOfAPlaceThatIsNearerThanARefusedNameIsStillTold() {
    EditedGame files = new EditedGame("ember-vale");
    files.edit("cards.yaml", "spark-imp:", "Helth:");
    files.edit("cards.yaml", "health: 3", "healh: 3");
    assertThat(files.findings())
        .extracting(Diagnostic::code)
        .contains(Code.NAME_NOT_PLAIN, Code.UNKNOWN_FIELD);
  }

  @Test
  void aZoneThatSaysNeitherWhetherItIsInPlayIsOneFinding() {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit("game.yaml", "board: {in play: true", "board: {in play: ture")
            .findings();
    assertThat(found)
        .singleElement()
        .satisfies(
            one ->
                assertThat(one.location().place().toString()).isEqualTo("#/zones/board/in play"));
  }

  @Test
  void aNameThatIsDeclaredAndWrongWhereItStandsIsNoMisspeltDeclaration() {
    EditedGame files = new EditedGame("ember-vale");
    String change = ", kind: unit, effects: [{changes: cost, of: own hand, by: -1}]}\n";
    files.edit(
        "cards.yaml",
        "cards:\n",
        "cards:\n  herald: {name: Herald" + change + "  crier: {name: Crier" + change);
    assertThat(files.findings())
        .extracting(one -> one.code() + " " + one.location().place())
        .contains(
            "UNKNOWN_TARGET #/cards/herald/effects/0/of",
            "UNKNOWN_TARGET #/cards/crier/effects/0/of")
        .noneMatch(one -> one.startsWith("NAME_CHANGED"));
  }

  @Test
  void aKindThatCannotBeCalledSoIsOneFindingAtTheKind() {
    EditedGame files = new EditedGame("ember-vale");
    files.edit("game.yaml", "charm: {cost: 0}", "charm card: {cost: 0}");
    for (int i = 0; i < 3; i++) {
      files.edit("cards.yaml", "kind: charm\n", "kind: charm card\n");
    }
    assertThat(files.findings()).singleElement().asString().contains("#/kinds/charm card", "RS024");
  }

  @ParameterizedTest
  @ValueSource(strings = {"embers of self < 1|", "embers of self > 2|SAME_EFFECT"})
  void actionsThatDoTheSameAreFoundIfTheyCanBeDoneAtTheSameTimes(String test) {
    String[] parts = test.split("\\|");
    String heal = ", then: [{do: heal, target: self, amount: 1}]}\n";
    EditedGame files = new EditedGame("ember-vale");
    files.edit("game.yaml", "attack, rest]}", "attack, nap, doze, rest]}");
    files.edit(
        "game.yaml",
        "  rest: {ends: true}\n",
        "  rest: {ends: true}\n  nap: {if: embers of self > 2"
            + heal
            + "  doze: {if: "
            + parts[0]
            + heal);
    assertThat(files.findingsTogether())
        .extracting(Diagnostic::code)
        .containsExactlyElementsOf(parts.length == 1 ? List.of() : List.of(Code.valueOf(parts[1])));
  }

  @Test
  void theOnlyCostBelowZeroIsFound() {
    EditedGame files = new EditedGame("ember-vale");
    files.edit("cards.yaml", "kind: unit, cost: 1, attack: 2", "kind: unit, cost: -1, attack: 2");
    assertThat(files.findingsTogether())
        .singleElement()
        .asString()
        .contains("/cards/spark-imp/cost", "RS134", "found -1, expected a number from 0");
  }

  @Test
  void aDeckWithoutCardsIsFound() {
    List<Diagnostic> found =
        new EditedGame("ember-vale").edit("decks.yaml", "decks:", "decks:\n  bare: {}").findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.DECK);
    assertThat(found.get(0).location().toString()).endsWith("decks.yaml#/decks/bare");
  }

  @Test
  void aChangeOfACardThatDoesNotSayByHowMuchIsFound() {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit("cards.yaml", "of: other own units, by: 1,", "of: other own units,")
            .findings();
    assertThat(found)
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .contains("#/cards/flame-caller/effects/0", "RS006", "'by'");
  }

  @Test
  void aMisspeltEffectTypeIsOneFindingWhereItStands() {
    List<Diagnostic> found =
        new EditedGame("tcg-pocket")
            .edit("effect-types.yaml", "\n  damage_bonus:", "\n  damage_bnous:")
            .findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.NAME_CHANGED);
    assertThat(found.get(0).message())
        .contains("effect-types.yaml", "did you mean 'damage_bonus'?");
  }

  @Test
  void aMisspeltAttributeOfADuelIsOneFindingWhereItStands() {
    List<Diagnostic> found =
        new EditedGame("math-battle").edit("default_mode.json", "\"burn\"", "\"brun\"").findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.NAME_CHANGED);
    assertThat(found.get(0).location().toString())
        .isEqualTo("data/math-battle/default_mode.json#/attributes/7");
  }

  @Test
  void aMisspeltIdOfACardIsOneFindingAtTheIdAndNotAtItsName() {
    List<Diagnostic> found =
        new EditedGame("ember-vale")
            .edit("cards.yaml", "  coal-bearer:", "  coal-baerer:")
            .findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.NAME_CHANGED);
    assertThat(found.get(0).message())
        .contains("#/cards/coal-baerer:", "found 'coal-baerer'", "did you mean 'coal-bearer'?");
  }

  /** Many cards are in no deck, so that one whose id is near is none that was renamed. */
  @Test
  void aRenamedCardOfAPoolIsMissedWhereItIsCalledAndNoOtherCardIsBlamed() {
    EditedGame files = new EditedGame("tcg-pocket");
    files.edit("cards/mythical-island.json", "\"a1a-067\"", "\"blue-card\"");
    assertThat(files.findings())
        .isNotEmpty()
        .allSatisfy(
            one -> {
              assertThat(one.code()).isEqualTo(Code.UNKNOWN_REFERENCE);
              assertThat(one.location().file()).isEqualTo("data/tcg-pocket/decks.yaml");
              assertThat(one.found()).isEqualTo("'a1a-067'");
            });
  }

  @Test
  void aCardWhoseIdCannotBeANameIsOneFinding() {
    List<Diagnostic> found =
        new EditedGame("ember-vale").edit("cards.yaml", "spark-imp:", "Spark-imp:").findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.NAME_NOT_PLAIN);
    assertThat(found.get(0).sentence()).contains("did you mean 'spark-imp'?");
  }

  @Test
  void theNameOfAnotherRuleOrOfAnotherEffectOfTheCardIsToldAtTheSecond() {
    EditedGame files = new EditedGame("ember-vale");
    files.edit("game.yaml", "a player without health loses", "a unit without health burns");
    String call = "- {changes: attack, of: other own units, by: 1, name: call of flames}";
    files.edit("cards.yaml", call, call + "\n      " + call.replace("by: 1", "by: 2"));
    assertThat(files.findings())
        .filteredOn(one -> one.code() == Code.DUPLICATE)
        .extracting(EditedGame::told)
        .containsExactlyInAnyOrder(
            "RS008 | data/ember-vale/cards.yaml | cards/flame-caller/effects/1/name"
                + " | call of flames | -",
            "RS008 | data/ember-vale/game.yaml | rules/1/name | a unit without health burns | -");
  }

  @Test
  void aNameThatTwoRulesHaveHidesNoOtherMistake() {
    EditedGame files = new EditedGame("ember-vale");
    files.edit("game.yaml", "a player without health loses", "a unit without health burns");
    files.edit("game.yaml", "target: self, zone: board}", "target: owner, zone: board}");
    assertThat(files.findings())
        .extracting(one -> one.code() + " " + one.location().place())
        .containsExactlyInAnyOrder(
            "DUPLICATE #/rules/1/name", "DECLARATION #/actions/play/then/1/target");
  }

  @Test
  void aCardsNameDoesNotCountAsAUseOfItsId() {
    List<Diagnostic> found =
        new EditedGame("ember-vale").edit("cards.yaml", "kindle:", "Kindle:").findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.NAME_NOT_PLAIN);
  }

  @Test
  void aWordThatIsMisspeltOnceIsToldWhereItIsSaid() {
    List<Diagnostic> found =
        new EditedGame("ember-vale").edit("decks.yaml", "spark-imp", "sprak-imp").findings();
    assertThat(found).extracting(Diagnostic::code).containsExactly(Code.UNKNOWN_REFERENCE);
  }

  @Test
  void anEntryIsToldAtItsLineInTheFileThatHasIt() {
    EntryPlaces places = new EntryPlaces("tcg-pocket", new EditedGame("tcg-pocket"));
    CatalogSection cards = new CatalogSection("cards", "card", "cards");
    assertThat(places.of(cards, "a1-001").toString())
        .isEqualTo("data/tcg-pocket/cards/genetic-apex.json:3 #/cards/a1-001");
    assertThat(places.of(cards, "a1a-001").toString()).contains("mythical-island.json");
    assertThat(places.of(new CatalogSection("decks", "deck", "decks"), "mind mirror").toString())
        .isEqualTo("data/tcg-pocket/decks.yaml:4 #/decks/mind mirror");
  }

  /** The other mistake is told besides, and nothing that follows from the first. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          turns:      | turnz:             | UNKNOWN_FIELD | turnz
          zones:      | zonez:             | UNKNOWN_FIELD | zonez
          turns:      | 'xyzzy: 1\nturns:' | UNKNOWN_FIELD | xyzzy
          {phase: dusk, event: turn ends} | dusk | WRONG_TYPE | phases/2
          """)
  void aMistakeOfASectionHidesNoOther(String right, String wrong, Code code, String place) {
    EditedGame files = new EditedGame("ember-vale").edit("game.yaml", "{do: ", "{do: x");
    files.edit("game.yaml", right, wrong.replace("\\n", "\n"));
    assertThat(files.findings())
        .extracting(Diagnostic::code)
        .containsExactlyInAnyOrder(code, Code.UNKNOWN_VERB);
    assertThat(files.findings())
        .extracting(one -> one.location().toString())
        .contains("data/ember-vale/game.yaml#/" + place);
  }
}
