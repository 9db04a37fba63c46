package dev.runesheet.game.valeria.authoring;

import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonFields.JsonField;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackFiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Words of effect strings that stand in a file of their own.
 *
 * @param aliases what each older word for a whole string stands for
 * @param reserves the reserves of cards that come into the game only by effects
 */
record Aliases(Map<String, String> aliases, List<String> reserves) {

  /** Copies the words. */
  Aliases {
    aliases = Map.copyOf(aliases);
    reserves = List.copyOf(reserves);
  }

  /** The words of the home of a family. */
  static Aliases read(Manifest manifest, String family, PackFiles files, Diagnostics findings) {
    Map<String, String> aliases = new LinkedHashMap<>();
    List<String> reserves = new ArrayList<>();
    manifest
        .home(family)
        .flatMap(
            home ->
                Manifest.text(home, files, findings)
                    .flatMap(text -> JsonDocument.parseYaml(home, text, findings)))
        .flatMap(document -> document.root().fields())
        .ifPresent(fields -> read(fields, aliases, reserves));
    return new Aliases(aliases, reserves);
  }

  private static void read(JsonFields fields, Map<String, String> aliases, List<String> reserves) {
    fields
        .required("aliases")
        .flatMap(value -> value.fields())
        .ifPresent(
            words -> {
              for (JsonField word : words.all()) {
                word.value().text().ifPresent(text -> aliases.put(word.name(), text));
              }
            });
    fields
        .required("reserves")
        .flatMap(JsonValue::list)
        .ifPresent(all -> all.forEach(one -> one.text().ifPresent(reserves::add)));
    fields.noOthers();
  }
}
