package dev.runesheet.game.queensblood;

import static dev.runesheet.game.queensblood.Position.at;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.board.Side;
import dev.runesheet.game.queensblood.effect.Pawns;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of global rules are what runs: changing one cell changes the outcome. */
@Tag("thorough")
class GlobalTablesTest {

  private static final String VARIANTS = "decision-tables/queens-blood/variants.drl.xlsx";
  private static final String SCORING = "decision-tables/queens-blood/lane-scoring.drl.xlsx";

  @Test
  void capturingCanBeSwitchedOff() {
    RuleBook book = QueensBooks.of(edited(VARIANTS, "Pawns", "I10", "nothing"));
    Position position = Position.standard().tile(1, 1, "E3");

    assertThat(ownerAfterPawn(position.match(QueensBooks.shipped()))).isEqualTo(Side.LEFT);
    assertThat(ownerAfterPawn(position.match(book))).isEqualTo(Side.RIGHT);
  }

  @Test
  void deathAtZeroCanBeGivenToTheOtherVariantOrAnotherPower() {
    RuleBook other = QueensBooks.of(edited(VARIANTS, "Power", "D8", "v1.1"));
    RuleBook higher = QueensBooks.of(edited(VARIANTS, "Power", "E8", 2.0));

    assertThat(survives(QueensBooks.shipped(), "standard", -2)).isFalse();
    assertThat(survives(QueensBooks.shipped(), "v1.1", -2)).isTrue();
    assertThat(survives(other, "standard", -2)).isTrue();
    assertThat(survives(other, "v1.1", -2)).isFalse();
    assertThat(survives(QueensBooks.shipped(), "standard", -1)).isTrue();
    assertThat(survives(higher, "standard", -1)).isFalse();
  }

  @Test
  void theLowerPowerCanWin() {
    RuleBook book = QueensBooks.of(edited(SCORING, "Lane scoring", "H8", "lower"));

    assertThat(winner(QueensBooks.shipped())).isEqualTo(Side.LEFT);
    assertThat(winner(book)).isEqualTo(Side.RIGHT);
  }

  @Test
  void aLaneCanBeWonOnlyWhereTheLowerNumberIsInARange() {
    RuleBook within = QueensBooks.of(edited(SCORING, "Lane scoring", "G8", "0..4"));
    RuleBook without = QueensBooks.of(edited(SCORING, "Lane scoring", "G8", "any of 40..50, > 90"));

    assertThat(winner(within)).isEqualTo(Side.LEFT);
    assertThat(points(within)).isEqualTo(points(QueensBooks.shipped())).isPositive();
    assertThat(points(without)).isZero();
  }

  @Test
  void theLowerNumberCanBeAskedToBeAboveOneBelowZero() {
    PackFiles files = Workbooks.cells(SCORING, "Lane scoring", Map.of("F8", -3.0, "F11", -1.0));
    RuleBook book = QueensBooks.of(files);
    BuiltPack built = PackBuilder.build(new QueensBloodPack(), files, new Diagnostics());
    List<String> workbooks = List.copyOf(PlainDrools.workbooks(built));
    RuleBook plain = PlainDrools.book(built, files, workbooks, false);

    assertThat(points(book)).isEqualTo(points(QueensBooks.shipped())).isPositive();
    assertThat(points(plain)).isEqualTo(points(book));
  }

  /** Code of an earlier version, which knew no numbers below 0 there, is read. */
  @ParameterizedTest
  @ValueSource(strings = {"lowerAbove($param)", "lowerAbove((int) $param)"})
  void codeOfAnEarlierVersionIsRead(String code) {
    assertThat(found(edited(SCORING, "Lane scoring", "F6", code))).isEmpty();
  }

  @Test
  void powersAreWholeNumbers() {
    assertThat(findings(edited(VARIANTS, "Power", "E8", 0.5))).containsExactly(Code.WRONG_TYPE);
    assertThat(findings(edited(SCORING, "Lane scoring", "F11", 0.5)))
        .containsExactly(Code.WRONG_TYPE);
    assertThat(findings(edited(SCORING, "Lane scoring", "G11", "> 0.5")))
        .containsExactly(Code.WRONG_TYPE);
  }

  @Test
  void aLimitOfPowerThatNoVariantHasIsFound() {
    var noVariant = edited(VARIANTS, "Power", "D8", "none of standard, v1.1");

    assertThat(findings(noVariant)).containsExactly(Code.NO_CASE);
    assertThat(places(noVariant)).containsExactly("!Power!D8");
    assertThat(findings(edited(VARIANTS, "Power", "D8", "none of standard"))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Power | D8  | not v1.2           | v1.1
          Power | D8  | not standrd        | standard
          Power | D8  | none of v1.2       | v1.1
          Power | D8  | none of v1.1, v1.2 | v1.1
          Pawns | D18 | none of standrd    | standard
          """)
  void aVariantThatARowExcludesIsOneThatThereIs(
      String sheet, String cell, String condition, String meant) {
    Diagnostics unknown = new Diagnostics();
    Packs.build(QueensBlood.ID, edited(VARIANTS, sheet, cell, condition), unknown);
    assertThat(unknown.all())
        .filteredOn(one -> one.code() == Code.UNKNOWN_WORD)
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.location().place().toString()).isEqualTo("!" + sheet + "!" + cell);
              assertThat(one.suggestion()).contains(meant);
            });
  }

  /** A fact that one column calls otherwise than the others is no earlier version's. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          I6 | $q.decide(Word.of(PawnPlacement.Outcome.class, "$param"));
          F6 | (int) tile.word == "$param"
          D6 | variant.word == "$param"
          """)
  void codeThatNoVersionWroteIsFound(String cell, String code) {
    PackFiles files = Workbooks.cell(VARIANTS, "Pawns", cell, code);
    assertThat(findings(files)).containsExactly(Code.HEADER_CHANGED);
    assertThat(places(files)).allMatch(place -> place.endsWith(cell));
  }

  @Test
  void onlyTheMisspeltVariantIsSaidToMeanTheOther() {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, edited(VARIANTS, "Pawns", "D8", "standrad"), findings);
    assertThat(findings.all())
        .extracting(Diagnostic::message)
        .filteredOn(message -> message.contains("did you mean"))
        .singleElement()
        .asString()
        .contains("!Pawns!D8", "did you mean 'standard'?");
  }

  @Test
  void aWrongCellIsOneFinding() {
    for (String cell : List.of("D13", "E15", "F13", "G13", "H15", "I13")) {
      assertThat(places(edited(VARIANTS, "Pawns", cell, "v\"1"))).containsExactly(cell);
    }
  }

  @Test
  void anOverlapIsToldAtTheCellThatWasEmptied() {
    assertThat(places(edited(VARIANTS, "Pawns", "G18", ""))).contains("G18");
  }

  @Test
  void whatAStepOfScoringDoesNotCountIsFound() {
    assertThat(found(edited(SCORING, "Lane scoring", "I12", "amount")))
        .as("a match has no points, and no amount")
        .containsExactly("RS131 I12");
    assertThat(found(edited(SCORING, "Lane scoring", "I11", "amount")))
        .as("only a bonus has an amount")
        .containsExactly("RS131 I11");
    assertThat(found(edited(SCORING, "Lane scoring", "H10", "lower")))
        .as("a bonus goes to who won the lane")
        .containsExactly("RS131 H10");
    assertThat(found(edited(SCORING, "Lane scoring", "I12", "nothing"))).isEmpty();
    assertThat(found(edited(SCORING, "Lane scoring", "I10", "")))
        .as("a row that does nothing")
        .containsExactly("RS131 H10");
  }

  @ParameterizedTest
  @CsvSource({
    "H8, nobody, RS131 H8",
    "H8, '', RS131 H8",
    "H12, nobody, RS131 H12",
    "I8, nothing, RS131 I8",
    "I10, nothing, RS131 I10",
    "I11, nothing, RS131 I11"
  })
  void aStepThatNoRowDecidesIsFound(String cell, String word, String found) {
    assertThat(String.join(" ", found(edited(SCORING, "Lane scoring", cell, word))))
        .isEqualTo(found);
  }

  @Test
  void aLaneThatNobodyWinsIsToldWithTheWordsThatWouldWinIt() {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, edited(SCORING, "Lane scoring", "H8", "nobody"), findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .endsWith(
            "found 'nobody', expected one of higher, lower, as no other row gives one for 'lane'");
  }

  @Test
  void whatCannotBeWhereSidesAreLevelIsFound() {
    for (String cell : List.of("E10", "E11")) {
      assertThat(found(edited(SCORING, "Lane scoring", cell, "level")))
          .as("only a won lane has a bonus or a transfer")
          .contains("RS112 " + cell);
    }
    for (String cell : List.of("H9", "I9", "H13")) {
      for (String side : List.of("higher", "lower")) {
        assertThat(found(edited(SCORING, "Lane scoring", cell, side)))
            .as("neither side is")
            .containsExactly("RS131 " + cell);
      }
    }
    assertThat(found(edited(SCORING, "Lane scoring", "E10", "ahead"))).isEmpty();
  }

  @Test
  void cellsOnTheLowerNumberThatExcludeEachOtherAreFound() {
    assertThat(found(edited(SCORING, "Lane scoring", "G11", "<= 0")))
        .as("F11 asks for a number above 0")
        .containsExactly("RS092 F11", "RS092 G11");
    assertThat(found(lower(4, "< 5")))
        .as("no whole number lies between")
        .containsExactly("RS092 F8", "RS092 G8");
    assertThat(found(lower(4, "<= 5"))).isEmpty();
    assertThat(found(edited(SCORING, "Lane scoring", "F11", 9999.0)))
        .as("no number is higher")
        .containsExactly("RS112 F11");
  }

  private static PackFiles lower(double above, String is) {
    return Workbooks.cells(SCORING, "Lane scoring", Map.of("F8", above, "G8", is));
  }

  @Test
  void rulesThatExcludeEachOtherAreRefused() {
    assertThat(places(edited(VARIANTS, "Pawns", "I10", "pushed"))).containsExactly("I10");
    assertThat(places(edited(VARIANTS, "Pawns", "I13", "claimed"))).containsExactly("I13");
    assertThat(places(edited(VARIANTS, "Pawns", "I11", "banked"))).containsExactly("I11");
    assertThat(findings(edited(VARIANTS, "Pawns", "I17", "nothing")))
        .contains(RegistryCode.VARIANT);
    assertThat(findings(edited(VARIANTS, "Pawns", "I11", "banked"))).contains(RegistryCode.VARIANT);
    assertThat(findings(edited(VARIANTS, "Pawns", "I11", "raised"))).contains(RegistryCode.VARIANT);
    assertThat(findings(edited(VARIANTS, "Pawns", "D17", "v1.2"))).contains(RegistryCode.VARIANT);
    assertThat(findings(edited(VARIANTS, "Pawns", "F17", "own"))).contains(RegistryCode.VARIANT);
    assertThat(findings(edited(VARIANTS, "Pawns", "I10", "capturd")))
        .containsExactly(Code.UNKNOWN_WORD);
    assertThat(places(edited(VARIANTS, "Pawns", "H10", "yes")))
        .as("nothing said of enemy tiles that a pawn does not turn")
        .containsExactly("D8");
    assertThat(findings(edited(VARIANTS, "Pawns", "F9", "neutral")))
        .as("at both rows, and own tiles have none")
        .containsExactly(Code.RULES_OVERLAP, Code.RULES_OVERLAP, RegistryCode.VARIANT);
  }

  @Test
  void anOverlapIsToldWhereARowLikeItTellsTheTwoApart() {
    assertThat(places(edited(VARIANTS, "Pawns", "E18", ""))).containsExactly("E17", "E18");
  }

  @Test
  void aVariantMisspeltIsFoundByTheRowsItLacks() {
    assertThat(places(edited(VARIANTS, "Pawns", "D10", "standrad")))
        .as("what it lacks the other has, which is not told besides")
        .containsExactly("D10");
    PackFiles two = Workbooks.cells(VARIANTS, "Pawns", Map.of("D8", "stanard", "F13", "nutral"));
    assertThat(places(two)).as("both at once").containsExactlyInAnyOrder("D8", "F13");
    PackFiles oneRow = Workbooks.cells(VARIANTS, "Pawns", Map.of("D8", "stanard", "F8", "nutral"));
    assertThat(places(oneRow)).as("what the row says is not known").containsExactly("F8");
    Diagnostics power = new Diagnostics();
    Packs.build(QueensBlood.ID, edited(VARIANTS, "Power", "D8", "standart"), power);
    assertThat(power.all())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code()).isEqualTo(Code.UNKNOWN_WORD);
              assertThat(one.location().place().toString()).isEqualTo("!Power!D8");
              assertThat(one.suggestion()).contains("standard");
            });
  }

  private static List<String> places(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, files, findings);
    return findings.all().stream()
        .map(one -> one.location().place().toString().replace("!Pawns!", ""))
        .toList();
  }

  private static List<String> found(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, files, findings);
    return findings.all().stream()
        .filter(one -> one.location().file().equals(SCORING))
        .map(
            one ->
                one.code().id() + one.location().place().toString().replace("!Lane scoring!", " "))
        .toList();
  }

  @Test
  void aRowCanBeForSeveralWords() {
    assertThat(findings(edited(VARIANTS, "Pawns", "F10", "any of enemy, neutral")))
        .as("neutral tiles have a row")
        .containsExactly(Code.RULES_OVERLAP, Code.RULES_OVERLAP);
    assertThat(findings(edited(VARIANTS, "Pawns", "D15", "any of standard, v1.1")))
        .as("signed influence in one variant only")
        .contains(RegistryCode.VARIANT, Code.RULES_OVERLAP);
    RuleBook same = QueensBooks.of(edited(VARIANTS, "Pawns", "F10", "none of own, neutral"));
    assertThat(ownerAfterPawn(enemyTile().match(same))).isEqualTo(Side.LEFT);
  }

  @Test
  void anAuthorCanLetTheFirstRowThatFitsCount() {
    PackFiles first =
        Workbooks.cells(
            VARIANTS,
            "Pawns",
            Map.of("D3", "the first that fits", "F8", "", "I8", "nothing", "F9", ""));

    assertThat(findings(first)).as("rows 9 and 10 are left nothing").containsOnly(Code.SHADOWED);
    assertThat(ownerAfterPawn(enemyTile().match(QueensBooks.of(first)))).isEqualTo(Side.RIGHT);
  }

  @Test
  void anOutcomeIsCheckedOnlyWhereItsRowCounts() {
    Map<String, Object> last = Map.of("D3", "the first that fits", "F10", "", "I10", "captured");
    Map<String, Object> rest = Map.of("D3", "the first that fits", "F10", "enemy", "F9", "own");

    assertThat(places(Workbooks.cells(VARIANTS, "Pawns", last)))
        .as("the rows above take neutral and own tiles")
        .isEmpty();
    assertThat(places(Workbooks.cells(VARIANTS, "Pawns", rest))).isEmpty();
    assertThat(places(edited(VARIANTS, "Pawns", "F10", "")))
        .as("rows that overlap are told as that")
        .containsExactly("F8", "F9", "F10");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          I8  | raised | neutral, empty | one of nothing, claimed
          I9  | claimed | own, empty     | one of nothing, raised
          I9  | captured | own, empty     | one of nothing, raised
          I10 | raised | enemy, empty   | one of nothing, claimed, captured
          I11 | raised | own, card      | nothing
          I12 | claimed | own, card      | one of nothing, raised
          I12 | captured | own, card      | one of nothing, raised
          I13 | banked | neutral, empty | one of nothing, pushed, turned
          I14 | banked | own, empty     | one of nothing, pushed
          I14 | turned | own, empty     | one of nothing, pushed
          I15 | banked | enemy, empty   | one of nothing, pushed, turned
          I16 | banked | enemy, empty   | one of nothing, pushed, turned
          I17 | pushed | own, card      | banked
          I18 | pushed | own, card      | one of nothing, banked
          I18 | turned | own, card      | one of nothing, banked
          F12 | | enemy, card    | nothing
          F18 |          |                |
          """)
  void anOutcomeThatDoesNotFitItsTileIsToldAtItsCell(
      String cell, String word, String tile, String expected) {
    List<String> found =
        messages(edited(VARIANTS, "Pawns", cell, word == null ? "" : word)).stream()
            .filter(one -> one.contains("RS075"))
            .toList();
    if (tile == null) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found)
          .first()
          .asString()
          .contains("!Pawns!I" + cell.substring(1) + ":", tile, "expected " + expected);
    }
  }

  /** Own influence rises away from 0; only under a card is there also the other side's. */
  @ParameterizedTest
  @CsvSource({
    "H9,  yes, RS112 H9",
    "H8,  yes, RS112 H8",
    "H12, yes, RS112 H12",
    "H13, yes, RS112 H13",
    "F11, neutral, RS112 G11",
    "H12, no, ",
    "H18, no, ",
    "H18, yes, "
  })
  void aRowThatMeetsNoTileIsToldWhereItExcludesAll(String cell, String word, String told) {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, edited(VARIANTS, "Pawns", cell, word), findings);
    assertThat(findings.all())
        .extracting(
            one -> one.code().id() + one.location().place().toString().replace("!Pawns!", " "))
        .isEqualTo(told == null ? List.of() : List.of(told));
  }

  @Test
  void influenceThatRisesUnderAnOwnCardTurnsNothing() {
    RuleBook banked = QueensBooks.of(edited(VARIANTS, "Pawns", "H18", "no"));
    for (int raw : List.of(1, 0, -1)) {
      Match match = Position.of("v1.1").card(1, 1, "Y1", "007", 0).match(banked);
      int tile = Grid.tile(1, 1);
      match.update(
          context -> {
            context.setStat(context.entity(tile), Board.RAW, raw);
            Pawns.expand(context, Grid.tile(1, 2), Side.LEFT);
          });
      assertThat(Board.raw(match.world(), tile))
          .as("from %s", raw)
          .isEqualTo(raw < 0 ? raw : raw + 1);
    }
  }

  private static List<String> messages(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, files, findings);
    return findings.all().stream().map(Diagnostic::message).toList();
  }

  private static Position enemyTile() {
    return Position.standard().tile(1, 1, "E3");
  }

  @Test
  void anUnknownVariantIsRefused() {
    assertThat(
            org.assertj.core.api.Assertions.catchThrowable(
                () -> Position.of("v2").match(QueensBooks.shipped())))
        .hasMessageContaining("v2")
        .hasMessageContaining("standard");
  }

  private static int ownerAfterPawn(Match match) {
    match.update(context -> Referee.pawn(context, Grid.tile(1, 1), Side.LEFT, 1));
    return Board.owner(match.world(), Grid.tile(1, 1));
  }

  private static boolean survives(RuleBook book, String variant, int change) {
    Match match = Position.of(variant).card(1, 1, "Y1", "007", 0).match(book);
    match.update(context -> Referee.modify(context, Grid.tile(1, 1), change));
    return at(match, 1, 1) != null;
  }

  private static int winner(RuleBook book) {
    return scored(book).winner();
  }

  private static int points(RuleBook book) {
    return scored(book).state(QueensState.class).points(Side.LEFT);
  }

  private static Match scored(RuleBook book) {
    Match match =
        Position.standard().card(1, 1, "Y1", "114", 0).card(1, 3, "E1", "007", 0).match(book);
    match.update(Referee::score);
    return match;
  }

  private static List<FindingCode> findings(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, files, findings);
    return findings.all().stream()
        .map(finding -> finding.code())
        .filter(code -> code != Code.NEVER_FIRES)
        .toList();
  }

  private static PackFiles edited(String file, String sheet, String cell, Object value) {
    return Workbooks.cell(file, sheet, cell, value);
  }
}
