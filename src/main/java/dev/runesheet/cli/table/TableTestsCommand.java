package dev.runesheet.cli.table;

import dev.runesheet.api.RuleBook;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.MatchFiles;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.command.TestWorkbook;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.test.SingleGameRules;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioFile;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.sheet.ScenarioSheet;
import dev.runesheet.testing.sheet.SheetScenarios;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that gives a workbook a sheet of scenarios. */
@Command(
    name = "tests",
    description = {
      "Give a workbook a sheet 'Tests', in which each row is a scenario.",
      "If it has one, its drop-downs are brought up to date. With --from, the scenarios of files",
      "are added as rows; what no row can hold is named and stays in its file."
    })
final class TableTestsCommand extends AbstractTableCommand {

  private static final int SHOWN = 3;

  @Parameters(paramLabel = "WORKBOOK", description = "The workbook; a new one if there is none.")
  private String workbook;

  @Option(
      names = "--from",
      paramLabel = "FILE",
      description = "A file of scenarios to add; may be given several times.")
  private List<String> from = new ArrayList<>();

  @Option(
      names = "--only",
      paramLabel = "TEXT",
      defaultValue = "",
      description = "Only scenarios whose name contains this text.")
  private String only;

  TableTestsCommand(AbstractGameCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    Path file = terminal.file(workbook);
    byte[] content = TestWorkbook.content(file, workbook);
    RuleBook book = rules().book();
    ScenarioSheet sheet =
        ScenarioSheet.of(book)
            .orElseThrow(() -> CommandFailure.of(book.game().id() + " has no scenarios."));
    Set<String> names = names(content, book);
    from.forEach(name -> add(name, sheet, names));
    Diagnostics findings = new Diagnostics();
    Optional<EditedWorkbook> edited = sheet.write(workbook, content, findings);
    stopAtErrors(workbook + " cannot be written", findings);
    byte[] made = edited.orElseThrow().content();
    SheetScenarios.read(
        workbook,
        made,
        SingleGameRules.of(book, workbook),
        findings); // What is written can be read.
    stopAtErrors(workbook + " cannot be written", findings);
    boolean kept = !Arrays.equals(made, content) && SafeFile.write(file, made);
    String backup = kept ? "; the old one is " + workbook + ".bak" : "";
    terminal
        .out()
        .println(workbook + ": " + Text.count(sheet.size(), "scenario") + " added" + backup);
    return OK;
  }

  /** The names of the scenarios that the workbook has already. */
  private Set<String> names(byte[] content, RuleBook book) {
    return SheetScenarios.read(
            workbook, content, SingleGameRules.of(book, workbook), new Diagnostics())
        .stream()
        .flatMap(read -> read.scenarios().stream())
        .map(Scenario::name)
        .collect(Collectors.toCollection(HashSet::new));
  }

  private void add(String name, ScenarioSheet sheet, Set<String> names) {
    Diagnostics findings = new Diagnostics();
    String text = MatchFiles.read(terminal.file(name), name);
    Optional<ScenarioFile> file = ScenarioReader.read(name, text, findings);
    file.stream()
        .flatMap(read -> read.scenarios().stream())
        .flatMap(scenario -> scenario.findings().all().stream())
        .distinct() // One of several variants has its findings in each.
        .forEach(findings::add);
    stopAtErrors(name + " cannot be used", findings);
    String before = "";
    for (Scenario scenario : file.orElseThrow().scenarios()) {
      JsonValue source = scenario.source();
      boolean again = source.pointer().equals(before); // The same in another variant.
      before = source.pointer();
      if (again || !scenario.name().contains(only)) {
        continue;
      }
      if (names.add(scenario.name())) {
        complain(source, sheet.add(source.node()));
      } else {
        terminal.complain(
            source.location() + ": not added, the sheet has one of this name already");
      }
    }
  }

  private void complain(JsonValue scenario, List<String> left) {
    if (!left.isEmpty()) {
      String shown = String.join(", ", left.subList(0, Math.min(SHOWN, left.size())));
      String more = left.size() > SHOWN ? ", … (" + left.size() + ")" : "";
      terminal.complain(scenario.location() + ": not added, no column can hold " + shown + more);
    }
  }
}
