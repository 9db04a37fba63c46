package dev.runesheet.cli.table;

import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.command.SafeFile;
import dev.runesheet.cli.command.WritesOutput;
import dev.runesheet.cli.console.Text;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.exchange.TableExport;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.PlainTable;
import dev.runesheet.table.write.WorkbookWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command that writes the effects of sources as a workbook. */
@Command(
    name = "export",
    description = {
      "Write the effects of sources as rows of a workbook.",
      "What no row can say is listed on a sheet of its own, with its place. A workbook that exists",
      "already keeps its formats, notes and other sheets: its cells change, new rows are added."
    })
final class TableExportCommand extends AbstractTableCommand {

  private static final String ENDING = ".drl.xlsx";

  @Parameters(
      arity = "1..*",
      paramLabel = "SOURCE",
      description = "A file, its short name such as fire_mage, or a family such as heroes.")
  private List<String> named;

  @WritesOutput(mayReplaceInput = true)
  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "The workbook; by default the source's name with " + ENDING + ", here.")
  private String to;

  @Option(
      names = "--move",
      description = {
        "Also take the strings of these effects out of a workbook of cards, which is kept as .bak;",
        "game.yaml must then name the tables as a further home."
      })
  private boolean move;

  TableExportCommand(AbstractGameCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    List<TableFiles.Source> sources = new ArrayList<>();
    for (String word : named) {
      Optional<TableSources> family = files().family(word);
      for (String name : files().names(word)) {
        sources.add(source(family, name));
      }
    }
    if (sources.isEmpty()) {
      throw CommandFailure.usage("There is no file to export.");
    }
    checkOneBook(sources);
    if (move) {
      sources.forEach(TableExportCommand::checkMovable);
    }
    String name = to == null ? TableFiles.shortName(named.get(0)) + ENDING : to;
    Path file = terminal.file(name);
    boolean there = Files.isRegularFile(file);
    if (!there && !PackFiles.isWorkbook(name.toLowerCase(Locale.ROOT))) {
      throw CommandFailure.usage(
          "'"
              + name
              + "': a workbook's name ends with .xlsx; without --to it is '"
              + TableFiles.shortName(named.get(0))
              + ENDING
              + "'.");
    }
    TableExport export = there ? into(name, sources) : made(name, sources);
    write(name, file, export, sources.get(0).effects() == null ? "row" : "effect");
    if (move) {
      sources.forEach(source -> takeOut(name, source));
    }
    return OK;
  }

  private static void checkMovable(TableFiles.Source source) {
    if (!(source.family() instanceof EffectSources family && family.isWorkbook())) {
      throw CommandFailure.usage(
          "'"
              + source.file().name()
              + "' keeps its effects: only strings in a workbook of cards can be moved.");
    }
  }

  /** Leaves in a source what the tables do not say. */
  private void takeOut(String tables, TableFiles.Source source) {
    EffectSources family = (EffectSources) source.family();
    Set<String> moved = TableExport.tabular(family.book(), source.effects().effects());
    List<Effect> left =
        source.effects().effects().stream().filter(one -> !moved.contains(one.id())).toList();
    Diagnostics findings = new Diagnostics();
    Optional<byte[]> content = source.effects().write(left, findings);
    stopAtErrors(source.file().name() + " cannot be written", findings);
    SafeFile.write(source.file().path(), content.orElseThrow());
    terminal.complain(
        source.file().name()
            + ": strings of moved effects taken out; the old one is "
            + source.file().name()
            + ".bak. Now name "
            + tables
            + " in game.yaml as a further home of the cards.");
  }

  private TableFiles.Source source(Optional<TableSources> family, String name) {
    Diagnostics findings = new Diagnostics();
    TableFiles.Named file = files().find(name);
    if (file.isWorkbook() && !files().isSource(file)) {
      throw CommandFailure.usage("'" + file.name() + "' is a workbook already.");
    }
    TableFiles.Source source =
        family
            .filter(one -> !file.isWorkbook())
            .map(one -> files().source(one, file, findings))
            .orElseGet(() -> files().source(file, findings))
            .orElse(null);
    stopAtErrors(file.name() + " cannot be exported", findings);
    return source;
  }

  private static void checkOneBook(List<TableFiles.Source> sources) {
    TableSources first = sources.get(0).family();
    for (TableFiles.Source source : sources) {
      if (!source.family().forms().equals(first.forms())) {
        throw CommandFailure.usage(
            "'"
                + sources.get(0).file().name()
                + "' and '"
                + source.file().name()
                + "' are different tables; export them one by one.");
      }
    }
  }

  private static List<Effect> effects(List<TableFiles.Source> sources) {
    return sources.stream().flatMap(source -> source.effects().effects().stream()).toList();
  }

  private static TableExport made(String name, List<TableFiles.Source> sources) {
    TableFiles.Source first = sources.get(0);
    return first.family() instanceof EffectSources family
        ? TableExport.of(family.book(), effects(sources), name)
        : TableExport.of(rows(sources));
  }

  /** The rows of all sources, one below the other. */
  private static TableSet rows(List<TableFiles.Source> sources) {
    List<PlainForm> forms = ((RowSources) sources.get(0).family()).forms();
    List<TypedTable> tables = new ArrayList<>();
    for (int i = 0; i < forms.size(); i++) {
      List<TypedRow> rows = new ArrayList<>();
      for (TableFiles.Source source : sources) {
        rows.addAll(source.rows().tables().tables().get(i).rows());
      }
      String file = sources.get(0).file().name();
      tables.add(PlainTable.ofRows(forms.get(i).layout(), file, rows));
    }
    return new TableSet(
        tables,
        sources.stream().flatMap(one -> one.rows().tables().notTabular().stream()).toList());
  }

  private TableExport into(String name, List<TableFiles.Source> sources) {
    TableFiles.Named file = files().find(name);
    WorkbookContent there = workbook(file);
    TableFiles.Source first = sources.get(0);
    Diagnostics findings = new Diagnostics();
    Optional<TableExport> export;
    if (first.family() instanceof EffectSources family) {
      List<Effect> effects = effects(sources);
      complainOfRowsLeft(there.effects(), effects, sources);
      export = TableExport.into(file.content(), family.book(), effects, name, findings);
    } else {
      List<PlainForm> forms = ((RowSources) first.family()).forms();
      export = TableExport.into(file.content(), forms, rows(sources), name, findings);
    }
    stopAtErrors(name + " cannot be written", findings);
    return export.orElseThrow();
  }

  private void complainOfRowsLeft(
      List<Effect> rows, List<Effect> effects, List<TableFiles.Source> sources) {
    Set<String> ids = effects.stream().map(Effect::id).collect(Collectors.toSet());
    for (Effect row : rows) {
      if (!ids.contains(row.id()) && sources.stream().anyMatch(one -> one.effects().owns(row))) {
        terminal.complain(
            row.source() + ": the row '" + row.id() + "' stays, but no source has this effect.");
      }
    }
  }

  private void write(String name, Path file, TableExport export, String noun) {
    boolean kept = SafeFile.write(file, export.content());
    Path properties = file.resolveSibling(file.getFileName() + ".properties");
    if (name.endsWith(ENDING)) {
      byte[] there =
          Files.exists(properties)
              ? TableFiles.read(name + ".properties", properties)
              : new byte[0];
      List<String> wanted =
          WorkbookWriter.named(export.properties().getBytes(StandardCharsets.UTF_8));
      if (there.length == 0 || !WorkbookWriter.named(there).containsAll(wanted)) {
        String settings = WorkbookWriter.properties(there, export.properties());
        SafeFile.write(properties, settings.getBytes(StandardCharsets.UTF_8));
      }
    }
    complainOf(export.notTabular());
    String backup = kept ? "; the old one is " + name + ".bak" : "";
    String none = export.rows() == 0 ? "; what rows cannot say stays where it is" : "";
    terminal.out().println(name + ": " + Text.count(export.rows(), noun) + none + backup);
  }
}
