package dev.runesheet.cli;

import dev.runesheet.analysis.EffectChange;
import dev.runesheet.analysis.EffectDiff;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.EffectSources;
import dev.runesheet.pack.TableExport;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares workbooks and sources, effect by effect. */
@Command(
    name = "diff",
    description = {
      "Compare workbooks and sources effect by effect.",
      "Prints what was added, removed or changed, in words. Exit code 0 if no effect differs,",
      "1 if one does."
    })
final class TableDiffCommand extends AbstractTableCommand {

  @Parameters(index = "0", paramLabel = "OLD", description = "A workbook or source.")
  private String oldName;

  @Parameters(index = "1", paramLabel = "NEW", description = "A workbook or source.")
  private String newName;

  @Option(names = "--json", description = "Print a JSON object.")
  private boolean json;

  TableDiffCommand(TableCommand table) {
    super(table);
  }

  /** One side: a source has an owner and a family, a workbook has not. */
  private record Side(List<Effect> effects, String owner, EffectSources family) {
    boolean isSource() {
      return family != null;
    }
  }

  @Override
  public Integer call() {
    Side old = side(oldName);
    Side now = side(newName);
    List<EffectChange> changes = EffectDiff.between(comparable(old, now), comparable(now, old));
    if (json) {
      terminal.out().println(Json.text(ChangeReport.toJson(changes)));
    } else {
      new ChangeReport(terminal).print(changes);
    }
    return changes.isEmpty() ? OK : FOUND;
  }

  private Side side(String name) {
    TableFiles.Named file = files().find(name);
    if (file.isWorkbook()) {
      return new Side(workbook(file).effects(), "", null);
    }
    Diagnostics findings = new Diagnostics();
    TableFiles.Source source = files().source(file, findings).orElse(null);
    stopAtErrors(name + " cannot be compared", findings);
    return new Side(source.read().effects(), source.read().owner(), source.family());
  }

  /**
   * A workbook has no rows for some effects of a source, and may have rows of other sources: these
   * are no differences.
   */
  private List<Effect> comparable(Side one, Side other) {
    if (one.isSource() == other.isSource()) {
      return one.effects();
    }
    if (!one.isSource()) {
      List<Effect> own = one.effects().stream().filter(row -> belongs(row, other.owner())).toList();
      int left = one.effects().size() - own.size();
      if (left > 0) {
        terminal.complain(
            Text.count(left, "row") + " of other owners than '" + other.owner() + "' left out.");
      }
      return own;
    }
    Set<String> rows = other.effects().stream().map(Effect::id).collect(Collectors.toSet());
    Set<String> tabular = TableExport.tabular(one.family().table(), one.effects());
    return one.effects().stream()
        .filter(effect -> rows.contains(effect.id()) || tabular.contains(effect.id()))
        .toList();
  }
}
