package dev.runesheet.pack.change;

import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.spelling.Slug;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The places where the entries of a game's catalog are written. */
public final class EntryPlaces {

  private final PackFiles files;
  private final String manifest;
  private final Map<String, List<String>> homes;
  private final EntryLists lists;

  /** The places of a game in some files. */
  public EntryPlaces(String game, PackFiles files) {
    this.files = files;
    manifest = Manifest.path(game);
    homes = Manifest.written(game, files);
    lists = EntryLists.of(Manifest.root(game, files));
  }

  /**
   * The place of an entry: its line, if a text file has it under its id, in a field of the section
   * or by itself; the file of a folder that is called so; or else the home of its section.
   */
  public SourceLocation of(CatalogSection section, String id) {
    List<String> named = homes.getOrDefault(section.family(), List.of(manifest));
    return named.stream()
        .flatMap(home -> entry(home, section.field(), id).or(() -> inFolder(home, id)).stream())
        .findFirst()
        .orElseGet(() -> SourceLocation.file(String.join(", ", named)));
  }

  private static SourceLocation place(JsonValue entry) {
    return entry.line() == 0 ? entry.location() : entry.location().foundIn(entry.line());
  }

  /** The file below a folder that is all one entry, such as a hero, by its name. */
  private Optional<SourceLocation> inFolder(String folder, String id) {
    return files.list(folder).stream()
        .filter(file -> root(file).filter(entry -> isCalled(entry, id)).isPresent())
        .findFirst()
        .map(SourceLocation::file);
  }

  private static boolean isCalled(JsonValue entry, String id) {
    return Slug.of(entry.node().path("name").asText()).equals(id);
  }

  private Optional<JsonValue> root(String file) {
    if (!file.matches(".*\\.(json|ya?ml)")) {
      return Optional.empty();
    }
    return files
        .read(file)
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
        .flatMap(text -> JsonDocument.parseByName(file, text, new Diagnostics()))
        .map(lists::repeated)
        .map(JsonDocument::root);
  }

  private Optional<SourceLocation> entry(String file, String field, String id) {
    return root(file)
        .flatMap(root -> root.field(field).flatMap(in -> in.field(id)).or(() -> root.field(id)))
        .map(EntryPlaces::place);
  }
}
