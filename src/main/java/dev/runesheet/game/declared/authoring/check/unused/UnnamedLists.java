package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.PackFiles;
import java.nio.charset.StandardCharsets;

/** The check for lists without words, and for those that no entry of the game's files names. */
public final class UnnamedLists {

  private UnnamedLists() {}

  /** Reports each such list where it is declared. */
  public static void check(
      EntryLists lists, Manifest manifest, PackFiles files, Diagnostics findings) {
    lists
        .lists()
        .forEach(
            (list, words) -> {
              String pointer = "/" + EntryLists.FIELD + JsonValue.step(list);
              SourceLocation place = SourceLocation.pointer(manifest.file(), pointer);
              if (words.isEmpty()) {
                findings.error(Code.EMPTY, place, "no word", "at least one word");
              } else if (manifest.files().stream().noneMatch(file -> mayName(list, file, files))) {
                String expected = "<" + list + "> in the name of an entry";
                findings.add(Diagnostic.about(Code.UNUSED, place, "list", list, expected));
              }
            });
  }

  /** True if the text of a file names a list, or cannot be read; workbooks name none. */
  private static boolean mayName(String list, String file, PackFiles files) {
    return !PackFiles.isWorkbook(file)
        && files
            .read(file)
            .map(content -> new String(content, StandardCharsets.UTF_8))
            .map(text -> text.contains("<" + list + ">") || text.contains("<" + list + "."))
            .orElse(files.list(file).isEmpty());
  }
}
