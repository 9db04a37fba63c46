package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackAnalysis;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.PlainDrools;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The effects of one card that answer one moment run in the order that their ids say. */
class EffectOrderTest {

  private static final String WORKBOOK = "decision-tables/queens-blood/effects.drl.xlsx";

  /** The effect of card 082, which these tests add to. */
  private static final String OWNER = "aur_od_allies_raise_3";

  @ParameterizedTest
  @ValueSource(strings = {"/part-", "/"})
  void theNumberInAnIdDecidesWhereverItsRowStands(String counts) {
    assertThat(raised("both" + counts + 2, "both")).isZero();
    assertThat(raised("both", "both" + counts + 2)).isEqualTo(3);
  }

  @Test
  void aRowInsertedElsewhereChangesNothing() {
    assertThat(raised("spawns", "raises", 0)).isEqualTo(raised("spawns", "raises", 60));
    assertThat(raised("both", "both/part-2", 60)).isEqualTo(3);
    assertThat(raised("both/part-2", "both", 60)).isZero();
  }

  @Test
  void aRowThatGoesOnElsewhereIsToldHow() {
    List<Object> raises =
        List.of(
            "Raise",
            "",
            "",
            "",
            "",
            "on_play_spawn_diamond_dust/2",
            "",
            "",
            "",
            "allies",
            3,
            "",
            "",
            "",
            "",
            "x");
    Diagnostics findings = new Diagnostics();
    new QueensBloodPack()
        .read(Workbooks.rows(WORKBOOK, Map.of("Change power", List.of(raises))), findings);
    assertThat(findings.all())
        .extracting(Object::toString)
        .anyMatch(
            finding -> finding.contains("!Change power!G48") && finding.contains("another sheet"));
  }

  @Test
  void plainDroolsKeepsTheSameOrder() {
    PackFiles files = files("both/part-2", "both", 0);
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(new QueensBloodPack(), files, findings);

    RuleBook plain =
        PlainDrools.book(built, files, List.copyOf(PlainDrools.workbooks(built)), false);

    assertThat(raised(plain)).isZero();
  }

  @ParameterizedTest
  @CsvSource({"raises, spawns", "both/2, both/part-2"})
  void idsThatDoNotSayTheOrderAreFound(String raises, String spawns) {
    assertThat(findings(files(spawns, raises, 0))).containsExactly("RS156 !Spawn tokens!G11");
  }

  @Test
  void idsThatCountAndConditionsThatExcludeEachOtherAreNotFound() {
    assertThat(findings(files("both/part-2", "both", 0))).isEmpty();
    assertThat(findings(conditioned(">= 3"))).isEmpty();
    assertThat(findings(conditioned("<= 2"))).contains("RS156 !Change power!G49");
  }

  private static PackFiles conditioned(String second) {
    return Workbooks.rows(
        WORKBOOK,
        Map.of(
            "Change power",
            List.of(
                change("One", "is enfeebled", "one", List.of("replaced_pawns", 2), "self", 3),
                change(
                    "Two", "is enfeebled", "two", List.of("replaced_pawns", second), "self", 5))));
  }

  private static List<Object> change(
      String name, String when, String id, List<Object> condition, String scope, int amount) {
    List<Object> row = new ArrayList<>(List.of(name, "", when, "", OWNER, id));
    row.addAll(condition);
    row.addAll(List.of("", scope, amount, "", "", "", "", "x"));
    return row;
  }

  private static List<String> findings(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    PackContent content = new QueensBloodPack().read(files, findings);
    PackAnalysis.check(new QueensBloodPack(), content, files, findings);
    return findings.all().stream()
        .filter(one -> one.code() == Code.ORDER_UNSAID)
        .map(one -> one.code().id() + " " + one.location().place())
        .toList();
  }

  private static double raised(String spawns, String raises) {
    return raised(spawns, raises, 0);
  }

  /** By how much a token is raised that a card spawns which also raises its allies. */
  private static double raised(String spawns, String raises, int before) {
    return raised(QueensBooks.of(files(spawns, raises, before)));
  }

  private static double raised(RuleBook book) {
    Match match =
        Position.standard().tile(0, 0, "Y2").tile(2, 0, "Y1").hand("Y", "082").match(book);

    Position.play(match, "Y", "082", 0, 0);

    return Position.at(match, 2, 0).stat(Card.DELTA);
  }

  private static PackFiles files(String spawns, String raises, int before) {
    Map<String, List<List<Object>>> rows = new LinkedHashMap<>();
    List<List<Object>> spawning = new ArrayList<>();
    for (int i = 0; i < before; i++) {
      String other = "on_play_spawn_elementals/also-" + i;
      spawning.add(
          List.of(
              "Another " + i,
              "",
              "is destroyed",
              "",
              "on_play_spawn_elementals",
              other,
              "",
              "",
              "",
              "156",
              "157",
              "158",
              "x"));
    }
    List<Object> last =
        new ArrayList<>(List.of("Spawn", "", "is played", "", OWNER, spawns, "", "", ""));
    last.addAll(List.of("164", "164", "164", "x"));
    spawning.add(last);
    rows.put("Spawn tokens", spawning);
    rows.put(
        "Change power",
        List.of(change("Raise", "is played", raises, List.of("", ""), "allies", 3)));
    return Workbooks.rows(WORKBOOK, rows);
  }
}
