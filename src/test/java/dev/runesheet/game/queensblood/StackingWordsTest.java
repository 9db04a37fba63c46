package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A type of the stacking policy that is nearly one of the game's effects. */
@Tag("thorough")
class StackingWordsTest {

  private static final String POLICY = "decision-tables/engine/stacking-policy.drl.xlsx";

  private static List<String> findings(String type) {
    PackFiles files =
        Workbooks.row(POLICY, "Stacking policy", List.of("Mine", "", type, "", "max_only"));
    return findings(QueensBlood.ID, files);
  }

  private static List<String> findings(String game, PackFiles files) {
    AuthoringPack pack = Packs.find(game);
    Diagnostics findings = new Diagnostics();
    PackAnalysis.check(pack, PackBuilder.build(pack, files, findings).content(), files, findings);
    return findings.all().stream().map(Diagnostic::toString).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"math-battle", "queens-blood", "valeria", "werewolf", "ember-vale"})
  void isNoneInThePolicyThatAllGamesShare(String game) {
    PackContent content =
        PackBuilder.build(Packs.find(game), QueensBooks.SHIPPED, new Diagnostics()).content();
    assertThat(content.tables())
        .filteredOn(one -> one.table().workbook().equals(POLICY))
        .singleElement()
        .satisfies(one -> assertThat(one.table().rows()).isEmpty());
    assertThat(findings(game, QueensBooks.SHIPPED)).isEmpty();
  }

  @Test
  void isFoundAtItsCell() {
    assertThat(findings("scalling"))
        .singleElement()
        .asString()
        .contains("!Stacking policy!D8", "RS155", "did you mean 'scaling'?");
  }

  @Test
  void isFoundWhereTheRowExcludesIt() {
    assertThat(excluding("not scalling"))
        .singleElement()
        .asString()
        .contains("!Stacking policy!D8", "RS155", "did you mean 'scaling'?");
    assertThat(excluding("none of scaling")).isEmpty();
  }

  private static List<String> excluding(String types) {
    Map<String, Object> last =
        Map.of("D3", "the first that fits", "B8", "Mine", "D8", types, "F8", "max_only");
    return findings(QueensBlood.ID, Workbooks.cells(POLICY, "Stacking policy", last));
  }

  @Test
  void aBoundOfEffectsNoneOfWhichAddsIsFound() {
    assertThat(bounded("G9", 3)).isEmpty();
    assertThat(bounded("G18", 3))
        .singleElement()
        .asString()
        .contains("!Stacking policy!G18", "RS131", "at most 3");
  }

  @Test
  void aBoundThatLeavesNothingOfWhatEffectsAddIsFound() {
    assertThat(bounded("G9", 0))
        .singleElement()
        .asString()
        .contains("!Stacking policy!G9", "RS131", "at most 0", "above 0");
    assertThat(bounded("G9", 0.5)).isEmpty();
    assertThat(bounded("G18", 0))
        .singleElement()
        .asString()
        .contains("!Stacking policy!G18", "RS131", "set, multiply or bound");
  }

  private static List<String> bounded(String cell, double most) {
    PackFiles files =
        Workbooks.cell(
            "decision-tables/tcg-pocket/stacking.drl.xlsx", "Stacking policy", cell, most);
    return findings("tcg-pocket", files);
  }

  @Test
  void isNoneIfAnEffectHasItOrAnotherGameMay() {
    assertThat(findings("scaling")).isEmpty();
    assertThat(findings("damage_shield")).isEmpty();
  }
}
