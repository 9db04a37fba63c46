package dev.runesheet.pack;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.EffectFamily;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The effects of a workbook, whichever of a game's tables it has.
 *
 * @param families the tables that were found, by title
 * @param effects the effects of all of them
 */
public record WorkbookEffects(List<EffectFamily> families, List<Effect> effects) {

  /** Copies the lists. */
  public WorkbookEffects {
    families = List.copyOf(families);
    effects = List.copyOf(effects);
  }

  /** Reads each table of the game that the workbook has; to have none is an error. */
  public static WorkbookEffects read(
      List<EffectSources> sources, String name, byte[] content, Diagnostics findings) {
    List<EffectFamily> found = new ArrayList<>();
    List<Effect> effects = new ArrayList<>();
    Diagnostics missing = new Diagnostics();
    for (EffectFamily family : byTitle(sources).values()) {
      Diagnostics own = new Diagnostics();
      TypedTable table = new WorkbookReader(name, content, own).read(family);
      if (own.all().stream().anyMatch(finding -> finding.code() == Code.SHEET_MISSING)) {
        missing.addAll(own);
        continue;
      }
      effects.addAll(family.read(table, own));
      found.add(family);
      findings.addAll(own);
      if (own.all().stream().anyMatch(finding -> finding.location().place().isEmpty())) {
        return new WorkbookEffects(found, effects); // The file as a whole cannot be read.
      }
    }
    if (found.isEmpty()) {
      String sheets = missing.all().isEmpty() ? "" : missing.all().get(0).found();
      String titles = Words.oneOf(byTitle(sources).keySet());
      findings.error(Code.SHEET_MISSING, SourceLocation.file(name), sheets, titles);
    }
    return new WorkbookEffects(found, effects);
  }

  private static Map<String, EffectFamily> byTitle(List<EffectSources> sources) {
    Map<String, EffectFamily> byTitle = new LinkedHashMap<>();
    sources.forEach(one -> byTitle.putIfAbsent(one.table().title(), one.table()));
    return byTitle;
  }
}
