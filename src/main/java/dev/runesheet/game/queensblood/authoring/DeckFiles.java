package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.DeckRules;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.check.UnreadFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Ref;
import dev.runesheet.schema.Required;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.WordKinds;
import dev.runesheet.schema.shape.WordKinds.Kind;
import dev.runesheet.word.WordList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Reads the decks of a folder: one JSON file each, with the ids of the cards from the top. */
record DeckFiles(QueensCatalog catalog, Diagnostics diagnostics) {

  private static final String ENDING = ".json";

  /** The decks of a folder by the names of their files. */
  Map<String, List<String>> read(String folder, PackFiles files) {
    Predicate<String> isDeck = file -> file.endsWith(ENDING);
    List<String> all = files.list(folder).stream().filter(isDeck).toList();
    if (all.isEmpty()) {
      diagnostics.error(
          Code.FILE_MISSING, SourceLocation.file(folder), "", "a folder with decks, as JSON");
    }
    String ending = "a name that ends with " + ENDING;
    UnreadFiles.check(folder, isDeck, List.of("cards"), ending, files, diagnostics);
    Map<String, List<String>> decks = new LinkedHashMap<>();
    for (String file : all) {
      String name = file.substring(file.lastIndexOf('/') + 1, file.length() - ENDING.length());
      Manifest.text(file, files, diagnostics)
          .flatMap(text -> JsonDocument.parse(file, text, diagnostics))
          .flatMap(document -> deck(document.root()))
          .ifPresent(deck -> decks.put(name, deck));
    }
    return decks;
  }

  /** A deck of a file. */
  private record Deck(
      @Default("\"\"") String name, @Required List<@Ref(WordList.CARD) String> cards) {}

  private Optional<List<String>> deck(JsonValue root) {
    Kind cards = Kind.read(this::id);
    Optional<Deck> deck =
        new ShapeReader(new WordKinds(Map.of(WordList.CARD, cards))).read(Deck.class, root);
    JsonValue written = root.at("/cards").orElse(root);
    if (deck.filter(one -> one.cards().size() == written.node().size()).isPresent()) {
      for (DeckRules.Problem problem : DeckRules.problems(catalog, deck.get().cards())) {
        report(problem, written.at(problem.entry() < 0 ? "" : "/" + problem.entry()).orElseThrow());
      }
    }
    return deck.map(Deck::cards);
  }

  /** The id of a card, any text so far; one that was written as a number has lost its zeros. */
  private Optional<String> id(JsonValue entry) {
    if (!entry.node().isNumber()) {
      return entry.text();
    }
    String expected = "the id of a card, in quotation marks";
    entry.report(
        entry
            .refused(Code.WRONG_TYPE, expected)
            .suggesting(catalog.hints().of(entry.node().asText())));
    return Optional.empty();
  }

  private void report(DeckRules.Problem problem, JsonValue at) {
    boolean known = problem.entry() < 0 || catalog.cards().containsKey(at.node().asText());
    if (known) {
      at.error(Code.DECK, problem.found(), problem.expected());
    } else {
      at.report(
          Diagnostic.unknownId(
              Code.UNKNOWN_REFERENCE, at.location(), at.node().asText(), catalog.hints()));
    }
  }
}
