package dev.runesheet.language.formula;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formulas mean what they say, and what is wrong with one is told at its character. */
class FormulaReaderTest {

  private static final SourceLocation PLACE = SourceLocation.pointer("game.yaml", "/if");

  private final FormulaReader reader =
      new FormulaReader(
          new FormulaNames(
              FormulaNames.ROLES,
              List.of("attack", "health", "battle rage", "has moved"),
              List.of("self", "own board", "enemy units"),
              List.of("old", "new", "delta"),
              Map.of(
                  "kind", List.of("unit", "player"),
                  "zone", List.of("board"),
                  "card", List.of("spark-imp"),
                  "name", List.of(),
                  "element", List.of("fire", "deep water", "nothing", "not-quite fire"),
                  "grows from", List.of()),
              List.of("frozen", "has frozen"),
              Map.of()));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          7 | 7
          -7 | -7
          attack of self | its attack
          battle rage of target | the target's battle rage
          1 + 2 * 3 | (1 + (2 times 3))
          (1 + 2) * 3 | ((1 + 2) times 3)
          9 - 3 - 2 | ((9 - 3) - 2)
          9 - (3 - 2) | (9 - (3 - 2))
          2 - -1 | (2 - -1)
          min(attack of self, 3) + 1 | ((the smaller of its attack and 3) + 1)
          max(1, min(2, 3)) | (the larger of 1 and (the smaller of 2 and 3))
          count of own board | the number of own board
          count of enemy units [health of target < 3 and kind of target is unit] | the number of enemy units where the target's health is below 3 and the target's kind is unit
          total attack of own board | the attack of all own board
          total attack of enemy units [not zone of target is board] | the attack of all enemy units where not (the target's zone is board)
          event delta | the event's delta
          0 - event old | (0 - the event's old)
          d6 | d6
          d20 + d4 | (d20 + d4)
          turn number | the turn
          heads of 3 | the heads of 3 coins
          20 * heads of 2 + 1 | ((20 times the heads of 2 coins) + 1)
          heads of attack of self | the heads of its attack coins
          heads of (attack of self + 1) | the heads of (its attack + 1) coins
          down(attack of self / 2) | (its attack divided by 2) rounded down
          up ( total attack of own board / 3 ) | (the attack of all own board divided by 3) rounded up
          down(1 + 7 / 2 * 3) | (1 + ((7 divided by 2) times 3)) rounded down
          up(12 / 3 / 2) | ((12 divided by 3) divided by 2) rounded up
          down(up(attack of self / 2) / 2) | ((its attack divided by 2) rounded up divided by 2) rounded down
          up(attack of self) | its attack rounded up
          heads of down(attack of self / 2) | the heads of (its attack divided by 2) rounded down coins
          largest attack of own board | the largest attack of all own board
          smallest battle rage of enemy units of target [health of target < 3] | the smallest battle rage of all enemy units of the target where the target's health is below 3
          50 * heads before tails | (50 times the heads before tails)
          """)
  void aNumberIsReadAsItIsMeant(String formula, String meaning) {
    Diagnostics findings = new Diagnostics();
    assertThat(reader.number(formula, PLACE, findings).map(Object::toString)).contains(meaning);
    assertThat(findings.all()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          attack of self < 3 | its attack is below 3
          attack of self <= 3 | its attack is at most 3
          attack of self = 3 | its attack equals 3
          attack of self != 3 | its attack is not 3
          attack of self >= 3 | its attack is at least 3
          attack of self > 3 | its attack is above 3
          kind of target is unit | the target's kind is unit
          kind of target is not player | not (the target's kind is player)
          zone of subject is board | the event's subject's zone is board
          element of target is deep water | the target's element is deep water
          name of target is "Mr. Mime" | the target's name is Mr. Mime
          element of target is nothing | the target's element is nothing
          element of target is not nothing | not (the target's element is nothing)
          element of target is not-quite fire | the target's element is not-quite fire
          name of target is notary public | the target's name is notary public
          name of target is not Imp | not (the target's name is Imp)
          name of target is grows from of self | the target's name is its grows from
          element of target is not element of self | not (the target's element is its element)
          heads of 1 = 1 | the heads of a coin equals 1
          card of causer is spark-imp | the event's causer's card is spark-imp
          attack of self = 1 or attack of self = 2 and health of self = 3 | (its attack equals 1 or its attack equals 2 and its health equals 3)
          (attack of self = 1 or attack of self = 2) and health of self = 3 | its attack is 1 or 2 and its health equals 3
          not attack of self = 1 and health of self = 3 | its attack is not 1 and its health equals 3
          not (attack of self = 1 and health of self = 3) | not (its attack equals 1 and its health equals 3)
          self has frozen | it has frozen
          not target has frozen and attack of self > 1 | not (the target has frozen) and its attack is above 1
          target has has frozen or has moved of self = 1 | (the target has has frozen or its has moved equals 1)
          count of own board [target has frozen] > 1 | the number of own board where the target has frozen is above 1
          (attack of self + 1) * 2 > 3 | ((its attack + 1) times 2) is above 3
          """)
  void aConditionIsReadAsItIsMeant(String formula, String meaning) {
    Diagnostics findings = new Diagnostics();
    assertThat(reader.test(formula, PLACE, findings).map(Object::toString)).contains(meaning);
    assertThat(findings.all()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          turn nummber = 5 | RS200 1 turn nummber -> turn number
          trn number > 5 and turn number < 9 | RS200 1 trn number -> turn number
          attack of self > 1 + turn numbr * 2 | RS200 22 turn numbr -> turn number
          atack of self > 1 | RS015 1 atack -> attack
          element of self = 3 | RS015 1 elementa word is no number: ask 'element of self is fire'
          grows from of self > 1 | RS015 1 grows froma word is no number: ask 'grows from of self is "…"'
          total element of own board > 1 | RS015 7 elementa word is no number: write 'count of own board [element of target is fire]'
          kind of own board > 1 | RS015 1 kinda word is no number: write 'count of own board [kind of target is unit]'
          attack of slf > 1 | RS014 11 slf -> self
          count of own bord > 1 | RS014 10 own bord -> own board
          cont of own board > 1 | RS015 1 cont -> count
          totl attack of own board > 1 | RS015 1 totl attack -> total attack
          attack of own board > 1 | RS014 11 own board
          event delt > 1 | RS017 7 delt -> delta
          kind of self is unt | RS022 17 unt -> unit
          kind of self is board | RS022 17 board
          attack of self > | RS200 17 the end
          attack of self > 1 2 | RS200 20 2
          attack of self >> 1 | RS200 17 >
          attack of self | RS200 15 the end
          kind of self = unit | RS200 20 the endwrite 'is' instead of '='
          attack of self > 1 and kind of self != unit and attack of self = 1 | RS200 45 andwrite 'is not' instead of '!='
          count of own board [kind of target = unit] > 1 | RS200 42 ]write 'is' instead of '='
          name of target = "Mr. Mime" | RS200 18 "Mr. Mime"write 'is' instead of '='
          count own board > 1 | RS200 7 ownwrite 'count of' instead of 'count'
          kind of self == unit | RS200 15 =write 'is' instead of '='
          attack of self = health | RS200 24 the end
          self.attack > 1 | RS200 5 .write 'attack of self' instead of 'self.attack'
          attack of self % 2 = 0 | RS200 16 %write 'A - B * down(A / B)' instead of 'A % B'
          (attack of self > 1 | RS200 20 the end
          attack of self # 2 | RS200 16 #
          self has frzen | RS022 10 frzen -> frozen
          slf has frozen | RS014 1 slf -> self
          nott self has frozen | RS014 1 nott self -> not self
          self is unit | RS200 6 iswrite 'kind of self is unit'
          attack of self > 1 and target is not unit | RS200 31 is notwrite 'kind of target is not unit'
          self is frozen | RS200 6 iswrite 'self has frozen'
          attack of self > 1 and target is not frozen | RS200 31 is notwrite 'not target has frozen'
          count of own board [target haz frozen] > 1 | RS200 38 ]write 'target has frozen'
          coutn of own board [kind of target is unit] > 1 | RS200 1 coutn -> count
          attack of self > 1 and coutn of own board [kind of target is unit] > 1 | RS200 24 coutn -> count
          attack of self > totl attack of own board [kind of target is unit] | RS200 18 totl -> total
          attack of self >= eevnt delta and attack of self > 2 | RS200 19 eevnt -> event
          mxa(1, 2) > 1 | RS200 1 mxa -> max
          attack of self > 1 adn attack of self < 9 | RS200 20 adn -> and
          kind of self is unit andd health of self <= 0 | RS200 22 andd -> and
          kind of self is unit nd health of self <= 0 | RS200 22 nd -> and
          kind of self is unit orr health of self <= 0 | RS200 22 orr -> or
          attack of self > 1 and kind of self is not unit adn not health of self <= 0 | RS200 49 adn -> and
          attack of self > d0 | RS010 18 d0
          attack of self > 99999999999 | RS010 18 99999999999
          attack of self > d99999999999 | RS010 18 99999999999
          count of own board [ | RS200 21 the end
          count of own board [] > 1 | RS200 21 ]
          min(1 2) > 1 | RS200 7 2
          attack of self / 2 > 1 | RS200 16 /write 'down(attack of self / 2)' or 'up(attack of self / 2)'
          1 + attack of self / 3 / 2 > 1 | RS200 24 /write 'down(attack of self / 3 / 2)' or 'up(attack of self / 3 / 2)'
          down(attack of self / 2) > (1 + 3) / 2 | RS200 36 /write 'down((1 + 3) / 2)' or 'up((1 + 3) / 2)'
          down(count of own board [1 > health of target / 2]) > 1 | RS200 47 /write 'down(health of target / 2)' or 'up(health of target / 2)'
          up(heads of (attack of self / 2)) > 1 | RS200 29 /write 'down(attack of self / 2)' or 'up(attack of self / 2)'
          down(attack of self / 0) > 1 | RS010 23 0
          down(attack of self / -0) > 1 | RS010 23 0
          dwon(attack of self / 2) > 1 | RS200 1 dwon -> down
          attack of self > upp(attack of self / 2) | RS200 18 upp -> up
          down(attack of self / 2 > 1 | RS200 25 >
          largst attack of own board > 1 | RS015 1 largst attack -> largest attack
          attack of self > smalest attack of own board [kind of target is unit] | RS200 18 smalest -> smallest
          largest atack of own bord > 1 | RS015 9 atack -> attack; RS014 18 own bord -> own board
          atack of slf > 1 and helth of self < 2 | RS015 1 atack -> attack; RS014 10 slf -> self; RS015 22 helth -> health
          """)
  void whatIsWrongIsToldAtItsCharacter(String formula, String told) {
    Diagnostics findings = new Diagnostics();
    assertThat(reader.test(formula, PLACE, findings)).isEmpty();
    assertThat(
            findings.all().stream().map(FormulaReaderTest::told).collect(Collectors.joining("; ")))
        .isEqualTo(told);
  }

  /** Words such as "of" and "a name" are told from those of the message. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          attack self > 1      | 'of' or a name
          attack of self > 1 2 | 'and', 'or', '*', '/', '+', '-' or the end
          (attack of self > 1  | 'and', 'or', ')', '*', '/', '+' or '-'
          attack of self       | '*', '/', '+', '-', '<', '<=', '=', '!=', '>=', '>', 'is', 'is not' or … (13)
          kind of self is      | a text in quotes or a name
          min(1 2) > 1         | '*', '/', '+', '-' or ','
          """)
  void wordsThatAreExpectedAreInQuotes(String formula, String expected) {
    Diagnostics findings = new Diagnostics();
    reader.test(formula, PLACE, findings);
    assertThat(findings.all()).extracting(Diagnostic::expected).containsExactly(expected);
  }

  @Test
  void namesCanBeTheWordsOfRounding() {
    FormulaNames named =
        new FormulaNames(
            FormulaNames.ROLES,
            List.of("down", "up"),
            List.of("own up"),
            List.of(),
            Map.of("zone", List.of("down")),
            List.of(),
            Map.of());
    String formula = "down(up of self / 2) > total down of own up and (zone of self is down)";

    assertThat(new FormulaReader(named).test(formula, PLACE, new Diagnostics()))
        .map(Object::toString)
        .contains(
            "(its up divided by 2) rounded down is above the down of all own up"
                + " and its zone is down");
  }

  /** Code, character, what was found and what is nearest. */
  private static String told(Diagnostic finding) {
    String character = finding.location().place().toString().replaceFirst(".*:", "");
    String word = finding.suggestion().replaceAll("did you mean '(.*)'\\?", " -> $1");
    String found = finding.found().replaceAll("^'(.*)'$", "$1");
    return finding.code().id() + " " + character + " " + found + word;
  }

  @Test
  void theGuideSaysHowLongAFormulaMayBe() throws IOException {
    assertThat(Files.readString(Path.of("docs/your-own-game.md")))
        .contains("A formula has at most " + FormulaReader.LONGEST + " characters (RS004)");
  }
}
