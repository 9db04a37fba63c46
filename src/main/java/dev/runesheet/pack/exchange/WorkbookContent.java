package dev.runesheet.pack.exchange;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.source.EffectHomes;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.effect.EffectForm;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableForm;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.CopiedSheets;
import dev.runesheet.table.read.WorkbookReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The content of a workbook with any of a game's tables.
 *
 * @param forms the tables that were found
 * @param effects the effects of the tables that hold effects
 * @param rows the other tables
 */
public record WorkbookContent(
    List<TableForm> forms, List<Effect> effects, Map<PlainForm, TypedTable> rows) {

  /** Copies the lists. */
  public WorkbookContent {
    forms = List.copyOf(forms);
    effects = List.copyOf(effects);
    rows = new LinkedHashMap<>(rows);
  }

  /**
   * Reads each table of the game that the workbook has; to have none is an error. Of a copy of its
   * sheet, whose rows are not read, is warned.
   */
  public static WorkbookContent read(
      List<? extends TableSources> sources, String name, byte[] content, Diagnostics findings) {
    return read(sources, name, content, Severity.WARNING, findings);
  }

  /**
   * Reads the tables in place of others, which lose what is no row here: that a sheet was renamed,
   * so that none of its rows is read, is an error.
   */
  public static WorkbookContent readWhole(
      List<? extends TableSources> sources, String name, byte[] content, Diagnostics findings) {
    return read(sources, name, content, Severity.ERROR, findings);
  }

  private static WorkbookContent read(
      List<? extends TableSources> sources,
      String name,
      byte[] content,
      Severity renamed,
      Diagnostics findings) {
    Set<TableForm> all = new LinkedHashSet<>();
    sources.forEach(one -> all.addAll(one.forms()));
    WorkbookReader reader = new WorkbookReader(name, content, findings);
    Map<TableForm, TypedTable> tables = reader.readPresent(List.copyOf(all));
    List<Effect> effects = new ArrayList<>();
    Map<PlainForm, TypedTable> rows = new LinkedHashMap<>();
    tables.forEach(
        (form, table) -> {
          if (form instanceof EffectForm effectForm) {
            effects.addAll(effectForm.read(table, findings));
          } else {
            rows.put((PlainForm) form, table);
          }
        });
    List<String> titles = all.stream().map(TableForm::title).distinct().toList();
    if (tables.isEmpty() && !findings.hasErrors()) {
      String sheets = "sheets " + String.join(", ", reader.sheets());
      findings.error(Code.SHEET_MISSING, SourceLocation.file(name), sheets, Words.oneOf(titles));
    }
    CopiedSheets.check(name, content, titles, renamed, findings);
    EffectHomes.check(effects, findings);
    return new WorkbookContent(List.copyOf(tables.keySet()), effects, rows);
  }

  /** True if one of the family's tables is among them. */
  public boolean has(TableSources family) {
    return family.forms().stream().anyMatch(forms::contains);
  }
}
