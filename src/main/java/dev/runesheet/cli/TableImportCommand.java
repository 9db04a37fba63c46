package dev.runesheet.cli;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.TableImport;
import dev.runesheet.pack.WorkbookEffects;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts the effects of a workbook back into their source. */
@Command(
    name = "import",
    description = {
      "Put the effects of a workbook back into their source.",
      "Effects that no row can say, and all that is no effect, stay as they are. The old file is",
      "kept as .bak."
    })
final class TableImportCommand extends AbstractTableCommand {

  @Parameters(index = "0", paramLabel = "WORKBOOK", description = "The workbook.")
  private String workbook;

  @Parameters(
      index = "1",
      paramLabel = "SOURCE",
      description = "The source: a file, or its short name such as fire_mage.")
  private String named;

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "Write this file; the source stays as it is.")
  private String to;

  TableImportCommand(TableCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    WorkbookEffects rows = workbook(files().find(workbook));
    TableFiles.Named file = files().find(named);
    Diagnostics findings = new Diagnostics();
    TableFiles.Source source = files().source(file, findings).orElse(null);
    stopAtErrors(file.name() + " cannot be read", findings);
    TableImport made = made(source, file, rows.effects());
    new ChangeReport(terminal).print(made.changes());
    write(file, made);
    return OK;
  }

  private TableImport made(TableFiles.Source source, TableFiles.Named file, List<Effect> rows) {
    Diagnostics findings = new Diagnostics();
    TableImport made =
        TableImport.of(source.family(), file.name(), file.content(), rows, findings).orElse(null);
    stopAtErrors(workbook + " cannot be put into " + file.name(), findings);
    return made;
  }

  private void write(TableFiles.Named file, TableImport made) {
    if (to == null && made.changes().isEmpty()) {
      return;
    }
    Path target = to == null ? file.path() : terminal.file(to);
    if (target == null) {
      throw CommandFailure.usage(
          "'" + file.name() + "' came with Runesheet; name a file with --to.");
    }
    boolean kept = SafeFile.write(target, made.content());
    String name = to == null ? file.name() : to;
    terminal.complain("Written: " + name + (kept ? "; the old one is " + name + ".bak" : ""));
  }
}
