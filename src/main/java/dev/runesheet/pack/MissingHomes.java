package dev.runesheet.pack;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.file.PackFiles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Findings of files and folders that are not there: they are told where the manifest names them. */
final class MissingHomes {

  private final Map<SourceLocation, SourceLocation> named = new HashMap<>();

  private MissingHomes() {}

  /** The findings, with those of missing homes at their entries in the game's manifest. */
  static List<Diagnostic> named(List<Diagnostic> found, String game, PackFiles files) {
    if (found.stream().noneMatch(one -> one.code() == Code.FILE_MISSING)) {
      return found;
    }
    MissingHomes homes = new MissingHomes();
    Manifest.document(game, files)
        .map(JsonDocument::root)
        .flatMap(root -> root.at("/homes"))
        .ifPresent(homes::read);
    return found.stream().map(homes::named).toList();
  }

  private void read(JsonValue value) {
    if (value.node().isTextual()) {
      named.putIfAbsent(SourceLocation.file(value.node().textValue()), value.location());
    } else if (value.node().isArray()) {
      value.list().ifPresent(all -> all.forEach(this::read));
    } else if (value.node().isObject()) {
      value.fields().ifPresent(all -> all.all().forEach(one -> read(one.value())));
    }
  }

  private Diagnostic named(Diagnostic finding) {
    SourceLocation entry = named.get(finding.location());
    return finding.code() != Code.FILE_MISSING || entry == null
        ? finding
        : Diagnostic.of(
            Code.FILE_MISSING, entry, Words.quote(finding.location().file()), finding.expected());
  }
}
