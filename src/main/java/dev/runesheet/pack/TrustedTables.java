package dev.runesheet.pack;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.grid.DroolsSheet;
import dev.runesheet.table.grid.DroolsWorkbook;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Decision tables with headers of their author's own: the workbooks that {@code game.yaml} names
 * under {@code drools tables}, and sheets of a game's workbooks whose hidden header rows were
 * changed. They are used only if the files are trusted; see {@link Packs#trusting}.
 */
record TrustedTables(String game, PackFiles files, Diagnostics findings) {

  /** Their family, which a manifest need not name. */
  static final SourceFamily FAMILY =
      SourceFamily.of(
              "drools tables", "A workbook, or a folder of workbooks, with headers of its own.")
          .optional();

  /** The rows above those of a table. */
  private static final int HEADERS = 6;

  /**
   * The content of the sources, with the trusted tables.
   *
   * @param read the findings of reading; those of trusted sheets are dropped
   */
  PackContent add(PackContent content, Diagnostics read) {
    Map<String, Set<String>> changed = files.trusted() ? changed(read) : Map.of();
    for (Diagnostic finding : read.all()) {
      Set<String> sheets = changed.getOrDefault(finding.location().file(), Set.of());
      if (finding.location().place().cell().filter(in -> sheets.contains(in.sheet())).isEmpty()) {
        findings.add(finding);
      }
    }
    List<DroolsSheet> sheets = new ArrayList<>();
    changed.forEach(
        (file, titles) -> {
          byte[] bytes = files.read(file).orElse(new byte[0]);
          sheets.addAll(new DroolsWorkbook(file, bytes, findings).compileTrusted(titles::contains));
        });
    named().forEach(file -> sheets.addAll(sheets(file)));
    List<PackContent.Table> kept =
        content.tables().stream()
            .filter(
                table ->
                    !changed
                        .getOrDefault(table.table().workbook(), Set.of())
                        .contains(table.table().layout().title()))
            .toList();
    return content.with(kept, sheets);
  }

  /** The sheets whose hidden header rows are not those of the game, by file. */
  private static Map<String, Set<String>> changed(Diagnostics read) {
    Map<String, Set<String>> changed = new LinkedHashMap<>();
    for (Diagnostic finding : read.all()) {
      Optional<Place.Cell> cell = finding.location().place().cell();
      boolean table =
          finding.code() == Code.CELL_TEXT && finding.subject().word().startsWith("RuleTable");
      boolean header =
          finding.code() == Code.HEADER_CHANGED && cell.filter(TrustedTables::isAbove).isPresent();
      if (cell.isPresent() && (table || header)) {
        changed
            .computeIfAbsent(finding.location().file(), key -> new LinkedHashSet<>())
            .add(cell.get().sheet());
      }
    }
    return changed;
  }

  private static boolean isAbove(Place.Cell cell) {
    return cell.number() <= HEADERS;
  }

  private List<DroolsSheet> sheets(String file) {
    Optional<byte[]> bytes = Manifest.bytes(file, files, findings);
    if (bytes.isEmpty()) {
      return List.of();
    }
    DroolsWorkbook workbook = new DroolsWorkbook(file, bytes.get(), findings);
    if (!files.trusted()) {
      workbook.refuse();
      return List.of();
    }
    return workbook.compileTrusted();
  }

  /** The workbooks that the manifest names: one file, or all of a folder. */
  private List<String> named() {
    Optional<String> home = home();
    if (home.isEmpty() || PackFiles.isWorkbook(home.get())) {
      return home.map(List::of).orElse(List.of());
    }
    List<String> workbooks = files.list(home.get()).stream().filter(PackFiles::isWorkbook).toList();
    if (workbooks.isEmpty()) {
      findings.error(
          Code.EMPTY, SourceLocation.file(home.get()), "no workbook", "a folder with .xlsx files");
    }
    return workbooks;
  }

  private Optional<String> home() {
    return Manifest.written(game, files).getOrDefault(FAMILY.name(), List.of()).stream()
        .findFirst();
  }
}
