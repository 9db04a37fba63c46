package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.authoring.EffectsWorkbook;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.write.WorkbookEditor;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The effects of one card that answer one moment run in the order that their ids say. */
@Tag("thorough")
class EffectOrderTest {

  private static final String WORKBOOK = "decision-tables/queens-blood/effects.drl.xlsx";

  /** The column "Only the first time" of these sheets, from the name. */
  private static final int ONCE = 8;

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

  @ParameterizedTest
  @CsvSource({"Raise, both/2", "both/2, ''", "both (2), ''"})
  void aRowThatGoesOnElsewhereRunsNext(String name, String id) {
    PackFiles files =
        Workbooks.rows(
            WORKBOOK,
            Map.of(
                "Spawn tokens",
                List.of(spawn("both", "both")),
                "Change power",
                List.of(goesOn(name, id, "allies", 3))));

    assertThat(findings(files)).isEmpty();
    assertThat(raised(QueensBooks.of(files))).isEqualTo(3);
    assertThat(effect(files, "both/2").trigger()).isEqualTo(effect(files, "both").trigger());
    assertThat(effect(files, "both/2").owner()).isEqualTo(OWNER);
  }

  @ParameterizedTest
  @ValueSource(strings = {"storm/else", "storm (else)", "storm/else-2"})
  void aRowThatCountsOtherwiseNeedsNoHiddenCells(String name) {
    List<Object> first = change("storm", "is played", "", List.of("power", ">= 3"), "allies", 2);
    List<Object> otherwise = change(name, "", "", List.of("", ""), "enemies", -1);
    List.of(first, otherwise).forEach(row -> row.set(4, ""));
    List<List<Object>> rows = new ArrayList<>(List.of(first, otherwise));
    if (name.endsWith("2")) {
      List<Object> second = change("storm/else", "", "", List.of("power", ">= 2"), "allies", 1);
      second.set(4, "");
      rows.add(1, second);
    }
    PackFiles files = Workbooks.rows(WORKBOOK, Map.of("Change power", rows));

    Body.Program storm = (Body.Program) effect(files, "storm").body();
    Step.If branch = (Step.If) storm.steps().get(0);
    assertThat(branch.otherwise()).hasSize(1);
    assertThat(errors(Map.of("Change power", rows))).isEmpty();
  }

  @Test
  void aRowCanGoOnAfterOneOfAnotherSheet() {
    PackFiles files =
        Workbooks.rows(
            WORKBOOK,
            Map.of(
                "Spawn tokens",
                List.of(spawn("both", "both/2")),
                "Change power",
                List.of(
                    change("First", "is played", "both", List.of("", ""), "allies", 1),
                    goesOn("Last", "both/3", "allies", 5))));

    assertThat(findings(files)).isEmpty();
    assertThat(raised(QueensBooks.of(files))).isEqualTo(5);
  }

  @Test
  void refreshWritesWhatPlainDroolsNeedsOfARowThatGoesOn() {
    byte[] workbook =
        Workbooks.rows(
                WORKBOOK,
                Map.of(
                    "Spawn tokens",
                    List.of(spawn("both", "both")),
                    "Change power",
                    List.of(goesOn("both (2)", "", "allies", 3))))
            .read(WORKBOOK)
            .orElseThrow();
    EffectBook book = EffectsWorkbook.of(new QueensBloodPack().catalog());
    byte[] refreshed =
        new WorkbookEditor(WORKBOOK, workbook, new Diagnostics())
            .refresh(book.forms(), (table, row) -> null)
            .orElseThrow()
            .content();

    assertThat(raised(plain(QueensBooks.withBytes(Map.of(WORKBOOK, refreshed))))).isEqualTo(3);
  }

  @Test
  void aRowThatGoesOnWithNothingIsFound() {
    assertThat(errors(Map.of("Change power", List.of(goesOn("Raise", "nowhere/2", "allies", 3)))))
        .singleElement()
        .asString()
        .contains("!Change power!G48", "RS022", "'nowhere'");
  }

  @Test
  void aWrongTriggerIsNotToldAgainWhereTheEffectGoesOn() {
    List<Object> spawn = spawn("both", "both");
    spawn.set(2, "is plaid");
    assertThat(
            errors(
                Map.of(
                    "Spawn tokens",
                    List.of(spawn),
                    "Change power",
                    List.of(goesOn("Raise", "both/2", "allies", 3)))))
        .singleElement()
        .asString()
        .contains("!Spawn tokens!D11", "RS013");
  }

  @Test
  void aRowThatCannotStartByThatIsFoundAtItsCell() {
    List<Object> points = new ArrayList<>(List.of("Points", "", "", "", "both/2", 3, "", "x"));
    assertThat(
            errors(
                Map.of("Spawn tokens", List.of(spawn("both", "both")), "Score", List.of(points))))
        .singleElement()
        .asString()
        .contains("!Score!B12", "RS071", "another sheet that begins with 'is played'")
        .contains("with a moment under 'When' and an id that ends with /part-2");
  }

  @Test
  void aMisspeltRowThatGoesOnIsNotMissingBesides() {
    List<List<Object>> rows =
        List.of(
            change("storm", "is played", "storm", List.of("", ""), "allies", 2),
            goesOn("storm (2)", "", "enemies", -1),
            goesOn("strom (3)", "", "allies", 3),
            goesOn("storm (4)", "", "enemies", -2));
    assertThat(errors(Map.of("Change power", rows)))
        .singleElement()
        .asString()
        .contains("RS022", "'strom", "did you mean 'storm'?");
    List<Object> destroys = new ArrayList<>(goesOn("storm (4)", "", "", 0).subList(0, 9));
    destroys.add("enemies");
    assertThat(
            errors(Map.of("Change power", rows.subList(0, 3), "Destroy cards", List.of(destroys))))
        .as("also where the next row stands on another sheet")
        .singleElement()
        .asString()
        .contains("RS022", "'strom", "did you mean 'storm'?");
  }

  @Test
  void aNumberOfARowThatGoesOnIsNotTakenTwice() {
    List<List<Object>> power =
        List.of(
            change("storm", "is played", "storm", List.of("", ""), "allies", 2),
            goesOn("storm (2)", "", "enemies", -1));
    List<Object> destroys = new ArrayList<>(goesOn("storm (2)", "", "", 0).subList(0, 9));
    destroys.add("enemies");
    assertThat(errors(Map.of("Change power", power, "Destroy cards", List.of(destroys))))
        .singleElement()
        .asString()
        .contains("!Destroy cards!B10", "RS021", "'storm/2'", "!Change power!B49");
  }

  @ParameterizedTest
  @CsvSource({
    "both (3), 'both/3', 'both/2' first",
    "both (else), both, an effect of the sheet 'Change power'",
    "both/else-2, both, begins on 'Spawn tokens'"
  })
  void aRowThatCannotGoOnElsewhereIsFoundWithTheCause(String name, String found, String expected) {
    Map<String, List<List<Object>>> rows =
        Map.of(
            "Spawn tokens",
            List.of(spawn("both", "both")),
            "Change power",
            List.of(goesOn(name, "", "allies", 3)));
    assertThat(errors(rows))
        .singleElement()
        .asString()
        .contains("!Change power!B48: error RS022", found, expected);
  }

  @Test
  void rowsOfOneEffectMayDoTheSame() {
    List<List<Object>> power =
        List.of(
            change("storm", "is played", "storm", List.of("", ""), "allies", 2),
            goesOn("storm (3)", "", "allies", 2),
            goesOn("storm (4)", "", "allies", 1));
    List<Object> destroys = new ArrayList<>(goesOn("storm (2)", "", "", 0).subList(0, 9));
    destroys.add("enemies");
    PackFiles files =
        Workbooks.rows(WORKBOOK, Map.of("Change power", power, "Destroy cards", List.of(destroys)));
    Diagnostics findings = new Diagnostics();
    PackContent content = new QueensBloodPack().read(files, findings);
    PackAnalysis.check(new QueensBloodPack(), content, files, findings);
    assertThat(findings.all())
        .extracting(Diagnostic::code)
        .doesNotContain(Code.SAME_EFFECT, Code.CONTRADICTION);
  }

  private static List<Object> goesOn(String name, String id, String scope, int amount) {
    List<Object> row = change(name, "", id, List.of("", ""), scope, amount);
    row.set(4, "");
    return row;
  }

  private static List<Object> spawn(String name, String id) {
    List<Object> row = new ArrayList<>(List.of(name, "", "is played", "", OWNER, id, "", "", ""));
    row.addAll(List.of("164", "164", "164", "x"));
    return row;
  }

  private static List<String> errors(Map<String, List<List<Object>>> rows) {
    Diagnostics findings = new Diagnostics();
    new QueensBloodPack().read(Workbooks.rows(WORKBOOK, rows), findings);
    return findings.all().stream().map(Object::toString).toList();
  }

  private static Effect effect(PackFiles files, String id) {
    return new QueensBloodPack()
        .read(files, new Diagnostics()).effects().stream()
            .filter(one -> one.id().equals(id))
            .findFirst()
            .orElseThrow();
  }

  @Test
  void plainDroolsKeepsTheSameOrder() {
    assertThat(raised(plain(files("both/part-2", "both", 0)))).isZero();
  }

  private static RuleBook plain(PackFiles files) {
    BuiltPack built = PackBuilder.build(new QueensBloodPack(), files, new Diagnostics());
    return PlainDrools.book(built, files, List.copyOf(PlainDrools.workbooks(built)), false);
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

  @ParameterizedTest
  @CsvSource({"'', '', false", "x, '', true", "x, x, false", "'', x, false"})
  void whatTheFirstRowAsksAndTheRowThatGoesOnDoesNotIsFound(
      String first, String second, boolean found) {
    List<Object> spawn = spawn("both", "both");
    spawn.set(ONCE, first);
    List<Object> goesOn = goesOn("both (2)", "", "allies", 3);
    goesOn.set(ONCE, second);
    PackFiles files =
        Workbooks.rows(
            WORKBOOK, Map.of("Spawn tokens", List.of(spawn), "Change power", List.of(goesOn)));
    Diagnostics findings = new Diagnostics();
    PackContent content = new QueensBloodPack().read(files, findings);
    PackAnalysis.check(new QueensBloodPack(), content, files, findings);
    assertThat(findings.all().stream().filter(one -> one.code() == RegistryCode.GOES_ON_ALONE))
        .hasSize(found ? 1 : 0)
        .allMatch(one -> one.toString().contains("!Change power!B48"));
  }

  /** What is left of a destroyed card's effects is not in force any more. */
  @ParameterizedTest
  @CsvSource({
    "is played, self, true",
    "is played, all in lane, true",
    "is played, allies, true",
    "is played, enemies in lane, false",
    "is played, all on affected tiles, false",
    "is destroyed, all in lane, false",
    "a card is destroyed, all in lane, false"
  })
  void aRowThatGoesOnAfterOneThatDestroysTheCardItselfIsFound(
      String when, String scope, boolean found) {
    List<Object> destroys =
        new ArrayList<>(List.of("both", "", when, "", OWNER, "both", "", "", "", scope));
    destroys.set(3, when.equals("a card is destroyed") ? "ally" : "");
    PackFiles files =
        Workbooks.rows(
            WORKBOOK,
            Map.of(
                "Destroy cards",
                List.of(destroys),
                "Change power",
                List.of(goesOn("both (2)", "", "allies", 3))));
    Diagnostics findings = new Diagnostics();
    PackContent content = new QueensBloodPack().read(files, findings);
    PackAnalysis.check(new QueensBloodPack(), content, files, findings);
    assertThat(findings.all().stream().filter(one -> one.code() == RegistryCode.LOST_WITH_CARD))
        .hasSize(found ? 1 : 0)
        .allMatch(one -> one.toString().contains("!Change power!B48"));
    assertThat(content.effects()).extracting(Effect::id).contains("both", "both/2");
  }

  /** A destruction inside another waits for its end, so the card still acts. */
  @Test
  void aRowBehindOneThatDestroysTheCardWithinADestructionRuns() {
    List<Object> destroys =
        List.of("both", "", "a card is destroyed", "enemy", OWNER, "both", "", "", "", "self");
    PackFiles files =
        Workbooks.rows(
            WORKBOOK,
            Map.of(
                "Destroy cards",
                List.of(destroys),
                "Change power",
                List.of(goesOn("both (2)", "", "allies in lane", 3))));
    Match match =
        Position.standard()
            .card(1, 0, "Y1", "082", 0)
            .card(1, 1, "Y1", "011", 0)
            .card(0, 4, "E1", "007", 0)
            .match(QueensBooks.of(files));

    match.update(context -> Referee.destroy(context, List.of(Grid.tile(0, 4))));

    assertThat(Position.at(match, 1, 1).stat(Card.DELTA)).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "storm/2, x, '', ''",
    "storm/2, '', x, !Change power!J49",
    "storm (2), x, x, !Change power!J49",
    "storm/else, x, '', !Change power!J48",
    "storm/else, '', x, !Change power!J49",
  })
  void onlyTheFirstTimeIsNotSaidWhereItReadsAsOfOneRowAlone(
      String second, String once, String onceAgain, String place) {
    boolean otherwise = second.endsWith("else");
    List<Object> condition = List.of(otherwise ? "power" : "", otherwise ? ">= 3" : "");
    List<Object> first = change("storm", "is played", "storm", condition, "allies", 2);
    first.set(ONCE, once);
    List<Object> next = goesOn(second, second.contains("(") ? "" : second, "enemies", -1);
    next.set(ONCE, onceAgain);
    List<String> errors =
        errors(Map.of("Change power", List.of(first, next))).stream()
            .filter(one -> one.contains(": error"))
            .toList();
    if (place.isEmpty()) {
      assertThat(errors).isEmpty();
    } else {
      assertThat(errors).singleElement().asString().contains(place, "RS035", "'x'", "nothing");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"3,4 | any of 3, 4", "0.5 | ", "3.2..3.8 | ", "any of 1, 2.5 | ", ">= 2.5 | "})
  void aConditionOnAPowerIsWhole(String condition, String meant) {
    List<Object> row = change("storm", "is played", "", List.of("power", condition), "allies", 2);
    assertThat(errors(Map.of("Change power", List.of(row))))
        .singleElement()
        .asString()
        .contains("!Change power!I48", "a whole number", meant == null ? "" : meant);
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
        .filter(one -> one.code() == RegistryCode.ORDER_UNSAID)
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
    spawning.add(spawn("Spawn", spawns));
    rows.put("Spawn tokens", spawning);
    rows.put(
        "Change power",
        List.of(change("Raise", "is played", raises, List.of("", ""), "allies", 3)));
    return Workbooks.rows(WORKBOOK, rows);
  }
}
