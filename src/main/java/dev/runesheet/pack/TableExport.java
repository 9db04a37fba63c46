package dev.runesheet.pack;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.EditedWorkbook;
import dev.runesheet.table.EffectFamily;
import dev.runesheet.table.EffectSheet;
import dev.runesheet.table.WorkbookEditor;
import dev.runesheet.table.WorkbookWriter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Effects as a workbook.
 *
 * @param content the workbook's bytes
 * @param properties the settings that plain Drools needs beside it; empty if they stay as they are
 * @param rows how many effects are rows
 * @param notTabular why the others are not, each with the place where it is written
 */
public record TableExport(
    byte[] content, String properties, int rows, List<Diagnostic> notTabular) {

  /** Copies the list. */
  public TableExport {
    notTabular = List.copyOf(notTabular);
  }

  /** A new workbook. */
  public static TableExport of(EffectFamily family, List<Effect> effects, String name) {
    EffectSheet sheet = family.write(family.fitting(effects), effects, name);
    return new TableExport(
        WorkbookWriter.write(List.of(sheet.table()), sheet.notTabular()),
        WorkbookWriter.properties(List.of(sheet.table())),
        rows(family, sheet).size(),
        sheet.notTabular());
  }

  /**
   * An author's workbook that is to say the effects: see {@link WorkbookEditor}.
   *
   * @return the workbook; empty after a finding
   */
  public static Optional<TableExport> into(
      byte[] workbook,
      EffectFamily family,
      List<Effect> effects,
      String name,
      Diagnostics findings) {
    List<Diagnostic> notTabular = new ArrayList<>();
    Optional<EditedWorkbook> edited =
        new WorkbookEditor(name, workbook, findings).update(family, effects, notTabular);
    int rows =
        effects.size() - (int) notTabular.stream().map(TableExport::effect).distinct().count();
    return edited.map(file -> new TableExport(file.content(), "", rows, notTabular));
  }

  /** The ids of the effects that a new workbook would have as rows. */
  public static Set<String> tabular(EffectFamily family, List<Effect> effects) {
    EffectSheet sheet = family.write(family.fitting(effects), effects, "");
    return rows(family, sheet);
  }

  private static Set<String> rows(EffectFamily family, EffectSheet sheet) {
    Set<String> ids = new LinkedHashSet<>();
    family.read(sheet.table(), new Diagnostics()).forEach(effect -> ids.add(effect.id()));
    return ids;
  }

  /** Findings of what is not tabular begin with the effect's id. */
  private static String effect(Diagnostic finding) {
    return finding.found().substring(0, Math.max(0, finding.found().indexOf(':')));
  }
}
