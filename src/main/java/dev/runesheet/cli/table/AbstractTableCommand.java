package dev.runesheet.cli.table;

import dev.runesheet.cli.command.AbstractCommand;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.Findings;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.console.Paint;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.exchange.WorkbookContent;
import java.util.List;

/** The base of commands on tables of games. */
abstract class AbstractTableCommand extends AbstractCommand {

  private final AbstractGameCommand table;
  private TableFiles files;

  AbstractTableCommand(AbstractGameCommand table) {
    super(table.terminal);
    this.table = table;
  }

  /** The game's files, and those that the user names. */
  final TableFiles files() {
    if (files == null) {
      Diagnostics findings = new Diagnostics();
      files = new TableFiles(table.game(), table.rules(), terminal, findings);
      stopAtErrors(table.game() + " cannot be used", findings);
    }
    return files;
  }

  /** The game's sources and rules. */
  final GameRules rules() {
    return table.rules();
  }

  /** The content of a workbook without errors. */
  final WorkbookContent workbook(TableFiles.Named file) {
    Diagnostics findings = new Diagnostics();
    WorkbookContent read =
        WorkbookContent.read(files().sources(), file.name(), file.content(), findings);
    stopAtErrors(file.name() + " cannot be used", findings);
    return read;
  }

  /** Fails with all findings if one is an error; prints them otherwise. */
  final void stopAtErrors(String what, Diagnostics findings) {
    List<Diagnostic> sorted = Findings.sorted(findings.all());
    if (findings.hasErrors()) {
      throw CommandFailure.of(what + ": " + Findings.summary(sorted) + ".", sorted);
    }
    Findings.lines(sorted, terminal.errPaint()).forEach(terminal::complain);
  }

  /** Prints why some effects are no rows, and once what rows can say. */
  final void complainOf(List<Diagnostic> notTabular) {
    Paint paint = terminal.errPaint();
    for (Diagnostic finding : notTabular) {
      terminal.complain(
          paint.heading(finding.location().toString())
              + ": "
              + paint.chance("note " + finding.code().id())
              + ": no row can say "
              + finding.found());
    }
    notTabular.stream()
        .map(Diagnostic::expected)
        .distinct()
        .forEach(expected -> terminal.complain("Rows can say " + expected + "."));
  }
}
