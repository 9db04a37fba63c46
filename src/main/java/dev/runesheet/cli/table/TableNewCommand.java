package dev.runesheet.cli.table;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.StrayProviders;
import dev.runesheet.pack.WorkbookRows;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.write.WorkbookWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Writes the empty workbook of a family of tables. */
@Command(
    name = "new",
    description = {
      "Write the workbook of a family of questions, without rows.",
      "It stands where game.yaml says; a file that is there is left as it is."
    })
final class TableNewCommand extends AbstractTableCommand {

  @Parameters(paramLabel = "FAMILY", description = "The family, as game.yaml names it.")
  private String family;

  TableNewCommand(AbstractGameCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    WorkbookRows rows = rows();
    if (rows.files().isEmpty()) {
      throw CommandFailure.of(
          "game.yaml names no home of '" + family + "'. Write under homes: " + family + ": FILE");
    }
    String name = rows.files().get(0);
    Path file = terminal.file(name);
    if (Files.exists(file)) {
      throw CommandFailure.usage("There is a file '" + name + "' already.");
    }
    List<TypedTable> tables =
        rows.forms().stream()
            .map(PlainForm::layout)
            .map(layout -> new TypedTable(layout, name, List.of()))
            .toList();
    SafeFile.write(file, WorkbookWriter.write(tables));
    SafeFile.write(
        file.resolveSibling(file.getFileName() + ".properties"),
        WorkbookWriter.propertiesWithEmpty(tables).getBytes(StandardCharsets.UTF_8));
    terminal.out().println(name + ": " + Text.count(tables.size(), "sheet") + " without rows");
    return OK;
  }

  private WorkbookRows rows() {
    List<WorkbookRows> all =
        files().sources().stream()
            .filter(WorkbookRows.class::isInstance)
            .map(WorkbookRows.class::cast)
            .toList();
    return all.stream()
        .filter(one -> one.family().equals(family))
        .findFirst()
        .orElseThrow(
            () ->
                CommandFailure.usage(
                    "There is no family of questions '"
                        + family
                        + "'"
                        + StrayProviders.ofFamily(Words.quote(family))
                            .map(why -> "; " + why)
                            .orElseGet(() -> advice(all))));
  }

  private String advice(List<WorkbookRows> all) {
    return GameRules.advice(family, all.stream().map(TableSources::family).toList());
  }
}
