package dev.runesheet.pack;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spelling.NearestWord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Findings of files and folders that are not there, told where the manifest names them. */
final class MissingHomes {

  /** By file or folder, the entries that name it. */
  private final Map<SourceLocation, List<JsonValue>> named = new HashMap<>();

  /** The game's files. */
  private final List<String> there = new ArrayList<>();

  private MissingHomes(String game, PackFiles files) {
    List.of("data/", "decision-tables/").forEach(all -> there.addAll(files.list(all + game)));
  }

  /** The findings, with those of missing homes at their entries in the game's manifest. */
  static List<Diagnostic> named(List<Diagnostic> found, String game, PackFiles files) {
    if (found.stream().noneMatch(one -> one.code() == Code.FILE_MISSING)) {
      return found;
    }
    MissingHomes homes = new MissingHomes(game, files);
    Manifest.document(game, files)
        .map(JsonDocument::root)
        .flatMap(root -> root.at("/homes"))
        .ifPresent(homes::read);
    return found.stream().map(homes::named).toList();
  }

  private void read(JsonValue value) {
    if (value.node().isTextual()) {
      String home = value.node().textValue();
      named.computeIfAbsent(SourceLocation.file(home), key -> new ArrayList<>()).add(value);
    } else if (value.node().isArray()) {
      value.list().ifPresent(all -> all.forEach(this::read));
    } else if (value.node().isObject()) {
      value.fields().ifPresent(all -> all.all().forEach(one -> read(one.value())));
    }
  }

  /**
   * A finding at its entry, with the file beside that may be meant; one that several entries name
   * may be right in one of them.
   */
  private Diagnostic named(Diagnostic finding) {
    List<JsonValue> entries = named.getOrDefault(finding.location(), List.of());
    if (finding.code() != Code.FILE_MISSING || entries.size() != 1) {
      return finding;
    }
    SourceLocation entry = entries.get(0).location();
    String file = finding.location().file();
    return Diagnostic.about(Code.FILE_MISSING, entry, file, finding.expected())
        .meaning(nearest(file));
  }

  /** The file in the same folder whose name is nearest; null if none is near. */
  private String nearest(String file) {
    String folder = file.substring(0, file.lastIndexOf('/') + 1);
    List<String> beside =
        there.stream()
            .filter(name -> name.startsWith(folder))
            .map(name -> name.substring(folder.length()))
            .toList();
    String near = NearestWord.of(file.substring(folder.length()), beside);
    return near == null ? null : folder + near;
  }
}
