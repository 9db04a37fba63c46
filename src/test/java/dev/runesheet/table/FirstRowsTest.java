package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.DuelCatalogs;
import dev.runesheet.analysis.Analysis;
import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.NormalizedEffects;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.Games;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.generate.DrlGenerator;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.TablePlaces;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.table.compile.TableCompiler;
import dev.runesheet.table.effect.EffectSheet;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.drools.decisiontable.SpreadsheetCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows of one effect of which the first that fits counts. */
class FirstRowsTest {

  private static final int MOST_BURN = 9;

  /** Each row changes the stat that it asks about, so that a later row would fit after it. */
  private static final Effect STORM =
      Duel.effect(
          "mode/storm",
          "Storm",
          "turn starts",
          otherwise(
              above("burn", 6),
              List.of(add("mana", 1), add("burn", -5)),
              otherwise(
                  above("burn", 2),
                  List.of(add("mana", 20), add("burn", -2)),
                  add("mana", 300),
                  add("burn", 7))));

  private static Condition above(String stat, double number) {
    return Duel.is(Condition.Relation.ABOVE, stat, number);
  }

  private static Step.Do add(String stat, double amount) {
    return Duel.act("add-stat", Selector.Role.SELF, Duel.word(stat), Value.of(amount));
  }

  private static Step otherwise(Condition condition, List<Step> then, Step... otherwise) {
    return new Step.If(condition, then, List.of(otherwise), SourceLocation.NONE);
  }

  private static TypedTable table() {
    EffectSheet sheet =
        Duel.FAMILY.write(Duel.FAMILY.fitting(List.of(STORM)), List.of(STORM), Duel.FILE);
    assertThat(sheet.notTabular()).isEmpty();
    return sheet.table();
  }

  @Test
  void anEffectWithOtherwiseIsOneRowForEachWay() {
    TypedTable table = table();

    assertThat(table.rows())
        .extracting(row -> table.text(row, new Binding.Block()))
        .containsExactly("mode/storm", "mode/storm/else", "mode/storm/else-2");
    assertThat(Duel.FAMILY.read(table, new Diagnostics()))
        .singleElement()
        .satisfies(read -> assertThat(NormalizedEffects.same(read, STORM)).isTrue());
  }

  @Test
  void onlyTheFirstRowThatFitsCountsWhateverItChanges() throws IOException {
    counts(book(TableCompiler.compile(table()).drl()));
    List<Effect> read = Duel.FAMILY.read(table(), new Diagnostics());
    counts(book(DrlGenerator.generate("rules.test.storm", "storm.drl", read).source().drl()));
  }

  @Test
  void plainDroolsCompilesItAsItIs() throws IOException {
    byte[] workbook = WorkbookWriter.write(List.of(table()));
    String drl = new SpreadsheetCompiler().compile(new ByteArrayInputStream(workbook), Duel.SHEET);

    counts(book(drl));
  }

  private static void counts(RuleBook book) {
    for (int burn = 0; burn <= MOST_BURN; burn++) {
      String hero = "h" + burn;
      Match match = book.newMatch(DuelSetup.of(hero, hero).toJson(), 1);
      double mana = burn > 6 ? 1 : burn > 2 ? 20 : 300;
      assertThat(match.world().entity(0).stat("mana")).as("burn " + burn).isEqualTo(mana);
    }
  }

  private static RuleBook book(String drl) throws IOException {
    List<RuleSource> sources = new ArrayList<>(List.of(new RuleSource("table.drl", drl)));
    Map<String, Map<String, Double>> heroes = new LinkedHashMap<>();
    StringBuilder waits =
        new StringBuilder("package rules.test;\nimport dev.runesheet.spi.fact.Reaction;\n");
    for (int burn = 0; burn <= MOST_BURN; burn++) {
      String hero = "h" + burn;
      double had = burn;
      heroes.put(hero, Map.of("health", 30.0, "burn", had));
      waits.append(
          "rule \"%s waits\" @Owner(%s) when $r : Reaction( block == \"%s/wait\" )"
              .formatted(hero, hero, hero));
      waits.append(" then $r.next(); end\n");
    }
    sources.add(new RuleSource("wait.drl", waits.toString()));
    sources.addAll(Books.engine());
    JsonNode catalog = DuelCatalogs.of(Duel.WORDS.stats(), 10, heroes);
    return RuleBook.compile(Games.find("math-battle"), sources, SourceNotes.NONE, catalog);
  }

  private static List<Diagnostic> findings(byte[] workbook) {
    return findings(workbook, table().layout());
  }

  private static List<Diagnostic> findings(byte[] workbook, TableLayout layout) {
    Diagnostics findings = new Diagnostics();
    TypedTable table = new WorkbookReader(Duel.FILE, workbook, findings).read(layout);
    List<Effect> effects = Duel.FAMILY.read(table, findings);
    PackContent.Table read = new PackContent.Table(table, effects, PackContent.Reading.NOTHING);
    List<Diagnostic> all = new ArrayList<>(findings.all());
    Analysis.of(effects, Knowledge.NONE, new TablePlaces(List.of(read))).stream()
        .map(Finding::diagnostic)
        .forEach(all::add);
    return all;
  }

  private static byte[] edited(String cell, String text) {
    return Edit.text(WorkbookWriter.write(List.of(table())), cell, text);
  }

  @Test
  void aRowThatEarlierOnesLeaveNothingForIsFoundAtItsCondition() {
    byte[] workbook = WorkbookWriter.write(List.of(table()));
    assertThat(findings(workbook)).isEmpty();
    assertThat(findings(Edit.cell(workbook, "H9", cell -> cell.setCellValue(8))))
        .extracting(Diagnostic::code, Diagnostic::location)
        .containsExactly(tuple(Code.SHADOWED, Duel.cell("H9")));
  }

  @Test
  void aRowThatOneWithSeveralConditionsLeavesNothingForIsFoundAtItsFirstCondition() {
    assertThat(findingsOf(twoRows(2, 3)))
        .extracting(Diagnostic::code, Diagnostic::location)
        .containsExactly(tuple(Code.SHADOWED, Duel.cell("H9")));
    assertThat(findingsOf(twoRows(2, 2))).hasSize(1);
    assertThat(findingsOf(twoRows(2, 1))).isEmpty();
  }

  private static List<Diagnostic> findingsOf(TypedTable table) {
    return findings(WorkbookWriter.write(List.of(table)), table.layout());
  }

  /** Both rows ask about burn and mana; only burn has another number in the second. */
  private static TypedTable twoRows(double first, double second) {
    Step rows =
        otherwise(
            new Condition.All(List.of(above("burn", first), above("mana", 2))),
            List.of(add("mana", 1)),
            otherwise(
                new Condition.All(List.of(above("burn", second), above("mana", 2))),
                List.of(add("mana", 2))));
    List<Effect> effects = List.of(Duel.effect("mode/storm", "Storm", "turn starts", rows));
    return Duel.FAMILY.write(Duel.FAMILY.fitting(effects), effects, Duel.FILE).table();
  }

  @Test
  void nothingIsLeftAfterARowWithoutACondition() {
    assertThat(findings(Edit.text(edited("G9", ""), "H9", "")))
        .extracting(Diagnostic::code, Diagnostic::location)
        .containsExactly(tuple(Code.SHADOWED, Duel.cell("F10")));
  }

  @Test
  void aMissingRowAndAMissingEffectAreFound() {
    assertThat(findings(edited("F10", "mode/storm/else-3")))
        .extracting(Diagnostic::code, Diagnostic::location, Diagnostic::expected)
        .containsExactly(
            tuple(Code.UNKNOWN_REFERENCE, Duel.cell("F10"), "'mode/storm/else-2' first"));
    assertThat(findings(edited("F10", "mode/strom/else")))
        .extracting(Diagnostic::code, Diagnostic::location)
        .containsExactly(tuple(Code.UNKNOWN_REFERENCE, Duel.cell("F10")));
  }

  /** A copied row keeps the id that it was copied with, though nobody sees it. */
  @Test
  void anElseThatStandsTwiceIsFoundAtItsRowsAlone() {
    assertThat(findings(edited("F10", "mode/storm/else")))
        .extracting(Diagnostic::code, Diagnostic::location, Diagnostic::expected)
        .containsExactly(
            tuple(
                Code.RULES_OVERLAP,
                Duel.cell("F9"),
                "another id than row 10 has, such as 'mode/storm/else-2'"),
            tuple(
                Code.RULES_OVERLAP,
                Duel.cell("F10"),
                "another id than row 9 has, such as 'mode/storm/else-2'"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"D9", "D10"})
  void aRowThatCountsOtherwiseHasNoStart(String cell) {
    assertThat(findings(edited(cell, "turn starts")))
        .extracting(Diagnostic::code, Diagnostic::location)
        .containsExactly(tuple(Code.CELL_TEXT, Duel.cell(cell)));
  }

  @Test
  void anElseOfNoEffectIsFoundAlsoWhereItHasAStart() {
    assertThat(findings(Edit.text(edited("F10", "mode/gale/else"), "D10", "turn ends")))
        .extracting(Diagnostic::code, Diagnostic::location)
        .containsExactly(tuple(Code.UNKNOWN_REFERENCE, Duel.cell("F10")));
  }

  @Test
  void aStartThatIsMissingIsNotToldOfTheOtherRows() {
    assertThat(findings(edited("D8", "")))
        .extracting(Diagnostic::code, Diagnostic::location)
        .containsExactly(tuple(Code.CELL_MISSING, Duel.cell("D8")));
  }
}
