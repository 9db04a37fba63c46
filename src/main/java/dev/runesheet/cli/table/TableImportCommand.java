package dev.runesheet.cli.table;

import dev.runesheet.analysis.Change;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.watch.ChangeReport;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.exchange.RowImport;
import dev.runesheet.pack.exchange.TableImport;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.RowSources;
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
    WorkbookContent rows = workbook(files().find(workbook));
    TableFiles.Named file =
        files()
            .look(named)
            .or(() -> files().blank(named, rows))
            .orElseGet(() -> files().find(named));
    Diagnostics findings = new Diagnostics();
    TableFiles.Source source = files().source(file, findings).orElse(null);
    stopAtErrors(file.name() + " cannot be read", findings);
    if (source.family() instanceof EffectSources family) {
      TableImport made =
          TableImport.of(family, file.name(), file.content(), rows.effects(), findings)
              .orElse(null);
      stopAtErrors(workbook + " cannot be put into " + file.name(), findings);
      write(file, made.content(), made.changes());
    } else {
      RowSources family = (RowSources) source.family();
      RowImport made =
          RowImport.of(family, file.name(), file.content(), rows.rows(), findings).orElse(null);
      stopAtErrors(workbook + " cannot be put into " + file.name(), findings);
      write(file, made.content(), made.changes());
    }
    return OK;
  }

  private void write(TableFiles.Named file, byte[] content, List<? extends Change> changes) {
    new ChangeReport(terminal).print(changes);
    if (to == null && changes.isEmpty()) {
      return;
    }
    Path target = to == null ? file.path() : terminal.file(to);
    if (target == null) {
      throw CommandFailure.usage(
          "'" + file.name() + "' came with Runesheet; name a file with --to.");
    }
    boolean kept = SafeFile.write(target, content);
    String name = to == null ? file.name() : to;
    terminal.complain("Written: " + name + (kept ? "; the old one is " + name + ".bak" : ""));
  }
}
