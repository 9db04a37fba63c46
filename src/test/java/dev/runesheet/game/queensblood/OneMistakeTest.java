package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A mistake of an author is one finding, at its own place, that says what was probably meant. */
@Tag("thorough")
class OneMistakeTest {

  private static final String EFFECTS = "decision-tables/queens-blood/effects.drl.xlsx";
  private static final String CARDS = "data/queens-blood/cards.xlsx";
  private static final String GAME = "data/queens-blood/game.yaml";
  private static final String VARIANTS = "decision-tables/queens-blood/variants.drl.xlsx";
  private static final String DESTROY = "Destroy cards";

  @Test
  void aRenamedSheetIsOneFinding() {
    assertThat(findings(Workbooks.renamed(EFFECTS, "Auras", "Aura")))
        .singleElement()
        .asString()
        .startsWith(EFFECTS + "!Aura!A1: error RS032")
        .contains("'Auras'", "'Aura'");
  }

  /** Sentences that name cards say nothing wrong as long as nobody knows what cards are called. */
  @Test
  void aRenamedSheetOfCardsIsTheOnlyFinding() {
    Diagnostics findings = new Diagnostics();
    PackBuilder.build(new QueensBloodPack(), Workbooks.renamed(CARDS, "Cards", "Karten"), findings);
    assertThat(findings.all()).extracting(Diagnostic::code).containsExactly(Code.SHEET_MISSING);
  }

  /** The ids left over that look most like it have other words or other numbers. */
  @ParameterizedTest
  @CsvSource({"Change power,10,aur_od_all_-5", "Auras,8,aur_wip_all_-1", "Expand,8,on_play_expand"})
  void noOtherEffectIsProposedForOneWhoseRowWasDeleted(String sheet, int row, String effect) {
    assertThat(findings(Workbooks.without(EFFECTS, sheet, row)))
        .singleElement()
        .asString()
        .contains("RS022", "'" + effect, "its row may have been deleted")
        .doesNotContain("did you mean");
  }

  @ParameterizedTest
  @CsvSource({"B19", "B18", "F20"})
  void aNoteBelowATableIsOneFinding(String cell) {
    assertThat(findings(Workbooks.cell(EFFECTS, "Auras", cell, "Ask Tom about these")))
        .singleElement()
        .asString()
        .startsWith(EFFECTS + "!Auras!" + cell)
        .contains("'Ask Tom about these'", "notes go on another sheet");
  }

  /** Without another sheet that could be the missing one under another name. */
  @Test
  void aWorkbookWithoutTheSheetIsSaidSo() {
    assertThat(
            findings(
                Workbooks.workbook(CARDS, book -> book.removeSheetAt(book.getSheetIndex("Cards")))))
        .anySatisfy(
            one -> assertThat(one).asString().contains("RS032", "found no sheet that could be it"));
  }

  /** What the row says in words depends on the card that there is not. */
  @ParameterizedTest
  @CsvSource({
    "1640,the id of a card",
    "Diamond Dust,has the id '164'",
    "Elementals I,'Elementals I (1 Pawn)' has the id '156'"
  })
  void aRowWithAnErrorHasNoWrongSentenceBesides(String card, String said) {
    Diagnostics findings = new Diagnostics();
    PackFiles files = Workbooks.cell(EFFECTS, "Spawn tokens", "K8", card);
    PackBuilder.read(new QueensBloodPack(), files, findings);
    assertThat(findings.all()).singleElement().asString().contains("RS022", said);
  }

  /** The sentence beside a card says its effects, which stand in another workbook. */
  @Test
  void whatStandsBesideACardIsFoundWhenItsEffectSaysSomethingElse() {
    Diagnostics findings = new Diagnostics();
    PackFiles files = Workbooks.cell(EFFECTS, "Auras", "H8", -7);
    PackBuilder.read(new QueensBloodPack(), files, findings);
    assertThat(findings.all()).extracting(Diagnostic::code).containsOnly(Code.SENTENCE_STALE);
    assertThat(findings.all())
        .extracting(Object::toString)
        .satisfiesExactlyInAnyOrder(
            one -> assertThat(one).startsWith(EFFECTS + "!Auras!C8").contains("lowered by 7"),
            one -> assertThat(one).startsWith(CARDS + "!Cards!C34").contains("lowered by 7"),
            one -> assertThat(one).startsWith(CARDS + "!Cards!C").contains("lowered by 7"));
  }

  @Test
  void aSentenceBesideACardWithoutAnEffectIsFound() {
    Diagnostics findings = new Diagnostics();
    PackFiles files = Workbooks.cell(CARDS, "Cards", "C8", "Wins the game.");
    PackBuilder.read(new QueensBloodPack(), files, findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Cards!C8", "RS117", "found 'Wins the game.', expected an empty cell");
  }

  @Test
  void aDashForAHyphenInAnIdIsCorrected() {
    assertThat(findings(Workbooks.cell(CARDS, "Cards", "I10", "aur_op_enemies_\u20134")))
        .first()
        .asString()
        .contains("RS035", "did you mean 'aur_op_enemies_-4'?");
  }

  @Test
  void cardsThatShareAMissingEffectAreNamedTogether() {
    assertThat(findings(Workbooks.without(EFFECTS, "Auras", 8)))
        .singleElement()
        .asString()
        .contains("!Cards!I34", "also on card 115");
  }

  @Test
  void aSlipInTheNameOfAnEffectIsCorrected() {
    assertThat(findings(Workbooks.cell(CARDS, "Cards", "I10", "aur_op_enemis_-4")))
        .filteredOn(finding -> finding.contains("RS022"))
        .singleElement()
        .asString()
        .contains("did you mean 'aur_op_enemies_-4'?");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "<b>Bold</b>", "A\u202eB", "...", "Tom &amp; Ann"})
  void aNameThatNobodyCanReadIsFound(String name) {
    assertThat(findings(Workbooks.cell(CARDS, "Cards", "D9", name)))
        .singleElement()
        .asString()
        .contains("!Cards!D9", "RS159");
  }

  @Test
  void aNameThatFillsThePageIsFound() {
    assertThat(findings(Workbooks.cell(CARDS, "Cards", "D9", "x".repeat(300))))
        .singleElement()
        .asString()
        .contains("!Cards!D9", "RS159", "at most 60 characters");
  }

  @Test
  void aDeletedColumnIsOneFindingAtTheHeadingInItsPlace() {
    assertThat(findings(Workbooks.shifted(EFFECTS, "Change power", 9, true)))
        .singleElement()
        .asString()
        .contains("!Change power!J7", "RS033", "'Only the first time'", "was deleted");
    assertThat(findings(Workbooks.shifted(CARDS, "Cards", 5, true)))
        .singleElement()
        .asString()
        .contains("!Cards!F7", "RS033", "'Cost'", "was deleted");
  }

  @Test
  void aColumnThatWasCopiedBesideTheTableIsOneFinding() {
    assertThat(findings(Workbooks.copied(EFFECTS, "Auras", 7, 8)))
        .singleElement()
        .asString()
        .contains("!Auras!I7", "RS033", "delete the copy");
  }

  @Test
  void rowsInsertedOrDeletedAboveTheHeadingsAreOneFinding() {
    assertThat(findings(Workbooks.moved(EFFECTS, "Auras", 0, 2)))
        .singleElement()
        .asString()
        .contains("!Auras!B9", "RS033", "were inserted above");
    assertThat(findings(Workbooks.moved(CARDS, "Cards", 2, -2)))
        .filteredOn(finding -> !finding.contains("names.json"))
        .singleElement()
        .asString()
        .contains("!Cards!B5", "RS033", "were deleted");
  }

  @ParameterizedTest
  @ValueSource(strings = {"G8:H8", "G8:G9"})
  void mergedCellsAreOneFinding(String cells) {
    assertThat(findings(Workbooks.merged(EFFECTS, "Auras", cells)))
        .singleElement()
        .asString()
        .contains("!Auras!G8", "RS039", cells);
  }

  @Test
  void anInsertedColumnIsOneFindingAtItsHeading() {
    assertThat(findings(Workbooks.shifted(EFFECTS, "Change power", 10, false)))
        .singleElement()
        .asString()
        .contains("!Change power!K7", "RS033", "was inserted");
  }

  @Test
  void aDeletedRowOfHeadingsIsOneFinding() {
    assertThat(findings(Workbooks.without(EFFECTS, "Auras", 7)))
        .singleElement()
        .asString()
        .contains("!Auras!B7", "RS033", "the row of headings was deleted: undo it");
  }

  @Test
  void aTableOfVariantsThatCannotBeReadIsTheOnlyFinding() {
    assertThat(findings(Workbooks.shifted(VARIANTS, "Pawns", 4, false)))
        .singleElement()
        .asString()
        .contains("!Pawns!E7", "RS033", "was inserted");
  }

  /** The tool's own sheets and other tables cannot be it. */
  @Test
  void aSheetThatIsCalledQuiteOtherwiseIsKnownByItsTable() {
    assertThat(findings(Workbooks.renamed(VARIANTS, "Power", "Deaths")))
        .singleElement()
        .asString()
        .contains("!Deaths!A1", "RS032", "is it the sheet 'Deaths'?")
        .doesNotContain("Read me");
  }

  @Test
  void aRowThatWasCopiedAsItIsIsFoundByItsNameOnly() {
    PackFiles files =
        Workbooks.row(
            EFFECTS,
            DESTROY,
            List.of("Twice", "", "is played", "", "", "", "", "", "", "self", ""));
    assertThat(findings(files)).singleElement().asString().contains("RS072");
    PackFiles copied =
        Workbooks.rows(
            EFFECTS,
            Map.of(
                DESTROY,
                Collections.nCopies(
                    2, List.of("Twice", "", "is played", "", "", "", "", "", "", "self", ""))));
    assertThat(findings(copied)).singleElement().asString().contains("!B11: error RS008");
  }

  @Test
  void anIdThatHasLostItsZerosIsReadWithThem() {
    assertThat(findings(Workbooks.cell(CARDS, "Cards", "B14", 7)))
        .singleElement()
        .asString()
        .contains("RS133", "write '007'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"999", "200"})
  void noOtherNumberIsSuggestedForANumber(String id) {
    assertThat(findings(Workbooks.cell(EFFECTS, "Add to hand", "K8", id)))
        .filteredOn(finding -> finding.contains("RS022"))
        .singleElement()
        .asString()
        .contains("the id of a card")
        .doesNotContain("did you mean");
  }

  /** Nothing else brings card 155, which follows from the mistake. */
  @ParameterizedTest
  @CsvSource({"1550,did you mean '155'?", "999,no effect brings the token 155 "})
  void aTokenThatNothingBringsIsProposedAtTheIdThatNoCardHas(String id, String said) {
    assertThat(findings(Workbooks.cell(EFFECTS, "Add to hand", "K8", id)))
        .singleElement()
        .asString()
        .contains("!Add to hand!K8", "RS022", said);
  }

  @Test
  void theNameOfACardLeadsToItsId() {
    assertThat(findings(Workbooks.cell(EFFECTS, "Add to hand", "K16", "Moogle")))
        .singleElement()
        .asString()
        .contains("RS022", "'Moogle' has the id '153'");
  }

  /** Signs that no id has keep a text from being looked up, but not from being a name. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "Elementals I (1 Pawn)  | 'Elementals I (1 Pawn)' has the id '156'",
        "elementals i (1 pawn)  | 'Elementals I (1 Pawn)' has the id '156'",
        "“Moogle”               | 'Moogle' has the id '153'",
        "Möogle!                | 'Moogle' has the id '153'",
        "Diamond–Dust           | 'Diamond Dust' has the id '164'",
        "Diamond Dust’s         | 'Diamond Dust' has the id '164'",
      })
  void theNameOfACardLeadsToItsIdWithWhateverSigns(String name, String said) {
    assertThat(findings(Workbooks.cell(EFFECTS, "Add to hand", "K16", name)))
        .singleElement()
        .asString()
        .contains("!Add to hand!K16", "RS035", said);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -2})
  void aCardThatCannotLiveIsFoundAtItsPower(int power) {
    assertThat(findings(Workbooks.cell(CARDS, "Cards", "G14", power)))
        .singleElement()
        .asString()
        .contains("!Cards!G14", "RS157", "card 007");
  }

  @Test
  void aLimitThatKillsCardsAsTheyArePlayedIsFoundAtItsRow() {
    assertThat(findings(Workbooks.cell(VARIANTS, "Power", "E8", 3)))
        .singleElement()
        .asString()
        .contains("!Power!E8", "RS157", "3 kills ", "cards, such as 001");
  }

  @Test
  void aLimitBelowThePowerOfAllCardsIsRight() {
    assertThat(findings(Workbooks.cell(VARIANTS, "Power", "E8", -1))).isEmpty();
  }

  @Test
  void thePowerOfAReplacedAllyNeedsACardThatReplacesOne() {
    PackFiles files =
        Workbooks.row(
            EFFECTS,
            "Change power",
            List.of(
                "Heir",
                "",
                "is played",
                "",
                "thr_first_enfeebled_all_-5",
                "thr_first_enfeebled_all_-5/part-2",
                "",
                "",
                "",
                "",
                "",
                "allies",
                "replaced_power",
                "",
                "",
                "x"));
    assertThat(findings(files)).isNotEmpty().allMatch(finding -> finding.contains("RS073"));
  }

  @Test
  void whoAsksForThePowerOfAReplacedAllyNeedsACardThatReplacesOne() {
    PackFiles files =
        Workbooks.row(
            EFFECTS,
            "Change power",
            List.of(
                "Heir",
                "",
                "is played",
                "",
                "thr_first_enfeebled_all_-5",
                "thr_first_enfeebled_all_-5/part-2",
                "replaced_power",
                "> 2",
                "",
                "allies",
                3,
                "",
                "",
                "",
                "",
                "x"));
    assertThat(findings(files)).isNotEmpty().allMatch(finding -> finding.contains("RS073"));
  }

  @Test
  void theSentenceOfARowWithAMistakeIsNotToldToBeStale() {
    Diagnostics findings = new Diagnostics();
    PackFiles wrong = Workbooks.cell(EFFECTS, DESTROY, "E8", "enemy");
    PackBuilder.read(new QueensBloodPack(), wrong, findings);
    assertThat(findings.all()).extracting(Diagnostic::code).containsExactly(Code.CELL_TEXT);
    Diagnostics right = new Diagnostics();
    new QueensBloodPack().read(Workbooks.cell(EFFECTS, DESTROY, "D8", "is enfeebled"), right);
    assertThat(right.all()).extracting(Diagnostic::code).containsOnly(Code.SENTENCE_STALE);
  }

  @Test
  void whoseIsNotSaidOfWhatIsAboutTheCardItself() {
    assertThat(findings(Workbooks.cell(EFFECTS, DESTROY, "E8", "enemy")))
        .singleElement()
        .asString()
        .contains("!Destroy cards!E8", "RS035", "'a card is played' is about others");
  }

  @ParameterizedTest
  @ValueSource(strings = {"queens-blood/decks", "queens-blood/names.json"})
  void aHomeThatIsNotThereIsFound(String home) {
    PackFiles files =
        QueensBooks.with(Map.of(GAME, QueensBooks.text(GAME).replace(home, "queens-blood/gone")));
    assertThat(findings(files)).singleElement().asString().contains("RS001", "gone");
  }

  @Test
  void sheetsThatThePlainSettingsDoNotNameAreFound() {
    String name = EFFECTS + ".properties";
    String text = QueensBooks.text(name);
    assertThat(findings(QueensBooks.with(Map.of(name, text.replace(",Auras", "")))))
        .singleElement()
        .asString()
        .contains(name, "RS158", "expected '" + text.strip() + "'");
    assertThat(findings(QueensBooks.with(Map.of(name, text.replace("\n", ",Aurass\n")))))
        .singleElement()
        .asString()
        .contains(name, "RS158", "did you mean 'Auras'?");
  }

  private static List<String> findings(PackFiles files) {
    AuthoringPack pack = new QueensBloodPack();
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(pack, files, findings);
    if (built != null) {
      PackAnalysis.check(pack, built.content(), files, findings);
    }
    return findings.all().stream()
        .filter(one -> one.code() != Code.SENTENCE_STALE)
        .map(Object::toString)
        .toList();
  }
}
