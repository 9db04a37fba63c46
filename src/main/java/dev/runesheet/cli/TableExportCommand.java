package dev.runesheet.cli;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.EffectSources;
import dev.runesheet.pack.TableExport;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the effects of sources as a workbook. */
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

  @Option(
      names = "--to",
      paramLabel = "FILE",
      description = "The workbook; by default the source's name with " + ENDING + ", here.")
  private String to;

  TableExportCommand(TableCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    List<Effect> effects = new ArrayList<>();
    EffectSources family = null;
    for (String word : named) {
      for (String name : files().names(word)) {
        TableFiles.Source source = source(name);
        if (family != null && !family.table().equals(source.family().table())) {
          throw CommandFailure.usage(
              "'"
                  + family.family()
                  + "' and '"
                  + source.family().family()
                  + "' are different tables; export them one by one.");
        }
        family = source.family();
        effects.addAll(source.read().effects());
      }
    }
    if (family == null) {
      throw CommandFailure.usage("There is no file to export.");
    }
    String name = to == null ? TableFiles.shortName(named.get(0)) + ENDING : to;
    Path file = terminal.file(name);
    boolean there = Files.isRegularFile(file);
    write(name, file, there ? into(name, family, effects) : made(name, family, effects));
    return OK;
  }

  private TableFiles.Source source(String name) {
    Diagnostics findings = new Diagnostics();
    TableFiles.Named file = files().find(name);
    TableFiles.Source source = files().source(file, findings).orElse(null);
    stopAtErrors(file.name() + " cannot be exported", findings);
    return source;
  }

  private static TableExport made(String name, EffectSources family, List<Effect> effects) {
    return TableExport.of(family.table(), effects, name);
  }

  private TableExport into(String name, EffectSources family, List<Effect> effects) {
    TableFiles.Named file = files().find(name);
    Set<String> owners = effects.stream().map(Effect::owner).collect(Collectors.toSet());
    Set<String> ids = effects.stream().map(Effect::id).collect(Collectors.toSet());
    for (Effect row : workbook(file).effects()) {
      if (owners.contains(row.owner()) && !ids.contains(row.id())) {
        terminal.complain(
            row.source() + ": the row '" + row.id() + "' stays, but no source has this effect.");
      }
    }
    Diagnostics findings = new Diagnostics();
    TableExport export =
        TableExport.into(file.content(), family.table(), effects, name, findings).orElse(null);
    stopAtErrors(name + " cannot be written", findings);
    return export;
  }

  private void write(String name, Path file, TableExport export) {
    boolean kept = SafeFile.write(file, export.content());
    Path properties = file.resolveSibling(file.getFileName() + ".properties");
    if (name.endsWith(ENDING) && !Files.exists(properties)) {
      SafeFile.write(properties, export.properties().getBytes(StandardCharsets.UTF_8));
    }
    complainOf(export.notTabular());
    String backup = kept ? "; the old one is " + name + ".bak" : "";
    terminal.out().println(name + ": " + Text.count(export.rows(), "effect") + backup);
  }
}
