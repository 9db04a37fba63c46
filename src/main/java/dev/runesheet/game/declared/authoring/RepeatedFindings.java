package dev.runesheet.game.declared.authoring;

import dev.runesheet.document.EntryLists;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The findings of a game whose entries are repeated for the words of lists. */
final class RepeatedFindings {

  private RepeatedFindings() {}

  /** The findings, with one of those that an entry has for each word. */
  static List<Diagnostic> once(List<Diagnostic> found, EntryLists lists, PackFiles files) {
    Set<List<Object>> told = new HashSet<>();
    SourceLines lines = new SourceLines(files);
    return lists.lists().isEmpty()
        ? found
        : found.stream()
            .map(lines::placed)
            .filter(one -> told.add(List.of(one.code(), one.location(), one.line())))
            .toList();
  }
}
