package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.DeckRules;
import dev.runesheet.game.queensblood.QueensCatalog;
import dev.runesheet.language.JsonDocument;
import dev.runesheet.language.JsonFields;
import dev.runesheet.language.JsonValue;
import dev.runesheet.language.registry.CardHints;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackFiles;
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
    List<String> all = files.list(folder);
    if (all.stream().noneMatch(file -> file.endsWith(ENDING))) {
      diagnostics.error(
          Code.FILE_MISSING, SourceLocation.file(folder), "", "a folder with decks, as JSON");
    }
    for (String file : all) {
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
    Optional<JsonValue> cards = fields.flatMap(found -> found.required("cards"));
    List<JsonValue> entries = cards.flatMap(JsonValue::list).orElse(List.of());
    List<String> ids = entries.stream().map(JsonValue::text).flatMap(Optional::stream).toList();
    fields.ifPresent(JsonFields::noOthers);
    if (ids.size() == entries.size() && cards.filter(one -> one.node().isArray()).isPresent()) {
      for (DeckRules.Problem problem : DeckRules.problems(catalog, ids)) {
        report(problem, problem.entry() < 0 ? cards.get() : entries.get(problem.entry()));
      }
    }
    return cards.map(found -> ids);
  }

  private void report(DeckRules.Problem problem, JsonValue at) {
    boolean known = problem.entry() < 0 || catalog.cards().containsKey(at.node().asText());
    if (known) {
      at.error(Code.DECK, problem.found(), problem.expected());
    } else {
      Map<String, String> names = new LinkedHashMap<>();
      catalog.cards().forEach((id, card) -> names.put(id, card.name()));
      diagnostics.add(new CardHints(names).unknown(Code.DECK, at.location(), at.node().asText()));
    }
  }
}
