package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the analyst sees in Queen's Blood's workbooks, each at its cell. */
@Tag("thorough")
class QueensAnalysisTest {

  private static final String EFFECTS = "decision-tables/queens-blood/effects.drl.xlsx";
  private static final String CARDS = "data/queens-blood/cards.xlsx";
  private static final String POWER = "Change power";
  private static final AuthoringPack PACK = new QueensBloodPack();

  @Test
  void theShippedSourcesHaveNoFinding() {
    assertThat(findings(QueensBooks.SHIPPED)).isEmpty();
  }

  @Test
  void aRankThatNoTileHasIsAnImpossibleCondition() {
    assertThat(findings(Workbooks.cell(EFFECTS, POWER, "I35", 4)))
        .containsExactly("RS092 !Change power!I35");
  }

  @Test
  void aTokenComesOnlyOntoARankThatATileOfASideHas() {
    assertThat(findings(Workbooks.cell(EFFECTS, POWER, "I35", 0)))
        .containsExactly("RS092 !Change power!I35");
    assertThat(findings(Workbooks.cell(EFFECTS, POWER, "I35", 1))).isEmpty();
  }

  /** The card with the effect of row 8 stands in decks, and nothing spawns it. */
  @Test
  void theRankThatACardWasSpawnedOnIsZeroIfNothingSpawnsIt() {
    assertThat(findings(ofRank(8, 2))).containsExactly("RS092 !Change power!I8");
    assertThat(findings(ofRank(8, 0))).containsExactly("RS131 !Change power!I8");
    assertThat(findings(Workbooks.cell(EFFECTS, POWER, "D35", "is enfeebled")))
        .as("on a token")
        .isEmpty();
  }

  private static PackFiles ofRank(int row, int rank) {
    return Workbooks.cells(EFFECTS, POWER, Map.of("H" + row, "replaced_pawns", "I" + row, rank));
  }

  @Test
  void cellsForAnEffectNeedAnEffectAboutThem() {
    assertThat(findings(Workbooks.cell(CARDS, "Cards", "I10", ""))).contains("RS155 !Cards!H10");
    assertThat(findings(Workbooks.cell(EFFECTS, POWER, "K8", "allies")))
        .containsExactly("RS155 !Cards!H37");
  }

  @Test
  void theNameOfACardThatAnEffectBringsSaysNothingOfTiles() {
    assertThat(findings(Workbooks.cell(CARDS, "Cards", "D160", "Moogle on affected tiles")))
        .as("at the effect of Cait Sith, who adds it to the hand")
        .doesNotContain("RS073 !Cards!I99");
  }

  @Test
  void theScalingOfACardThatIsBeingDestroyedIsNeverSeen() {
    String id = "aur_od_all_-3";
    List<Object> row = new ArrayList<>(List.of("Last growth", "", "is destroyed", "", id));
    row.addAll(List.of(id + "/part-2", "", "", "", 2, "x"));
    assertThat(findings(Workbooks.row(EFFECTS, "Scale power", row)))
        .containsExactly("RS131 !Scale power!K15");
  }

  @Test
  void aCardThatIsBeingDestroyedIsNotDestroyedByItself() {
    assertThat(
            findings(
                Workbooks.cells(
                    EFFECTS, "Destroy cards", Map.of("D8", "is destroyed", "K8", "self"))))
        .containsExactly("RS131 !Destroy cards!K8");
  }

  @Test
  void thePowerOfACardThatIsBeingDestroyedIsChangedOnlyForWhatAnswers() {
    assertThat(findings(Workbooks.cell(EFFECTS, POWER, "K8", "self")))
        .containsExactly("RS131 !Change power!K8");
    assertThat(findings(row("Last", "is destroyed", "on_enfeebled_enemies_-4", "last", "self", -1)))
        .isEmpty();
  }

  @Test
  void twoAurasOfOneEffectThatSayTheSameWithOtherNumbersAreFound() {
    PackFiles files =
        Workbooks.row(
            EFFECTS,
            "Auras",
            List.of("Again", "", "aur_wip_all_-1", "aura", "again", "all on affected tiles", "-2"));
    assertThat(findings(files)).containsExactly("RS091 !Auras!H18");
  }

  @Test
  void aRowThatDoesWhatAnotherDoesIsFound() {
    PackFiles files =
        row("Again", "is destroyed", "aur_od_all_-3", "again", "all on affected tiles", -3);
    assertThat(findings(files)).containsExactly("RS090 !Change power!B48");
  }

  @Test
  void effectsThatWeakenEachOtherGoRound() {
    PackFiles files =
        row("Spite", "is enfeebled", "aur_od_all_-3", "spite", "all on affected tiles", -1);
    assertThat(findings(files)).containsExactly("RS095 !Change power!K48");
    assertThat(findings(row("Pride", "is first enhanced", "aur_od_all_-3", "pride", "allies", 1)))
        .isEmpty();
  }

  @Test
  void aCardThatBringsHarmlessTokensGoesNotRound() {
    assertThat(findings(spawning("is destroyed", "aur_od_all_-3", "164,164,164"))).isEmpty();
    assertThat(findings(spawning("a card is destroyed", "aur_od_all_-3", "164,164,164")))
        .as("tokens die under the auras of others")
        .containsExactly("RS095 !Spawn tokens!K11");
  }

  @Test
  void aTokenThatBringsItselfGoesRoundAndIsToldOnce() {
    assertThat(findings(spawning("is destroyed", "aur_od_all_raise_1", "156,164,164")))
        .containsExactly("RS095 !Spawn tokens!K11");
  }

  @Test
  void aLoopIsToldWhereWhatIsNewClosedIt() {
    assertThat(findings(Workbooks.cell(EFFECTS, POWER, "D18", "is enfeebled")))
        .containsExactly("RS095 !Change power!D18");
    assertThat(findings(Workbooks.cell(EFFECTS, POWER, "K31", "allies on affected tiles")))
        .as("accepted in game.yaml")
        .isEmpty();
  }

  /** The tokens are destroyed in turn, but nothing brings another card that brings them. */
  @Test
  void aCardThatBringsOthersOnceBringsThemNotWithoutEnd() {
    assertThat(findings(spawning("is destroyed", "aur_od_all_-3", "147,164,149"))).isEmpty();
    assertThat(findings(spawning("a card is destroyed", "aur_od_all_-3", "147,164,149")))
        .as("at the row that brings new ones, though shipped rows destroy them")
        .containsExactly("RS095 !Spawn tokens!K11");
  }

  private static PackFiles spawning(String when, String owner, String tokens) {
    String whose = when.startsWith("a card") ? "other" : "";
    return Workbooks.row(EFFECTS, "Spawn tokens", spawn(when, whose, owner, tokens.split(",")));
  }

  private static List<Object> spawn(String when, String whose, String owner, String[] tokens) {
    List<Object> row =
        new ArrayList<>(List.of("Bring", "", when, whose, owner, owner + "/part-2", "", "", ""));
    row.addAll(List.of(tokens));
    row.add("x");
    return row;
  }

  @Test
  void aPowerThatOnlyRisesReachesANumberOnce() {
    assertThat(findings(row("Proud", "power reaches 7", "aur_od_all_-3", "proud", "self", 2)))
        .isEmpty();
    assertThat(findings(row("Meek", "power reaches 7", "aur_od_all_-3", "meek", "allies", -2)))
        .containsExactly("RS095 !Change power!K48");
  }

  @Test
  void aChangeByZeroDoesNothing() {
    assertThat(findings(row("Idle", "is played", "aur_od_all_-3", "idle", "allies", 0)))
        .containsExactly("RS131 !Change power!L48");
    assertThat(findings(Workbooks.cell(EFFECTS, "Auras", "H8", "0")))
        .containsExactly("RS131 !Auras!H8");
    assertThat(findings(Workbooks.cell(EFFECTS, "Score", "G8", "0")))
        .containsExactly("RS131 !Score!G8");
  }

  @Test
  void pawnsThatCountOneAsAlwaysDoNothing() {
    assertThat(findings(Workbooks.cell(EFFECTS, "Pawns", "G8", "1")))
        .containsExactly("RS131 !Pawns!G8");
  }

  private static PackFiles row(
      String name, String when, String owner, String id, String scope, int amount) {
    List<Object> row = new ArrayList<>(List.of(name, "", when, "", owner, id, "", "", ""));
    row.addAll(List.of(scope, amount, "", "", "", "", "x"));
    return Workbooks.row(EFFECTS, POWER, row);
  }

  private static List<String> findings(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    PackContent content = PACK.read(files, findings);
    // Sentences were not written anew after the edits.
    assertThat(findings.all()).allMatch(finding -> finding.code() == Code.SENTENCE_STALE);
    PackAnalysis.check(PACK, content, files, findings);
    return findings.all().stream()
        .filter(finding -> finding.code() != Code.SENTENCE_STALE)
        .map(finding -> finding.code().id() + " " + finding.location().place())
        .toList();
  }
}
