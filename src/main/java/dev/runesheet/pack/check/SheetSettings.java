package dev.runesheet.pack.check;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The check of the settings beside the workbooks that tell plain Drools which sheets are tables.
 * Runesheet does not use them, so a missing sheet would go unnoticed.
 */
record SheetSettings(PackFiles files, Diagnostics findings) {

  private static final String ENDING = ".drl.xlsx";
  private static final String SHEETS = "sheets";

  /** Checks the settings of all workbooks of some tables that have any. */
  void check(List<PackContent.Table> tables) {
    Map<String, List<TypedTable>> workbooks = new LinkedHashMap<>();
    for (PackContent.Table table : tables) {
      String workbook = table.table().workbook();
      if (workbook.endsWith(ENDING)) {
        workbooks.computeIfAbsent(workbook, any -> new ArrayList<>()).add(table.table());
      }
    }
    workbooks.forEach(
        (workbook, sheets) -> {
          String name = workbook + ".properties";
          files.read(name).ifPresent(bytes -> check(name, bytes, sheets));
        });
  }

  /** One finding for all that is wrong with the settings, since one line mends it. */
  private void check(String name, byte[] bytes, List<TypedTable> tables) {
    List<String> named = WorkbookWriter.named(bytes);
    List<String> titles = tables.stream().map(table -> table.layout().title()).toList();
    List<TypedTable> filled = tables.stream().filter(table -> !table.rows().isEmpty()).toList();
    List<String> unknown = named.stream().filter(sheet -> !titles.contains(sheet)).toList();
    boolean all = filled.stream().allMatch(table -> named.contains(table.layout().title()));
    if (!all || !unknown.isEmpty()) {
      Diagnostic finding =
          Diagnostic.of(
              Code.SHEETS_UNSAID,
              SourceLocation.file(name),
              Words.quote(SHEETS + "=" + String.join(",", named)),
              Words.quote(WorkbookWriter.properties(filled).strip()));
      findings.add(
          unknown.isEmpty() ? finding : finding.meaning(Words.nearest(unknown.get(0), titles)));
    }
  }
}
