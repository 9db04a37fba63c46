package dev.runesheet.cli.table;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Text;
import dev.runesheet.pack.PackContent;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.write.PlainWorkbook;
import dev.runesheet.table.write.WorkbookWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that writes a workbook of rules so that plain Drools compiles it. */
@Command(
    name = "plain",
    description = {
      "Write a workbook of the game's rules as one that plain Drools compiles.",
      "Conditions such as 2..5, and 'the first that fits', become columns with the code that they",
      "stand for. A file .properties beside it names the sheets."
    })
final class TablePlainCommand extends AbstractTableCommand {

  @Parameters(paramLabel = "WORKBOOK", description = "A workbook that game.yaml names.")
  private String workbook;

  @WritesOutput(mayReplaceInput = true)
  @Option(names = "--to", required = true, paramLabel = "FILE", description = "The new workbook.")
  private String to;

  TablePlainCommand(AbstractGameCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    String name = files().find(workbook).name();
    List<TypedTable> tables =
        rules().built().content().tables().stream()
            .map(PackContent.Table::table)
            .filter(table -> table.workbook().equals(name))
            .toList();
    if (tables.isEmpty()) {
      throw CommandFailure.of(name + " has no rules of the game.");
    }
    Path file = terminal.file(to);
    SafeFile.write(file, PlainWorkbook.of(tables));
    Path properties = file.resolveSibling(file.getFileName() + ".properties");
    String sheets = WorkbookWriter.properties(tables);
    SafeFile.write(properties, sheets.getBytes(StandardCharsets.UTF_8));
    terminal.out().println(to + ": " + Text.count(tables.size(), "sheet"));
    return OK;
  }
}
