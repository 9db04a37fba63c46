package dev.runesheet.cli.table;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.console.Terminal;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Effects as workbooks: a command with an action of its own for each way between them. */
@Command(
    name = "table",
    synopsisSubcommandLabel = "(export|import|diff|refresh|tests|plain|new)",
    description = {
      "Edit effects as tables in a spreadsheet.",
      "Write a source as a workbook, read a workbook back, compare two of them, or bring the",
      "sentences of a workbook up to date; give it a sheet of tests; or write it for plain Drools."
    })
public final class TableCommand extends AbstractGameCommand {

  @Spec private CommandSpec spec;

  private TableCommand(Terminal terminal) {
    super(terminal);
  }

  /** The command with its actions. */
  public static CommandLine line(Terminal terminal) {
    TableCommand table = new TableCommand(terminal);
    CommandLine line = new CommandLine(table);
    line.addSubcommand(new TableExportCommand(table));
    line.addSubcommand(new TableImportCommand(table));
    line.addSubcommand(new TableDiffCommand(table));
    line.addSubcommand(new TableRefreshCommand(table));
    line.addSubcommand(new TableTestsCommand(table));
    line.addSubcommand(new TablePlainCommand(table));
    line.addSubcommand(new TableNewCommand(table));
    return line;
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(),
        "No action was named: export, import, diff, refresh, tests, plain or new.");
  }
}
