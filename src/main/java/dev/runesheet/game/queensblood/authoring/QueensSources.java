package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.QueensCatalog;
import dev.runesheet.language.registry.CardNames;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryChecks;
import dev.runesheet.language.registry.RegistryReader;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbCatalog;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.PackFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads cards, effects and decks, each from its home, a workbook or JSON as its ending says. What
 * only follows from a mistake that has been reported, such as a deck with a card whose row could
 * not be read, is not reported again.
 */
final class QueensSources {

  static final String CARDS = "cards";
  static final String NAMES = "names";
  static final String EFFECTS = "effects";
  static final String DECKS = "decks";

  private static final String WORKBOOK = ".xlsx";

  private final Manifest manifest;
  private final PackFiles files;
  private final Diagnostics diagnostics;
  private final VerbCatalog verbs;
  private final RegistryReader reader;
  private final List<Effect> written = new ArrayList<>();
  private final List<PackContent.Table> tables = new ArrayList<>();
  private Written<CardSource> cards = Written.nothing();
  private Written<Effect> effects = Written.nothing();

  QueensSources(Manifest manifest, PackFiles files, VerbCatalog verbs, Diagnostics diagnostics) {
    this.manifest = manifest;
    this.files = files;
    this.diagnostics = diagnostics;
    this.verbs = verbs;
    this.reader = new RegistryReader(verbs, diagnostics);
  }

  /** Reads cards and effects and checks them against each other. */
  void read() {
    cards = readCards();
    effects = readEffects();
    RegistryChecks checks = checks();
    if (cards.whole()) {
      checks.cards(diagnostics);
    }
    if (effects.whole()) {
      checks.effects(effects.ids(), diagnostics);
    }
  }

  /** The cards; of one with a mistake, what could be read. */
  List<CardSource> cards() {
    return cards.all();
  }

  /** All effects. */
  List<Effect> effects() {
    return effects.all();
  }

  /** The effects that are no rows of a workbook. */
  List<Effect> written() {
    return written;
  }

  /** The sheets of effects. */
  List<PackContent.Table> tables() {
    return tables;
  }

  RegistryChecks checks() {
    return new RegistryChecks(cards.all(), effects.all());
  }

  /** The decks, if it is known which cards there are. */
  Map<String, List<String>> decks(QueensCatalog catalog) {
    return manifest
        .home(DECKS)
        .filter(home -> cards.whole())
        .map(home -> new DeckFiles(catalog, diagnostics).read(home, files))
        .orElse(Map.of());
  }

  private Written<CardSource> readCards() {
    if (isWorkbook(CARDS)) {
      String home = manifest.home(CARDS).orElseThrow();
      return Manifest.bytes(home, files, diagnostics)
          .map(bytes -> CardsWorkbook.read(home, bytes, diagnostics))
          .orElse(Written.nothing());
    }
    return text(CARDS)
        .map(json -> reader.readCards(json.home(), json.text()))
        .filter(read -> !read.isEmpty())
        .map(read -> new Written<>(read, List.of(), true))
        .orElse(Written.nothing());
  }

  private Written<Effect> readEffects() {
    if (isWorkbook(EFFECTS)) {
      String home = manifest.home(EFFECTS).orElseThrow();
      Diagnostics own = new Diagnostics();
      Manifest.bytes(home, files, own)
          .map(bytes -> new EffectsWorkbook(verbs).read(home, bytes, own))
          .ifPresent(tables::addAll);
      diagnostics.addAll(own);
      return EffectsWorkbook.written(tables, own.hasErrors());
    }
    Optional<Json> json = text(EFFECTS);
    if (json.isEmpty()) {
      return Written.nothing();
    }
    String home = json.get().home();
    String text = json.get().text();
    written.addAll(reader.readEffects(home, text, names()));
    List<String> ids = RegistryReader.effectIds(home, text);
    return new Written<>(written, ids, !ids.isEmpty());
  }

  private CardNames names() {
    RegistryReader names = cards.whole() ? reader : new RegistryReader(verbs, new Diagnostics());
    Map<String, List<String>> more =
        text(NAMES)
            .map(json -> names.readNames(json.home(), json.text(), cards.all()))
            .orElse(Map.of());
    return new CardNames(cards.all(), more);
  }

  private boolean isWorkbook(String family) {
    return manifest.home(family).filter(home -> home.endsWith(WORKBOOK)).isPresent();
  }

  /** A family written in one text. */
  private record Json(String home, String text) {}

  private Optional<Json> text(String family) {
    return manifest
        .home(family)
        .flatMap(home -> Manifest.text(home, files, diagnostics).map(text -> new Json(home, text)));
  }
}
