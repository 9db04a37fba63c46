package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong with a declared game is told at its place, with what would be right. */
class WrongDeclarationsTest {

  private static final String GAME = "game.yaml";
  private static final String CARDS = "cards.yaml";
  private static final String DECKS = "decks.yaml";

  @ParameterizedTest(name = "{2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          cards | stat: embers, delta: 1 | stat: embrs, delta: 1 | RS015 | cards/ember-smith/effects/0/then/0/stat | embrs | embers
          cards | kind: unit, cost: 1, attack: 2 | kind: unit, cost: 1, atack: 2 | RS007 | cards/spark-imp/atack | atack | attack
          cards | choose: enemy side | choose: enemy sides | RS014 | cards/cinder-drake/effects/0/then/0/choose | enemy sides | enemy side
          cards | of: other own units | of: other own unit | RS014 | cards/flame-caller/effects/0/of | other own unit | other own units
          cards | from: deck, to: hand | from: dek, to: hand | RS022 | cards/phoenix-chick/effects/0/then/0/from | dek | deck
          cards | do: damage | do: damge | RS012 | cards/cinder-drake/effects/0/then/0/then/0/do | damge | damage
          cards | target: target, amount: 2 | target: targt, amount: 2 | RS014 | cards/cinder-drake/effects/0/then/0/then/0/target | targt | target
          cards | target: target, amount: 2 | target: target, amout: 2 | RS007 | cards/cinder-drake/effects/0/then/0/then/0/amout | amout | amount
          cards | when: enters play | when: enter play | RS013 | cards/cinder-drake/effects/0/when | enter play | enters play
          cards | effect: kindled | effect: kindld | RS022 | cards/avalanche-bear/effects/0/then/0/effect | kindld | kindled
          cards | kind: charm | kind: charms | RS022 | cards/warm-hearth/kind | charms | charm
          cards | suppresses: enemies | suppresses: enemy | RS014 | cards/hush-owl/effects/0/suppresses | enemy | enemies
          cards | kind of subject is unit | kind of subject is unt | RS022 | cards/soot-witch/effects/0/if:20 | unt | unit
          cards | count of enemy board | count of enemy bord | RS014 | cards/snow-scout/effects/0/if:10 | enemy bord | enemy board
          cards | event delta < -1 | event delt < -1 | RS017 | cards/avalanche-bear/effects/0/if:7 | delt | delta
          game | actions: [play, cast | actions: [play, cst | RS022 | phases/1/actions/1 | cst | cast
          game | with: own hand | with: own hnd | RS014 | actions/play/with | own hnd | own hand
          game | turns: 60 | certain: count of own hnd > 0 | RS014 | certain:10 | own hnd | own hand
          game | turns: 60 | certain: count of own hand [kind of target is unt] > 0 | RS022 | certain:38 | unt | unit
          game | turns: 60 | certain: '' | RS200 | certain:1 | the end | -
          game | turns: 60 | certain: attack of self > 0 | RS015 | certain | attack of self (player) | -
          game | turns: 60 | certain: kind of target is unit | RS014 | certain | target outside of for each, choose and at random | -
          game | turns: 60 | certan: turn number > 1 | RS007 | certan | certan | certain
          game | health of self - health of opponent | attack of self - health of opponent | RS015 | worth | attack of self (player) | -
          game | deck zone: deck | deck zone: dec | RS022 | deck zone | dec | deck
          game | kinds: [unit], zone: board, whose: own | kinds: [unt], zone: board, whose: own | RS022 | scopes/own units/kinds/0 | unt | unit
          game | value: hearth of self | value: hearth of slf | RS014 | player rules/1/then/1/value:11 | slf | self
          game | value: hearth of self | value: herth of self | RS015 | player rules/1/then/1/value:1 | herth | hearth
          game | if: hearth of self < 8 | if: hearth of self < < 8 | RS200 | player rules/1/then/0/if:18 | < | -
          game | if: hearth of self < 8 | if: hearth of self | RS200 | player rules/1/then/0/if:15 | the end | -
          game | spell: {cost: 0} | Spell: {cost: 0} | RS024 | kinds/Spell | Spell | spell
          game | frozen: {changes | d6: {changes | RS024 | statuses/d6 | d6 | -
          game | ashes: {} | kind of ashes: {} | RS024 | zones/kind of ashes | kind of ashes | -
          game | charm: {cost: 0} | charm: {level 2: 0} | RS024 | kinds/charm/level 2 | level 2 | -
          game | board: {in play: true} | board: {in play: true, most: -1} | RS010 | zones/board/most | -1 | -
          game | turns: 60 | nouns: {untis: unit} | RS022 | nouns/untis | untis | units
          game | turns: 60 | nouns: {embrs: ember} | RS022 | nouns/embrs | embrs | embers
          game | turns: 60 | titles: {untt: Unit} | RS022 | titles/untt | untt | unit
          game | turns: 60 | titles: {unit: ''} | RS006 | titles/unit | - | -
          game | turns: 60 | titles: {unit: a Unit} | RS201 | titles/unit | a Unit | -
          game | ashes: {} | ashes: {called: ''} | RS006 | zones/ashes/called | - | -
          game | whose: enemy, called: enemies} | whose: enemy, zone: board} | RS073 | scopes/enemy side/kinds/1 | player, of whom none fits zone | -
          game | whose: enemy, called: enemies} | whose: enemy, same zone: true} | RS073 | scopes/enemy side/kinds/1 | player, of whom none fits same zone | -
          game | {kinds: [player], whose: enemy} | {kinds: [player], attached to: own units} | RS073 | scopes/enemy player/kinds/0 | player, of whom none fits attached to | -
          game | rest: {ends: true} | d0: {ends: true} | RS024 | actions/d0 | d0 | -
          game | if: hearth of self < 8 | if: hearth of self < d0 | RS010 | player rules/1/then/0/if:18 | d0 | -
          game | called: enemies} | called: ''} | RS006 | scopes/enemy side/called | - | -
          game | called: enemies} | called: foes hidden} | RS201 | scopes/enemy side/called | foes hidden, whose singular is not known | -
          game | called: enemies} | called: the enemies} | RS201 | scopes/enemy side/called | the enemies | -
          game | actions: [play, cast, attack, rest] | actions: [play, cast, attack, play, rest] | RS008 | phases/1/actions/3 | play | -
          game | cast, attack, rest]} | cast, attack, rest], passes: true} | RS131 | phases/1/passes | passes of a phase in which everybody has an action | -
          game | event: turn ends} | event: turn ends, passes: true} | RS131 | phases/2/passes | passes of a phase in which nobody does anything | -
          game | {do: set-stat, target: self, stat: embers, value: hearth of self} | {stop: false} | RS005 | player rules/1/then/1/stop | false | -
          game | cards: data/ember-vale/cards.yaml | cards: [] | RS009 | homes/cards | no file | -
          game | turns: 60 | turns: 0 | RS010 | turns | 0 | -
          game | seen by: owner | seen by: owners | RS018 | zones/hand/seen by | owners | owner
          game | phase: dusk | phase: day | RS008 | phases/2/phase | day | -
          game | rest: {ends: true} | rest: {ends: true, on: own units} | RS201 | actions/rest/on | on of an action without with | -
          game | rest: {ends: true} | rest: {} | RS201 | phases/1 | phase day in which a player may have no legal action | -
          game | event: turn ends} | event: turn ends, abilities: true} | RS201 | phases/2 | phase dusk in which a player may have no legal action | -
          game | player: {health: 20 | hero: {health: 20 | RS006 | kinds | - | -
          game | player: {health: 20 | player: {out: 1, health: 20 | RS010 | kinds/player/out | 1 | -
          game | player: {health: 20 | player: {out: 0.5, health: 20 | RS010 | kinds/player/out | 0.5 | -
          game | hearth: 0} | hearth: 0, hand: 0} | RS201 | kinds/player/hand | number hand, which is a zone, too | -
          game | attack: 0, health: 1 | attack: 0, effects: 0, health: 1 | RS201 | kinds/unit/effects | number effects, which is a field of cards, too | -
          cards | {do: heal, target: owner, amount: 1} | {do: heal, target: owner, amount: -2} | RS136 | cards/warm-hearth/effects/0/then/0/amount | -2, the opposite of heal | -
          cards | {do: heal, target: owner, amount: 1} | {one of: {}} | RS009 | cards/warm-hearth/effects/0/then/0/one of | no way | -
          cards | target: owner, stat: embers | target: self, stat: embers | RS015 | cards/ember-smith/effects/0/then/0/stat | embers of self (unit) | -
          cards | stat: embers, delta: 1 | stat: embers, delta: attack of opponent | RS015 | cards/ember-smith/effects/0/then/0/delta | attack of opponent (player) | -
          cards | event delta < -1 | embers of self < 1 | RS015 | cards/avalanche-bear/effects/0/if | embers of self (unit) | -
          cards | {do: heal, target: owner, amount: 1} | {do: heal, target: self, amount: 1} | RS015 | cards/warm-hearth/effects/0/then/0/target | health of self (charm) | -
          cards | kind of subject is unit | kind of subject is unit and embers of subject > 0 | RS015 | cards/soot-witch/effects/0/if | embers of subject (unit) | -
          cards | changes: attack, of: other own units | changes: embers, of: other own units | RS015 | cards/flame-caller/effects/0/changes | embers of other own units (unit) | -
          cards | count of own board | total embers of own board | RS015 | cards/snow-scout/effects/0/if | embers of own board (unit, spell, charm) | -
          cards | target: owner, stat: embers | target: target, stat: embers | RS014 | cards/ember-smith/effects/0/then/0/target | target outside of for each, choose and at random | -
          cards | target: owner, stat: embers | target: causer, stat: embers | RS014 | cards/ember-smith/effects/0/then/0/target | causer of an event that nobody causes | -
          game | board: {in play: true} | board: {in play: true, most: d6} | RS201 | zones/board/most | d6, which draws chance or reads an event | -
          game | board: {in play: true} | board: {in play: true, most: herth of self} | RS015 | zones/board/most:1 | herth | hearth
          game | {do: lose, target: subject} | {do: lose, target: owner} | RS014 | rules/1/then/0/target | owner in a rule that no player has | -
          game | kind of subject is player and | count of own hand > 0 and kind of subject is player and | RS014 | rules/1/if | own hand in a rule that no player has | -
          game | {do: lose, target: subject} | {for each: own units, then: [{do: damage, target: target, amount: 1}]} | RS014 | rules/1/then/0 | own units in a rule that no player has | -
          cards | kind of subject is unit | kind of self is charm | RS092 | cards/soot-witch/effects/0/if | kind of self is charm | -
          game | if: kind of target is unit | if: kind of target is spell | RS092 | actions/attack/then/1/then/0/if | kind of target is spell | -
          game | kind of subject is unit and health of subject <= 0 | health of self <= 0 | RS015 | rules/0/if | health of self (game) | -
          cards | whose: ally | whose: allies | RS018 | cards/ember-smith/effects/0/whose | allies | ally
          game | whose: any | whose: ally | RS073 | rules/0/when | health changes, which is never about an ally of the game | -
          game | ready of self = 1 | ready of subject = 1 | RS014 | actions/attack/if | subject where nothing happens | -
          game | target: self, zone: board | target: self, zone: hand | RS201 | actions/play/then/1/zone | hand, which is not in play | -
          game | target: self, zone: ashes | target: self, zone: board | RS201 | actions/cast/then/2/zone | board, which is in play | -
          cards | amount: 1, from: deck, to: hand | amount: 1, from: deck, to: board | RS201 | cards/phoenix-chick/effects/0/then/0/to | board, which is in play, unlike the zone they come from | -
          game | {do: enter, target: self, zone: board} | {do: move, target: self, zone: board} | RS201 | actions/play/then/1/zone | board, which is in play, unlike self | -
          cards | {do: damage, target: target, amount: 1} | {do: move, target: target, zone: hand} | RS201 | cards/tinder-sage/effects/0/then/0/then/0/zone | hand, which is not in play, unlike the target | -
          cards | {do: heal, target: owner, amount: 1} | {if: turn number > 3, then: [{do: win, target: owner}, {do: heal, target: owner, amount: 1}]} | RS020 | cards/warm-hearth/effects/0/then/0/then/1 | a line behind the end of the program | -
          cards | of: other own units, by: 1 | of: other own units, by: 1, while in: hand | RS073 | cards/flame-caller/effects/0/while in | hand, where nothing is in play | -
          cards | {do: heal, target: owner, amount: 1} | {do: grant, target: owner, effect: kindled, turns: 1} | RS015 | cards/warm-hearth/effects/0/then/0/effect | attack of owner (player) | -
          cards | kind of subject is unit | name of subject is spark-imp | RS022 | cards/soot-witch/effects/0/if | spark-imp | Spark Imp
          game | own units: {kinds: [unit], zone: board, whose: own} | own hand: {zone: hand, whose: own} | RS201 | scopes/own hand | scope own hand, which there is without saying so | -
          game | actions: [play, cast, attack, rest] | actions: [play, cast, rest] | RS155 | actions/attack | action attack | -
          cards | name: Spark Imp | name: " " | RS009 | cards/spark-imp/name | - | -
          cards | name: Spark Imp | name: "\\u00a0\\u200b" | RS009 | cards/spark-imp/name | - | -
          cards | name: Spark Imp | name: "Spark\tImp" | RS024 | cards/spark-imp/name | Spark Imp | -
          cards | name: Ash Hound | name: Spark Imp | RS132 | cards/ash-hound/name | Spark Imp | -
          cards | stat: embers, delta: 1 | stat: embers, delta: 0 - min(2, health of owner) | RS023 | cards/ember-smith/effects/0/then/0/delta | 0 - min(2, cut at a comma | -
          game | own units: {kinds: [unit], zone: board, whose: own} | own units: {attached to: own units} | RS201 | scopes/own units/attached to | own units, which is made of itself | -
          game | kindled: {changes: attack, of: self, by: 2} | kindled: {changes: attack, by: 2, if: health of self > 3} | RS073 | statuses/kindled/if | a condition of attack, which no calculation asks for | -
          cards | of: other own units, by: 1 | of: other own units, by: 1, if: health of target > 3 | RS073 | cards/flame-caller/effects/0/if | a condition of attack, which no calculation asks for | -
          cards | grant, target: self, effect: kindled | give, amount: 7, target: self, effect: kindled | RS201 | cards/avalanche-bear/effects/0/then/0/effect | kindled, which takes no number | -
          cards | attack: 2, health: 1} | attack: 2, health: .inf} | RS005 | cards/spark-imp/health | .inf | -
          cards | question: choose what the drake scorches | where: attack of target > 1 | RS015 | cards/cinder-drake/effects/0/then/0/where | attack of target (player) | -
          cards | {do: heal, target: owner, amount: 1} | {do: heal, target: owner, amount: event delta} | RS017 | cards/warm-hearth/effects/0/then/0/amount | delta of turn ends | -
          cards | name: Spark Imp, kind: unit | name: Spark Imp, kind: player | RS022 | cards/spark-imp/kind | player | -
          cards | {do: heal, target: owner, amount: 1} | {repeat: 0 - 3, then: [{do: heal, target: owner, amount: 1}]} | RS010 | cards/warm-hearth/effects/0/then/0/repeat | -3 | -
          cards | {do: heal, target: owner, amount: 1} | {repeat: 100000000, then: [{do: heal, target: owner, amount: 1}]} | RS010 | cards/warm-hearth/effects/0/then/0/repeat | 100000000 | -
          game | kinds: [unit], zone: board, whose: own | kinds: [unit, unit], zone: board, whose: own | RS008 | scopes/own units/kinds/1 | unit | -
          game | actions: [play, cast, | actions: [play, cast, play, | RS008 | phases/1/actions/2 | play | -
          game | turns: 60 | events: [bells ring, bells ring] | RS008 | events/1 | bells ring | -
          game | turns: 60 | words: {element: [fire, frost, fire]} | RS008 | words/element/2 | fire | -
          game | name: Ember Vale | name: " " | RS009 | name | - | -
          game | name: Ember Vale | name: "\\u00a0\\u200b" | RS009 | name | - | -
          game | name: opening hand | name: " " | RS009 | player rules/0/name | - | -
          game | name: opening hand | name: "\\u00a0\\u200b" | RS009 | player rules/0/name | - | -
          game | name: a unit without health burns | name: "" | RS009 | rules/0/name | - | -
          cards | - when: enters play | - ability: " " | RS009 | cards/cinder-drake/effects/0/ability | - | -
          cards | if: kind of subject is unit | type: " " | RS009 | cards/soot-witch/effects/0/type | - | -
          game | charm: {cost: 0} | "": {cost: 0} | RS024 | kinds/ | - | -
          game | charm: {cost: 0} | "a;b": {cost: 0} | RS024 | kinds/a;b | a;b | -
          game | ashes: {} | "": {} | RS024 | zones/ | - | -
          game | kindled: {changes | "": {changes | RS024 | statuses/ | - | -
          game | rest: {ends | "": {ends | RS024 | actions/ | - | -
          game | {do: damage, target: target, amount: attack of self} | {repeat: 0, then: [{do: damage, target: target, amount: 1}]} | RS010 | actions/attack/then/1/then/1/repeat | 0 | -
          decks | spark-imp: 3 | spark-imps: 3 | RS022 | decks/fire/spark-imps | spark-imps | spark-imp
          decks | spark-imp: 3 | spark-imp: 0 | RS010 | decks/fire/spark-imp | 0 | -
          """)
  void aMistakeIsToldAtItsPlaceWithTheNearestWord(
      String file, String from, String to, String code, String place, String found, String word) {
    List<Diagnostic> findings =
        new EditedGame("ember-vale").edit(file + ".yaml", from, to).findings();
    assertThat(findings)
        .extracting(EditedGame::told)
        .contains(
            String.join(" | ", code, "data/ember-vale/" + file + ".yaml", place, found, word));
    assertThat(findings).allSatisfy(one -> assertThat(one.expected()).isNotBlank());
  }

  @Test
  void aGameWithoutCardsOrDecksIsToldAtTheirFile() {
    String game =
        """
        kinds: {player: {health: 3}, unit: {}}
        zones: {deck: {}}
        deck zone: deck
        phases: [{phase: day, actions: [rest]}]
        actions: {rest: {ends: true}}
        """;

    assertThat(new WrittenGame(game, "cards: {}", "decks: {}").findings().all())
        .extracting(EditedGame::told)
        .contains("RS009 | data/written/cards.yaml | - | no card | -");
    String cards = "cards: {scout: {name: Scout, kind: unit}}";
    assertThat(new WrittenGame(game, cards, "decks: {}").findings().all())
        .extracting(EditedGame::told)
        .contains("RS009 | data/written/decks.yaml | decks | no deck | -");
  }

  @Test
  void anEventOfTheGamesOwnHasNoNameOfAPhasesEvent() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(GAME, "turns: 60", "turns: 60\nevents: [turn ends]")
                .findings())
        .extracting(EditedGame::told)
        .contains(
            "RS201 | data/ember-vale/game.yaml | events/0"
                + " | event turn ends, which there is without saying so | -");
  }

  @Test
  void aNameWithAWordOfFormulasIsToldWithThatWord() {
    assertThat(new EditedGame("ember-vale").edit(GAME, "ashes: {}", "heap of d6: {}").findings())
        .filteredOn(one -> one.code() == Code.NAME_NOT_PLAIN)
        .extracting(Diagnostic::expected)
        .containsExactly(
            "words of small letters, digits and - that each begin with a letter,"
                + " none of them a word of formulas such as 'of'");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          to heap 1     | , unlike '1'
          heap_one west | , unlike 'heap_one'
          1 to 2        |
          1heap         |
          """)
  void aNameIsToldWithTheWordOfItThatIsNoName(String name, String unlike) {
    assertThat(new EditedGame("ember-vale").edit(GAME, "ashes: {}", name + ": {}").findings())
        .filteredOn(one -> one.code() == Code.NAME_NOT_PLAIN)
        .extracting(Diagnostic::expected)
        .containsExactly(
            "words of small letters, digits and - that each begin with a letter"
                + (unlike == null ? "" : unlike)
                + ", none of them a word of formulas such as 'of' or 'd6'");
  }

  @Test
  void aConditionThatNoCalculationAsksForIsToldWithAScopeInstead() {
    String aura = "of: other own units, by: 1";
    assertThat(
            new EditedGame("ember-vale")
                .edit(CARDS, aura, aura + ", if: health of target > 3")
                .findings())
        .extracting(Diagnostic::expected)
        .containsExactly(
            "no condition, but a declared scope with 'kinds', 'words' or 'printed' under 'of', or a"
                + " rule that changes the number itself");
  }

  @ParameterizedTest
  @CsvSource({
    "'{run: setup}', procedures",
    "'{use: order, of: allies}', ability kinds",
    "'{do: deal, target: owner, amount: 1, calculation: strike}', calculations"
  })
  void aNameOfWhatAGameHasNoneOfIsToldWithTheSectionThatDeclaresIt(String line, String section) {
    assertThat(
            new EditedGame("ember-vale")
                .edit(CARDS, "{do: heal, target: owner, amount: 1}", line)
                .findings())
        .extracting(Diagnostic::expected)
        .containsExactly("none, since there is none to name; declare it under '" + section + "'");
  }

  @Test
  void aWordThatNothingDeclaresIsNotToldAtACardOfThatName() {
    EditedGame coloured =
        new EditedGame("ember-vale")
            .edit(GAME, "kinds:\n", "words: {hue: [red]}\nkinds:\n")
            .edit(CARDS, "name: Warm Hearth", "name: Warm Hearth\n    hue: firebolt")
            .edit(CARDS, "name: Grave Ember", "name: Grave Ember\n    hue: firebolt");
    assertThat(coloured.findings())
        .singleElement()
        .asString()
        .contains(
            "#/cards/warm-hearth/hue:", "'firebolt'", "the same at data/ember-vale/cards.yaml");
  }

  @Test
  void anEventOfTheGamesOwnIsAboutThoseForWhomItIsRaised() {
    EditedGame ringing =
        new EditedGame("ember-vale")
            .edit(GAME, "turns: 60", "turns: 60\nevents: [rings]")
            .edit(
                GAME,
                "rest: {ends",
                "ring: {then: [{do: raise, target: self, event: rings}]}\n  rest: {ends")
            .edit(GAME, "attack, rest]", "attack, ring, rest]")
            .edit(
                CARDS,
                "- when: turn ends\n        whose: ally",
                "- when: rings\n        whose: ally\n        if: embers of subject > 1");
    assertThat(ringing.findings()).isEmpty();
    assertThat(ringing.edit(CARDS, "whose: ally\n        if: embers", "if: embers").findings())
        .extracting(EditedGame::told)
        .contains(
            "RS073 | data/ember-vale/cards.yaml | cards/tinder-sage/effects/0/when"
                + " | rings, which is never about a unit itself | -");
  }

  @Test
  void aScopeOfOneZoneHasNobodyInItSeenFromAPlayer() {
    EditedGame here =
        new EditedGame("ember-vale")
            .edit(GAME, "scopes:\n", "scopes:\n  here: {same zone: true}\n")
            .edit(GAME, "with: own units", "with: here");
    assertThat(here.findings())
        .extracting(EditedGame::told)
        .contains(
            "RS073 | data/ember-vale/game.yaml | actions/attack/with"
                + " | here, seen from a player, who lies in no zone | -");
  }

  @Test
  void whatAnAttachedCardCountsInIsANumberOfSomeKind() {
    EditedGame counting =
        new EditedGame("ember-vale")
            .edit(GAME, "kinds:\n", "words: {hue: [red]}\ncounts: {charm: hue}\nkinds:\n")
            .edit(CARDS, "name: Warm Hearth", "name: Warm Hearth\n    hue: red");
    assertThat(counting.findings())
        .extracting(EditedGame::told)
        .containsExactly(
            "RS015 | data/ember-vale/cards.yaml | cards/warm-hearth/hue"
                + " | red charm, in which it counts where it is attached | -",
            "RS006 | data/ember-vale/cards.yaml | cards/banner-of-frost/kind | no hue | -",
            "RS006 | data/ember-vale/cards.yaml | cards/grave-ember/kind | no hue | -");
    assertThat(
            counting
                .edit(GAME, "ward: 0}", "ward: 0, red charm: 0}")
                .edit(CARDS, "name: Banner of Frost", "name: Banner of Frost\n    hue: red")
                .edit(CARDS, "name: Grave Ember", "name: Grave Ember\n    hue: red")
                .findings())
        .isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          sums: {attack: [ward, attack]} | RS201 | sums/attack | attack, which is made of itself
          sums: {attack: [ward], ward: [attack]} | RS201 | sums/attack | attack, which is made of itself
          sums: {health: [embers]} | RS015 | sums/health/0 | embers of all with health (unit)
          sums: {health: [ward]} | RS015 | sums/health/0 | ward of all with health (player)
          sums: {cost: [ward]} | RS015 | sums/cost/0 | ward of all with cost (charm, spell)
          roles: {self: own units} | RS201 | roles/self | role self, which there is without saying so
          procedures: {warm: [{do: heal, target: self, amount: 1}]} | RS155 | procedures/warm | procedure warm
          procedures: {warm: [{run: warm}]} | RS155 | procedures/warm | procedure warm
          calculations: {scorch: {adds to: health, parts: [{part: fire, add: 1}]}} | RS155 | calculations/scorch | calculation scorch
          events: [health changes] | RS201 | events/0 | event health changes, which there is without saying so
          deck building: {parts: [{called: spells, kinds: [spell], least: 10, most: 3}]} | RS010 | deck building/parts/0/least | 10
          """)
  void anEntryThatCannotBeIsToldAtItsPlace(String entry, String code, String place, String found) {
    List<Diagnostic> findings =
        new EditedGame("ember-vale").edit(GAME, "turns: 60", "turns: 60\n" + entry).findings();
    assertThat(findings)
        .extracting(EditedGame::told)
        .containsExactly(String.join(" | ", code, "data/ember-vale/game.yaml", place, found, "-"));
  }

  @Test
  void anAbilityThatNoPhaseOffersIsFound() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(CARDS, "when: turn ends\n        whose: ally", "ability: Bask")
                .findings())
        .extracting(EditedGame::told)
        .containsExactly(
            "RS155 | data/ember-vale/cards.yaml | cards/tinder-sage/effects/0 | ability Bask | -");
  }

  /** What the section declares is not told to be unknown wherever it is used. */
  @ParameterizedTest
  @CsvSource({"phases:,phase:,phases", "scopes:,scope:,scopes", "zones:,zone:,zones"})
  void aSectionWithAWrongNameIsOneFinding(String from, String to, String meant) {
    assertThat(new EditedGame("ember-vale").edit(GAME, "\n" + from, "\n" + to).findings())
        .singleElement()
        .asString()
        .contains("RS007", "did you mean '" + meant + "'?");
  }

  @Test
  void anOpponentIsOneOfTwo() {
    assertThat(new EditedGame("ember-vale").edit(GAME, "players: 2", "players: 3").findings())
        .filteredOn(one -> one.code() == Code.UNKNOWN_TARGET)
        .hasSize(3)
        .allSatisfy(
            one -> {
              assertThat(one.code().id()).isEqualTo("RS014");
              assertThat(one.location().place().toString()).matches(".*/then/0/target|#/worth");
              assertThat(one.found()).isEqualTo("'opponent' in a game of 3 players");
            });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | target: opponent | target: selv | true",
        "3 | target: opponent | target: selv | false",
        "2 | health of self - health of opponent | health of selv | true",
        "3 | health of self - health of opponent | health of selv | false"
      })
  void anOpponentIsOfferedOnlyWhereThereIsOne(
      int players, String right, String wrong, boolean offered) {
    assertThat(
            new EditedGame("ember-vale")
                .edit(GAME, "players: 2", "players: " + players)
                .edit(right.startsWith("target") ? CARDS : GAME, right, wrong)
                .findings())
        .filteredOn(one -> one.found().equals("'selv'"))
        .isNotEmpty()
        .allSatisfy(one -> assertThat(one.expected().contains("opponent")).isEqualTo(offered));
  }

  @ParameterizedTest
  @CsvSource({"1, in a game of 1 player", "3, in a game of 3 players"})
  void theOtherSideIsOneOfTwo(int players, String found) {
    assertThat(
            new EditedGame("ember-vale").edit(GAME, "players: 2", "players: " + players).findings())
        .filteredOn(one -> one.code() == Code.DECLARATION)
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString()).isEqualTo("#/rules/1/then/0/do");
              assertThat(one.found()).isEqualTo("'lose' " + found);
              assertThat(one.expected()).contains("eliminate");
            });
  }

  @Test
  void anEventOfPlayersIsNeverACardsOwn() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(CARDS, "when: turn starts\n        whose: ally", "when: turn starts")
                .findings())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id()).isEqualTo("RS073");
              assertThat(one.location().place().toString())
                  .isEqualTo("#/cards/ember-smith/effects/0/when");
            });
  }

  @Test
  void aFormulaThatACommaCutsIsOneFindingThatTellsToQuoteIt() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(CARDS, "delta: 1}", "delta: 1 - min(2, max(1, health of owner))}")
                .findings())
        .singleElement()
        .extracting(Diagnostic::expected)
        .isEqualTo("quotes: delta: \"1 - min(2, max(1, health of owner))\"");
  }

  @Test
  void aCutFormulaWithDoubleQuotesIsToBePutInSingleOnes() {
    assertThat(
            new EditedGame("ember-vale")
                .edit(CARDS, "delta: 1}", "delta: 1 - \"min(2, o'1)\"}")
                .findings())
        .first()
        .extracting(Diagnostic::expected)
        .isEqualTo("quotes: delta: '1 - \"min(2, o''1)\"'");
  }

  @Test
  void mistakesOfAllFilesAreToldAtOnce() {
    List<Diagnostic> findings =
        new EditedGame("ember-vale")
            .edit(GAME, "rest: {ends: true}", "rest: {}")
            .edit(CARDS, "kind: charm", "kind: charm\n    attack: 2")
            .edit(CARDS, "do: damage", "do: damge")
            .edit(DECKS, "spark-imp: 3", "spark-imps: 3")
            .findings();
    assertThat(findings).extracting(one -> one.code().id()).contains("RS201", "RS012", "RS022");
  }

  @Test
  void aFileOfCardsThatCannotBeReadIsOneFinding() {
    List<Diagnostic> findings =
        new EditedGame("ember-vale").edit(CARDS, "name: Spark Imp", "name: Spark: Imp").findings();
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).location().file()).isEqualTo("data/ember-vale/cards.yaml");
  }

  @Test
  void theShippedGameHasNoFinding() {
    assertThat(new EditedGame("ember-vale").findings()).isEmpty();
  }
}
