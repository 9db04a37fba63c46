package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.DeckRules;
import dev.runesheet.game.queensblood.QueensCatalog;
import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackFiles;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the decks of a folder: one JSON file each, with the ids of the cards from the top. */
final class DeckFiles {

  private static final String ENDING = ".json";

  private final QueensCatalog catalog;
  private final Diagnostics diagnostics;

  DeckFiles(QueensCatalog catalog, Diagnostics diagnostics) {
    this.catalog = catalog;
    this.diagnostics = diagnostics;
  }

  /** The decks of a folder by the names of their files. */
  Map<String, List<String>> read(String folder, PackFiles files) {
    Map<String, List<String>> decks = new LinkedHashMap<>();
    for (String file : files.list(folder)) {
      if (file.endsWith(ENDING)) {
        String name = file.substring(file.lastIndexOf('/') + 1, file.length() - ENDING.length());
        Manifest.text(file, files, diagnostics)
            .flatMap(text -> JsonDocument.parse(file, text, diagnostics))
            .flatMap(document -> deck(document.root()))
            .ifPresent(deck -> decks.put(name, deck));
      }
    }
    return decks;
  }

  private Optional<List<String>> deck(JsonValue root) {
    Optional<JsonFields> fields = root.fields();
    fields.flatMap(found -> found.optional("name")).ifPresent(JsonValue::text);
    Optional<JsonValue> list = fields.flatMap(found -> found.required("cards"));
    List<String> ids = new ArrayList<>();
    for (JsonValue entry : list.flatMap(JsonValue::list).orElse(List.of())) {
      entry.text().ifPresent(ids::add);
    }
    fields.ifPresent(JsonFields::noOthers);
    list.ifPresent(
        cards ->
            DeckRules.problems(catalog, ids)
                .forEach(problem -> cards.error(Code.DECK, "a deck that " + problem, "")));
    return list.map(cards -> List.copyOf(ids));
  }
}
