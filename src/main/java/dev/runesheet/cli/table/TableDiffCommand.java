package dev.runesheet.cli.table;

import dev.runesheet.analysis.change.Change;
import dev.runesheet.analysis.change.EffectDiff;
import dev.runesheet.analysis.change.EffectOrder;
import dev.runesheet.cli.command.AbstractGameCommand;
import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.watch.ChangeReport;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.change.RowDiff;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The comparison of workbooks and sources, effect by effect and row by row. */
@Command(
    name = "diff",
    description = {
      "Compare workbooks and sources, effect by effect and row by row.",
      "Prints what was added, removed or changed, in words. A folder stands for all sources in",
      "it. Exit code 0 if nothing differs, 1 if something does."
    })
final class TableDiffCommand extends AbstractTableCommand {

  @Parameters(index = "0", paramLabel = "OLD", description = "A workbook, source or folder.")
  private String oldName;

  @Parameters(index = "1", paramLabel = "NEW", description = "A workbook, source or folder.")
  private String newName;

  @Option(names = "--json", description = "Print a JSON object.")
  private boolean json;

  TableDiffCommand(AbstractGameCommand table) {
    super(table);
  }

  @Override
  public Integer call() {
    TableSide old = side(oldName);
    TableSide now = side(newName);
    List<Change> changes = new ArrayList<>();
    boolean effects = old.hasEffects() && now.hasEffects();
    if (effects) {
      strangers(old, now, oldName);
      strangers(now, old, newName);
      List<Effect> before = old.comparable(now);
      List<Effect> after = now.comparable(old);
      changes.addAll(EffectDiff.between(before, after));
      changes.addAll(EffectOrder.between(before, after));
    }
    Set<SourceLocation> moved = effects ? old.moved(now, changes) : Set.of();
    changes.addAll(rows(old, now, moved));
    boolean common = old.rows().keySet().stream().anyMatch(now.rows()::containsKey);
    if (!effects && !common) {
      throw CommandFailure.of(oldName + " and " + newName + " have nothing in common.");
    }
    leftOut(old, now, oldName, newName);
    leftOut(now, old, newName, oldName);
    if (json) {
      terminal.out().println(Json.text(ChangeReport.toJson(changes)));
    } else if (effects) {
      new ChangeReport(terminal).print(changes);
    } else {
      new ChangeReport(terminal).printRows(changes);
    }
    return changes.isEmpty() ? OK : FOUND;
  }

  /** The differences of the tables that both have. */
  private List<Change> rows(TableSide old, TableSide now, Set<SourceLocation> moved) {
    Map<PlainForm, TypedTable> before = new LinkedHashMap<>();
    Map<PlainForm, TypedTable> after = new LinkedHashMap<>();
    for (PlainForm form : old.rows().keySet()) {
      if (now.rows().containsKey(form)) {
        before.put(form, usual(form, old.rows().get(form)));
        after.put(form, usual(form, now.rows().get(form)));
      }
    }
    Map<String, String> renamed = new HashMap<>();
    for (TableSources family : files().sources()) {
      if (family instanceof RowSources rows) {
        renamed.putAll(rows.renamed(of(rows, before), of(rows, after)));
      }
    }
    List<Change> changes = new ArrayList<>();
    before.forEach(
        (form, table) ->
            changes.addAll(RowDiff.between(form, table, after.get(form), moved, renamed)));
    return changes;
  }

  private static List<TypedTable> of(RowSources family, Map<PlainForm, TypedTable> tables) {
    return family.forms().stream().filter(tables::containsKey).map(tables::get).toList();
  }

  /** A table as it is usually written: what says the same is no difference, as for importing. */
  private TypedTable usual(PlainForm form, TypedTable table) {
    return files().sources().stream()
        .filter(family -> family instanceof RowSources && family.forms().contains(form))
        .findFirst()
        .map(family -> ((RowSources) family).compared(table))
        .orElse(table);
  }

  private void strangers(TableSide one, TableSide other, String name) {
    long left = one.strangers(other);
    if (left > 0) {
      terminal.complain(name + ": " + Text.count(left, "row") + " of other owners left out.");
    }
  }

  private void leftOut(TableSide one, TableSide other, String name, String without) {
    if (one.hasEffects() && !other.hasEffects()) {
      terminal.complain(
          other.hasRowsOfEffects()
              ? "The effects of " + name + " that are no rows of " + without + " are left out."
              : "The effects of " + name + " are left out: " + without + " has none.");
    }
    for (PlainForm form : one.rows().keySet()) {
      if (!other.rows().containsKey(form)) {
        terminal.complain("Only " + name + " has '" + form.title() + "': left out.");
      }
    }
  }

  private TableSide side(String word) {
    TableSide side = new TableSide();
    Optional<PackFiles> folder = files().folder(word);
    if (folder.isPresent()) {
      addFolder(word, folder.get(), side);
    } else {
      for (String name : files().wholly(word)) {
        add(files().find(name), side);
      }
    }
    return side;
  }

  private void add(TableFiles.Named file, TableSide side) {
    if (file.isWorkbook()) {
      if (files().isSource(file)) {
        Diagnostics findings = new Diagnostics();
        files().source(file, findings).ifPresent(side::add);
        stopAtErrors(file.name() + " cannot be compared", findings);
      }
      side.add(workbook(file));
      return;
    }
    Diagnostics findings = new Diagnostics();
    files().sources(file, null, findings).forEach(side::add);
    stopAtErrors(file.name() + " cannot be compared", findings);
  }

  /** Adds the files of a folder; those of no family of the game are skipped. */
  private void addFolder(String word, PackFiles folder, TableSide side) {
    for (String name : folder.list("")) {
      byte[] content = folder.read(name).orElse(new byte[0]);
      TableFiles.Named file = new TableFiles.Named(word + "/" + name, content, null);
      Diagnostics findings = new Diagnostics();
      if (file.isWorkbook()) {
        side.add(workbook(file));
        continue;
      }
      List<TableFiles.Source> sources = files().sources(file, folder, findings);
      if (files().isLikeASource(file)) {
        stopAtErrors(file.name() + " cannot be compared", findings);
      }
      if (!sources.isEmpty() && !findings.hasErrors()) {
        sources.forEach(side::add);
      } else {
        terminal.complain(file.name() + " holds no effects and no rows: left out.");
      }
    }
  }
}
