package dev.runesheet.pack.check;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.read.CopiedSheets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Sheets of a game's workbooks that nobody reads, although they look like some that are read.
 * Copies of sheets of tests are told where tests are read.
 */
final class UnreadSheets {

  private UnreadSheets() {}

  /** Warns of those of all workbooks that hold tables. */
  static void check(
      AuthoringPack pack, List<PackContent.Table> tables, PackFiles files, Diagnostics findings) {
    Map<String, Set<String>> titles = new LinkedHashMap<>();
    for (PackContent.Table table : tables) {
      titles
          .computeIfAbsent(table.table().workbook(), any -> new TreeSet<>())
          .add(table.table().layout().title());
    }
    for (TableSources family : pack.tableSources(files, new Diagnostics())) {
      for (String file : family.files()) {
        Set<String> known = titles.computeIfAbsent(file, any -> new TreeSet<>());
        family.forms().forEach(form -> known.add(form.title()));
      }
    }
    titles.keySet().removeIf(file -> !PackFiles.isWorkbook(file));
    titles.forEach(
        (file, known) ->
            files.read(file).ifPresent(bytes -> check(file, bytes, known, files, findings)));
  }

  private static void check(
      String file, byte[] bytes, Set<String> known, PackFiles files, Diagnostics findings) {
    files
        .readings()
        .of(
            file,
            bytes,
            List.of("unread", known),
            findings,
            own -> {
              CopiedSheets.check(file, bytes, known, own);
              return known;
            });
  }
}
