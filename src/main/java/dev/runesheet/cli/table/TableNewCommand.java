package dev.runesheet.cli.table;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.GameRules;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.console.Text;
import dev.runesheet.pack.UnmatchedProviders;
import dev.runesheet.pack.WorkbookRows;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.TableHomes;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.write.WorkbookWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command that writes the empty workbook of a family of tables, to be filled by authors. */
@Command(
    name = "new",
    description = {
      "Write the workbook of a family of questions, or of effects, without rows.",
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
    Begun begun = begun();
    if (begun.homes().files().isEmpty()) {
      throw CommandFailure.of(
          "game.yaml names no home of '" + family + "'. Write under homes: " + family + ": FILE");
    }
    String name = home(begun.homes().files());
    Path file = terminal.file(name);
    if (Files.exists(file)) {
      throw CommandFailure.usage("There is a file '" + name + "' already.");
    }
    List<TypedTable> tables = begun.tables().apply(name);
    SafeFile.write(file, WorkbookWriter.write(tables));
    SafeFile.write(
        file.resolveSibling(file.getFileName() + ".properties"),
        WorkbookWriter.propertiesWithEmpty(tables.stream().filter(begun.needed()).toList())
            .getBytes(StandardCharsets.UTF_8));
    terminal.out().println(name + ": " + Text.count(tables.size(), "sheet") + " without rows");
    return OK;
  }

  /** The first home that is not there yet; where all are, the first. */
  private String home(List<String> homes) {
    return homes.stream()
        .filter(home -> !Files.exists(terminal.file(home)))
        .findFirst()
        .orElse(homes.get(0));
  }

  /**
   * A family whose workbook can be begun.
   *
   * @param tables its tables without rows, by the name of the workbook
   * @param needed whether a table is one that authors surely fill
   */
  private record Begun(
      TableHomes homes, Function<String, List<TypedTable>> tables, Predicate<TypedTable> needed) {

    /** The family of these sources; empty if they can have no workbook of tables. */
    static Optional<Begun> of(TableSources sources) {
      if (sources instanceof EffectSources effects) {
        EffectBook book = effects.book();
        return effects
            .tables()
            .map(
                homes ->
                    new Begun(
                        homes,
                        name -> book.begun(List.of(), name).tables(),
                        table -> book.needs(table.layout().title())));
      }
      return sources instanceof WorkbookRows rows
          ? Optional.of(
              new Begun(
                  new TableHomes(rows.family(), rows.files()),
                  name -> empty(rows.forms(), name),
                  table -> true))
          : Optional.empty();
    }

    private static List<TypedTable> empty(List<PlainForm> forms, String name) {
      return forms.stream()
          .map(PlainForm::layout)
          .map(layout -> new TypedTable(layout, name, List.of()))
          .toList();
    }
  }

  private Begun begun() {
    List<Begun> all = files().sources().stream().flatMap(one -> Begun.of(one).stream()).toList();
    return all.stream()
        .filter(one -> one.homes().family().equals(family))
        .findFirst()
        .orElseThrow(
            () ->
                CommandFailure.usage(
                    "There is no family of questions or effects '"
                        + family
                        + "'"
                        + UnmatchedProviders.ofFamily(family)
                            .map(why -> "; " + why)
                            .orElseGet(() -> advice(all))));
  }

  private String advice(List<Begun> all) {
    return GameRules.advice(family, all.stream().map(one -> one.homes().family()).toList());
  }
}
