package dev.runesheet.cli;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.WorkbookEffects;
import dev.runesheet.table.EditedWorkbook;
import dev.runesheet.table.EffectFamily;
import dev.runesheet.table.WorkbookEditor;
import dev.runesheet.testing.sheet.ScenarioSheet;
import dev.runesheet.testing.sheet.SheetScenarios;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Brings the sentences of workbooks up to date. */
@Command(
    name = "refresh",
    description = {
      "Rewrite the sentences of a workbook that are out of date.",
      "Only cells under 'In words' change, and the drop-downs of a sheet 'Tests'; the old workbook",
      "is kept as .bak."
    })
final class TableRefreshCommand extends AbstractTableCommand {

  @Parameters(arity = "1..*", paramLabel = "WORKBOOK", description = "Workbooks.")
  private List<String> named;

  TableRefreshCommand(TableCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    named.forEach(this::refresh);
    return OK;
  }

  private void refresh(String name) {
    TableFiles.Named file = files().find(name);
    WorkbookEffects read = workbook(file);
    byte[] content = file.content();
    int changed = 0;
    for (EffectFamily family : read.families()) {
      Diagnostics findings = new Diagnostics();
      Optional<EditedWorkbook> edited = new WorkbookEditor(name, content, findings).refresh(family);
      stopAtErrors(name + " cannot be refreshed", findings);
      changed += edited.map(one -> one.cells().size()).orElse(0);
      content = edited.map(EditedWorkbook::content).orElse(content);
    }
    byte[] renewed = renewed(name, content);
    boolean lists = !Arrays.equals(renewed, content);
    boolean kept = (changed > 0 || lists) && SafeFile.write(file.path(), renewed);
    String tests = lists ? ", drop-downs of the tests renewed" : "";
    String backup = kept ? "; the old one is " + name + ".bak" : "";
    terminal
        .out()
        .println(name + ": " + Text.count(changed, "sentence") + " rewritten" + tests + backup);
  }

  /** The workbook with the drop-downs of its sheet of tests, if it has one, as they must be now. */
  private byte[] renewed(String name, byte[] content) {
    if (!SheetScenarios.isIn(name, content)) {
      return content;
    }
    Diagnostics findings = new Diagnostics();
    Optional<EditedWorkbook> edited =
        ScenarioSheet.of(rules().book()).flatMap(sheet -> sheet.write(name, content, findings));
    stopAtErrors(name + " cannot be refreshed", findings);
    return edited.map(EditedWorkbook::content).orElse(content);
  }
}
