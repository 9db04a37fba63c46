package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.declared.authoring.DeclaredPack;
import dev.runesheet.model.diagnostic.Diagnostics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A mistake in lists, or in what names them, is told once, where it is. */
class MistakesInListsTest {

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: fighter}
        <hue>-<rank>: {name: <hue> <rank>, kind: <hue.sort>, power: <hue.number>, health: <rank.size>}
        <hue>-elf: {name: <hue> Elf, kind: <hue.sort>, power: <hue.number>}
      """;

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          lists:
            hue: {red: {number: 1, sort: fighter}, green: {number: 2, sort: fighter}, blue: {number: 3, sort: fighter}}
            rank: {squire: {size: 1}, knight: {size: 2}}
          kinds:
            player: {health: 9, energy: 0}
            fighter: {power: 1, health: 1}
          zones: {deck: {seen by: nobody}, hand: {seen by: owner}, field: {in play: true}}
          deck zone: deck
          procedures:
            burn: {takes: {toll: number}, then: [{do: damage, target: self, amount: $toll}]}
          phases: [{phase: main, actions: [play, sting <hue>, end]}]
          actions:
            play: {with: own hand, then: [{do: enter, target: self, zone: field}]}
            sting <hue>: {then: [{run: burn, toll: <hue.number>}]}
            end: {ends: true}
          player rules:
            - {name: hand, when: game starts, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
          """,
          CARDS,
          "decks: {all: {<hue>-<rank>: 2, <hue>-elf: 1, scout: 2}}\n");

  @Test
  void theGameWithoutThemHasNoFinding() {
    assertThat(GAME.mistakes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          red: {number  | red: {numbr     | `RS007 | lists/hue/red/numbr | numbr | number`
          green: {number | green: {nmber  | `RS007 | lists/hue/green/nmber | nmber | number`
          red: {number: 1, | red: {       | `RS006 | lists/hue/red | - | -`
          number: 2     | number: two     | `RS200 | lists/hue/green/number | the end | write '2' instead of 'two'`
          {number: 2, sort: fighter | {number: 2, sort: figter | `RS022 | lists/hue/green/sort | figter | fighter`
          hue: {red     | heu: {red       | `RS119 | lists/heu | heu | hue`
          rank: {squire: {size: 1}, knight: {size: 2}} | rank: [squire, knight] | `RS005 | lists/rank | a list | -`
          toll: <hue.number> | toll: <hue.numbr> | `RS022 | actions/sting <hue>/then/0/toll | numbr | number`
          toll: <hue.number> | toll: <colour.number> | `RS022 | actions/sting <hue>/then/0/toll | colour | -`
          sting <hue>: {then | sting <heu>: {then | `RS022 | actions/sting <heu> | heu | hue`
          """)
  void aMistakeOfTheDeclaration(String right, String wrong, String told) {
    assertThat(GAME.mistakes(right, wrong)).containsExactly(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <hue>-<rank>: | <hue>-<rnk>:    | `RS022 | cards/<hue>-<rnk> | rnk | rank`
          <hue>-<rank>: | <hue>-<grade>:  | `RS022 | cards/<hue>-<grade> | grade | -`
          <hue>-<rank>: | <hue>:          | `RS022 | cards/<hue>/name | <rank> | -`
          <hue>-elf:    | <colour>-elf:   | `RS022 | cards/<colour>-elf | colour | -`
          power: <hue.number>, | power: <hue.numbr>, | `RS022 | cards/<hue>-<rank>/power | numbr | number`
          power: <hue.number>, | power: <hue.worth>, | `RS022 | cards/<hue>-<rank>/power | worth | -`
          power: <hue.number>, | power: <hue.sort>,  | `RS005 | cards/<hue>-<rank>/power | fighter | -`
          """)
  void aMistakeOfACard(String right, String wrong, String told) {
    WrittenGame edited = new WrittenGame(GAME.game(), CARDS.replace(right, wrong), GAME.decks());
    assertThat(edited.mistakes())
        .containsExactly(told.replaceFirst("\\|", "| data/written/cards.yaml |"));
  }

  /** Longer words move the character at which a formula cannot be read on. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          1 + <hue> won of self | 1 + <hue> won off self | `RS200 | formulas/<hue> score:13 | off | of`
          1 + <hue> won of self | 1 + <hue> won of self + <hue> wn of self | `RS015 | formulas/<hue> score:23 | red wn | red won`
          """)
  void aMistakeOfAFormulaIsToldOnceForWordsOfAllLengths(String right, String wrong, String told) {
    WrittenGame repeated =
        new WrittenGame(
            GAME.game()
                    .replace("{health: 9,", "{health: 9, <hue> won: 0,")
                    .replace("toll: <hue.number>", "toll: <hue> score")
                + "formulas: {<hue> score: 1 + <hue> won of self}\n",
            CARDS,
            GAME.decks());
    assertThat(repeated.mistakes(right, wrong)).containsExactly(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          sort: fighter}, blue | srt: fighter}, blue | `RS007 | lists/hue/green/srt | srt | sort`
          {number: 1, sort: square} | {number: 1} | `RS006 | lists/hue/red | - | -`
          green: {number: 2, sort: fighter}, blue | green: {number: 2}, blue | `RS006 | lists/hue/green | - | -`
          """)
  void aMistakeInAColumnThatNamesOfNumbersAndTitlesSay(String right, String wrong, String told) {
    WrittenGame named =
        new WrittenGame(
            GAME.game()
                    .replace("{health: 9,", "{health: 9, <hue.sort> won: 0,")
                    .replace("red: {number: 1, sort: fighter}", "red: {number: 1, sort: square}")
                    .replace("3, sort: fighter", "3, sort: round")
                + "titles: {<hue.sort> won: <hue.sort>-tricks}\n",
            CARDS.replace("kind: <hue.sort>", "kind: fighter"),
            GAME.decks());
    assertThat(named.mistakes(right, wrong)).containsExactly(told);
  }

  /** A word of a list that the whole list shares is not what is wrong. */
  @Test
  void aColumnThatDoesNotFitAnywhereIsToldWhereItIsNamed() {
    String cards = CARDS.replace("kind: <hue.sort>, power: <hue.number>}", "kind: <hue.number>}");
    assertThat(new WrittenGame(GAME.game(), cards, GAME.decks()).mistakes())
        .isNotEmpty()
        .allMatch(one -> one.contains("cards/<hue>-elf/kind"));
  }

  /** Decks call cards by the words, at many places. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          green: {number  | gren: {number  | `RS119 | lists/hue/gren | gren | green`
          rank: {squire:  | rank: {squier: | `RS119 | lists/rank/squier | squier | squire`
          """)
  void aMisspeltWordThatDecksCallRightlyIsToldOnceInTheList(
      String right, String wrong, String told) {
    String decks =
        "decks: {all: {green-squire: 2, green-knight: 1, red-squire: 1, scout: 2},"
            + " other: {green-elf: 3, red-squire: 2}}\n";
    assertThat(new WrittenGame(GAME.game(), CARDS, decks).mistakes(right, wrong))
        .containsExactly(told);
  }

  @Test
  void aWordThatOtherDecksSayIsNotWhatIsWrong() {
    String decks =
        "decks: {all: {gren-squire: 2, gren-knight: 1, scout: 2}, other: {green-elf: 3}}\n";
    assertThat(new WrittenGame(GAME.game(), CARDS, decks).mistakes())
        .hasSize(2)
        .allMatch(one -> one.startsWith("RS022 | data/written/decks.yaml | decks/all/gren-"));
  }

  /** Tables are laid out by the words that the game declares, so they tell its mistakes, too. */
  @Test
  void aMistakeThatAllWordsOfAListRepeatIsToldOnceByTables() {
    WrittenGame titled =
        new WrittenGame(GAME.game() + "titles: {<hue>: shade}\n", CARDS, GAME.decks());
    Diagnostics told = new Diagnostics();
    new DeclaredPack("written").tableSources(titled, told);
    assertThat(told.all())
        .singleElement()
        .satisfies(one -> assertThat(one.location().toString()).endsWith("#/titles/<hue>"));
  }

  /** Zones and numbers are called by the same word, which one line names for each. */
  @Test
  void aWordThatAListLacksIsToldOnceForAllThatIsCalledByIt() {
    WrittenGame slots =
        new WrittenGame(
            """
            lists: {slot: {left: {n: 1}, middle: {n: 2}, right: {n: 3}}}
            kinds: {player: {<slot> rank: <slot.n>, <slot> size: 0}, beast: {}}
            zones: {deck: {seen by: nobody}, <slot>: {seen by: owner}}
            deck zone: deck
            procedures:
              refill:
                takes: {zone: zone, rank: stat, size: stat}
                then:
                  - {do: draw, target: self, amount: 1, from: deck, to: $zone}
                  - {do: set-stat, target: self, stat: $rank, value: 0}
                  - {do: set-stat, target: self, stat: $size, value: 0}
            phases: [{phase: main, actions: [fill <slot>]}]
            actions:
              fill <slot>: {then: [{run: refill, zone: <slot>, rank: <slot> rank, size: <slot> size}], ends: true}
            player rules:
              - {name: first, when: game starts, then: [{run: refill, zone: right, rank: right rank, size: right size}]}
            """,
            "cards:\n  scout: {name: Scout, kind: beast}\n",
            "decks: {all: {scout: 9}}\n");
    assertThat(slots.mistakes()).isEmpty();
    assertThat(slots.mistakes(", right: {n: 3}", ""))
        .singleElement()
        .asString()
        .contains("then/0/zone | right");
  }

  private static final WrittenGame NUMBERED =
      new WrittenGame(
          """
          lists: {slot: {s1: {n: 1}, s2: {n: 2}, s3: {n: 3}}}
          kinds: {player: {<slot> rank: <slot.n>, score: 0}, beast: {}}
          zones: {deck: {seen by: nobody}, <slot>: {seen by: owner}}
          deck zone: deck
          phases: [{phase: main, actions: [fill <slot>]}]
          actions:
            fill <slot>:
              then:
                - {do: draw, target: self, amount: 1, from: deck, to: <slot>}
                - {do: add-stat, target: self, stat: score, delta: <slot> rank of self}
              ends: true
          player rules:
            - when: game starts
              then:
                - {do: draw, target: self, amount: 1, from: deck, to: s3}
                - {do: set-stat, target: self, stat: s3 rank, value: count of own s3}
          """,
          "cards:\n  scout: {name: Scout, kind: beast}\n",
          "decks: {all: {scout: 9}}\n");

  /** Zones, numbers and scopes are called by the word, which is as near to its neighbours. */
  @Test
  void aMisspeltNumberedWordIsToldOnceInTheListForAllThatIsCalledByIt() {
    assertThat(NUMBERED.mistakes()).isEmpty();
    assertThat(NUMBERED.mistakes("s3: {n: 3}", "s33: {n: 3}"))
        .containsExactly("RS119 | lists/slot/s33 | s33 | s3");
  }

  /** No line says s1, s2 or s3; which of them would be wrong? */
  @Test
  void aNumberedWordThatAListLacksIsToldOnceWhereItIsUsed() {
    assertThat(NUMBERED.mistakes("to: s3", "to: s4", "s3 rank", "s4 rank", "own s3", "own s4"))
        .singleElement()
        .asString()
        .startsWith("RS022 | player rules/0/then/0/to | s4 | ");
  }

  /** To try all ways to fill them would take without end. */
  @Test
  void aNameWithManySlotsIsNotLookedForInAnother() {
    String slots = "<slot>".repeat(24);
    assertThat(
            NUMBERED.mistakes(
                "s1: {n: 1}, s2: {n: 2}, s3: {n: 3}",
                "zz: {n: 1}, zzz: {n: 2}",
                "score: 0}",
                "score: 0, " + slots + "x: 0}",
                "stat: s3 rank",
                "stat: " + "z".repeat(60) + "y"))
        .isNotEmpty();
  }
}
