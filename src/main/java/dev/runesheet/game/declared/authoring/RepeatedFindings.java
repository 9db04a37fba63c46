package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.SourceLines;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The findings of a game whose entries are repeated for the words of lists, or whose lines are read
 * for each different thing that procedures are given.
 */
final class RepeatedFindings {

  private RepeatedFindings() {}

  /** The findings, with one of those that a line has for each. */
  static List<Diagnostic> once(List<Diagnostic> found, DeclaredNames names, PackFiles files) {
    if (names.lists().lists().isEmpty() && names.procedures().withParameters().isEmpty()) {
      return found;
    }
    Set<List<Object>> told = new HashSet<>();
    SourceLines lines = new SourceLines(files);
    return found.stream()
        .map(lines::placed)
        .filter(one -> told.add(List.of(one.code(), one.location(), one.line())))
        .toList();
  }
}
