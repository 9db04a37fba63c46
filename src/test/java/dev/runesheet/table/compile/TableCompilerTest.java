package dev.runesheet.table.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.Duel;
import dev.runesheet.table.Edit;
import dev.runesheet.table.Stacking;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.drools.drl.ast.descr.PackageDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.parser.DrlParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.builder.KieBuilder;
import org.kie.api.builder.KieFileSystem;
import org.kie.api.builder.Message;
import org.kie.api.definition.rule.Rule;

public class TableCompilerTest {

  @Test
  void theRulesHaveTheGuardsAndCallsOfTheRows() {
    String drl = TableCompiler.compile(read(Duel.workbook())).drl();

    assertThat(drl)
        .contains("package rules.mathbattle.global;")
        .contains("$r : Reaction(block == \"mode/death\", self.below(\"health\", 1))")
        .contains("$r : Reaction(block == \"mode/burning\", self.above(\"burn\", 0))")
        .contains("Lose.perform($r, $r.getSelf());")
        .containsSubsequence(
            "Damage.perform($r, $r.getSelf(), $r.getSelf().stat(\"burn\"));",
            "AddStat.perform($r, $r.getSelf(), \"burn\", -1);",
            "$r.next();")
        .containsSubsequence(
            "AddStat.perform($r, $r.getSelf(), \"stun\", -1);", "Pass.perform($r);")
        .contains("// rule values at B9");
  }

  @Test
  void eachRuleKnowsItsRow() {
    assertThat(TableCompiler.compile(read(Duel.workbook())).rules())
        .extracting(CompiledTable.RowRule::name, CompiledTable.RowRule::place)
        .containsExactly(
            tuple("Death", Duel.cell("B8")),
            tuple("Burning", Duel.cell("B9")),
            tuple("Stun", Duel.cell("B10")));
  }

  @Test
  void rowsThatWereCompiledBeforeGiveTheSameRulesWhereverTheyStand() {
    RowRuleCache memory = new RowRuleCache();
    TypedTable table = read(Duel.workbook());
    TypedTable edited =
        read(
            Edit.cell(
                Edit.text(Duel.workbook(), "G9", "burn"), "H9", cell -> cell.setCellValue(2)));
    List<TypedRow> rows = edited.rows();
    TypedTable shorter = new TypedTable(table.layout(), Duel.FILE, rows.subList(1, 3));

    for (TypedTable next : List.of(table, edited, shorter, table)) {
      assertThat(TableCompiler.compile(next, memory)).isEqualTo(TableCompiler.compile(next));
    }
    assertThat(TableCompiler.compile(edited).drl())
        .isNotEqualTo(TableCompiler.compile(table).drl());
  }

  @Test
  void whatWasWrittenNeedsNoReadingToCompile() {
    assertThat(TableCompiler.compile(Duel.table()))
        .isEqualTo(TableCompiler.compile(read(Duel.workbook())));
  }

  @Test
  void aTableWithoutRowsHasNoRules() throws Exception {
    TypedTable empty = new TypedTable(Duel.layout(), Duel.FILE, List.of());

    assertThat(parse(TableCompiler.compile(empty).drl()).getRules()).isEmpty();
  }

  @Test
  void aTableWithFindingsIsRefused() {
    TypedTable table =
        new WorkbookReader(Duel.FILE, Edit.text(Duel.workbook(), "N9", "x"), new Diagnostics())
            .read(Duel.layout());

    assertThatThrownBy(() -> TableCompiler.compile(table))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("B9");
  }

  @Test
  void plainDroolsCompilesTheFileItself(@TempDir Path folder) throws Exception {
    TypedTable policy =
        new TypedTable(Stacking.layout("Stacking", List.of()), Duel.FILE, List.of());
    Path file = folder.resolve(Duel.FILE);
    Files.write(file, WorkbookWriter.write(List.of(Duel.table(), policy)));
    KieServices services = KieServices.get();
    KieFileSystem files = services.newKieFileSystem();
    files.write("src/main/resources/rules/" + Duel.FILE, Files.readAllBytes(file));
    files.write(
        "src/main/resources/rules/" + Duel.FILE + ".properties",
        WorkbookWriter.properties(List.of(Duel.table(), policy)));
    KieBuilder builder = services.newKieBuilder(files).buildAll();

    assertThat(builder.getResults().getMessages(Message.Level.ERROR)).isEmpty();
    KieBase base = services.newKieContainer(builder.getKieModule().getReleaseId()).getKieBase();
    assertThat(base.getKiePackage("rules.mathbattle.global").getRules().stream().map(Rule::getName))
        .containsExactlyInAnyOrder("Death", "Burning", "Stun");
    assertThat(base.getRule("rules.mathbattle.global", "Burning").getMetaData())
        .containsEntry("When", "turn starts")
        .containsEntry("Owner", "mode");
  }

  public static TypedTable read(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    TypedTable table = new WorkbookReader(Duel.FILE, workbook, findings).read(Duel.layout());
    assertThat(findings.all()).isEmpty();
    return table;
  }

  static PackageDescr parse(String drl) throws Exception {
    DrlParser parser = new DrlParser();
    PackageDescr parsed = parser.parse(false, drl);
    assertThat(parser.getErrors()).as(drl).isEmpty();
    return parsed;
  }

  /**
   * What no text of a cell may change: rules, their patterns, and statements of their consequences.
   */
  public static String structure(String drl) throws Exception {
    return parse(drl).getRules().stream()
        .map(
            rule ->
                rule.getLhs().getDescrs().size()
                    + " patterns, "
                    + ((PatternDescr) rule.getLhs().getDescrs().get(0))
                        .getConstraint()
                        .getDescrs()
                        .size()
                    + " constraints, "
                    + rule.getConsequence()
                        .toString()
                        .replaceAll("\"[^\"\\\\]*\"", "")
                        .chars()
                        .filter(c -> c == ';')
                        .count()
                    + " statements, attributes "
                    + rule.getAttributes().keySet()
                    + ", annotations "
                    + rule.getAnnotationNames().stream().sorted().toList())
        .collect(Collectors.joining("\n"));
  }
}
