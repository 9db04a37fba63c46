package dev.runesheet.game.valeria.authoring;

import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackFiles;
import java.util.LinkedHashMap;
import java.util.Map;

/** Reads older words for whole effect strings. */
final class Aliases {

  private Aliases() {}

  /** What each older word stands for, from the home of a family. */
  static Map<String, String> read(
      Manifest manifest, String family, PackFiles files, Diagnostics findings) {
    Map<String, String> aliases = new LinkedHashMap<>();
    manifest
        .home(family)
        .flatMap(
            home ->
                Manifest.text(home, files, findings)
                    .flatMap(text -> JsonDocument.parseYaml(home, text, findings)))
        .flatMap(document -> document.root().fields())
        .ifPresent(fields -> read(fields, aliases));
    return aliases;
  }

  private static void read(JsonFields fields, Map<String, String> aliases) {
    fields
        .required("aliases")
        .flatMap(value -> value.fields())
        .ifPresent(
            words -> {
              for (JsonField word : words.all()) {
                word.value().text().ifPresent(text -> aliases.put(word.name(), text));
              }
            });
    fields.noOthers();
  }
}
