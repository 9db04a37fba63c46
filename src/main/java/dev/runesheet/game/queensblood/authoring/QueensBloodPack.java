package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.CardType;
import dev.runesheet.game.queensblood.Pattern;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.QueensCatalog;
import dev.runesheet.game.queensblood.Triggers;
import dev.runesheet.language.registry.CardNames;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryChecks;
import dev.runesheet.language.registry.RegistryReader;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.StackingPolicy;
import dev.runesheet.table.TableLayout;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookReader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads Queen's Blood: cards, effects and decks from JSON, the global rules from their workbooks.
 */
public final class QueensBloodPack implements AuthoringPack {

  private static final String CARDS = "cards";
  private static final String NAMES = "names";
  private static final String EFFECTS = "effects";
  private static final String DECKS = "decks";
  private static final String VARIANTS = "variants";
  private static final String WORKBOOK = ".xlsx";
  private static final String SCORING = "lane scoring";

  @Override
  public String game() {
    return QueensBlood.ID;
  }

  @Override
  public List<Class<?>> verbs() {
    return QueensWords.VERBS;
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics diagnostics) {
    List<String> families =
        List.of(CARDS, NAMES, EFFECTS, DECKS, VARIANTS, SCORING, StackingPolicy.FAMILY);
    Manifest manifest = Manifest.read(game(), families, files, diagnostics);
    RegistryReader reader = new RegistryReader(catalog(), diagnostics);
    List<CardSource> cards = cards(manifest, reader, files, diagnostics);
    Map<String, List<String>> more =
        text(
                manifest,
                NAMES,
                files,
                diagnostics,
                (home, text) -> reader.readNames(home, text, cards))
            .orElse(Map.of());
    CardNames names = new CardNames(cards, more);
    List<PackContent.Table> tables = new ArrayList<>();
    List<Effect> written = new ArrayList<>();
    if (isWorkbook(manifest, EFFECTS)) {
      String home = manifest.home(EFFECTS).orElseThrow();
      Manifest.bytes(home, files, diagnostics)
          .map(bytes -> new EffectsWorkbook(catalog()).read(home, bytes, diagnostics))
          .ifPresent(tables::addAll);
    } else {
      text(
              manifest,
              EFFECTS,
              files,
              diagnostics,
              (home, text) -> reader.readEffects(home, text, names))
          .ifPresent(written::addAll);
    }
    List<Effect> effects = new ArrayList<>(written);
    tables.forEach(table -> effects.addAll(table.effects()));
    RegistryChecks.check(cards, effects, diagnostics);
    Map<String, CardType> types = types(cards, effects);
    Map<String, List<String>> decks =
        manifest
            .home(DECKS)
            .map(
                home ->
                    new DeckFiles(new QueensCatalog(types, Map.of(), List.of()), diagnostics)
                        .read(home, files))
            .orElse(Map.of());
    Set<String> variants = new LinkedHashSet<>();
    List<TableLayout> pawnsAndPower = List.of(GlobalTables.pawns(), GlobalTables.power());
    for (TypedTable table : tables(manifest, VARIANTS, pawnsAndPower, files, diagnostics)) {
      if (table.layout().title().equals(GlobalTables.pawns().title())) {
        new VariantCheck(table, diagnostics).check();
        variants.addAll(VariantCheck.variants(table));
      }
      tables.add(new PackContent.Table(table, List.of()));
    }
    tables(manifest, SCORING, List.of(GlobalTables.scoring()), files, diagnostics)
        .forEach(table -> tables.add(new PackContent.Table(table, List.of())));
    StackingPolicy.read(manifest, files, diagnostics).ifPresent(tables::add);
    return content(written, tables, new QueensCatalog(types, decks, List.copyOf(variants)));
  }

  /** Cards and effects are written in workbooks or in JSON, as the ending of their home says. */
  private static boolean isWorkbook(Manifest manifest, String family) {
    return manifest.home(family).filter(home -> home.endsWith(WORKBOOK)).isPresent();
  }

  private static List<CardSource> cards(
      Manifest manifest, RegistryReader reader, PackFiles files, Diagnostics diagnostics) {
    if (isWorkbook(manifest, CARDS)) {
      String home = manifest.home(CARDS).orElseThrow();
      return Manifest.bytes(home, files, diagnostics)
          .map(bytes -> CardsWorkbook.read(home, bytes, diagnostics))
          .orElse(List.of());
    }
    return text(manifest, CARDS, files, diagnostics, reader::readCards).orElse(List.of());
  }

  private static List<TypedTable> tables(
      Manifest manifest,
      String family,
      List<TableLayout> layouts,
      PackFiles files,
      Diagnostics diagnostics) {
    return manifest
        .home(family)
        .flatMap(
            home ->
                Manifest.bytes(home, files, diagnostics)
                    .map(bytes -> new WorkbookReader(home, bytes, diagnostics).read(layouts)))
        .orElse(List.of());
  }

  /** What a registry, tables and a catalog make up. */
  static PackContent content(
      List<Effect> effects, List<PackContent.Table> tables, QueensCatalog catalog) {
    PackContent.Group group =
        new PackContent.Group(
            "rules.queensblood.effects", "generated/queens-blood/effects.drl", effects);
    return new PackContent(List.of(group), tables, catalog.toJson());
  }

  private interface Read<T> {
    T read(String home, String text);
  }

  private static <T> Optional<T> text(
      Manifest manifest, String family, PackFiles files, Diagnostics diagnostics, Read<T> read) {
    return manifest
        .home(family)
        .flatMap(
            home -> Manifest.text(home, files, diagnostics).map(text -> read.read(home, text)));
  }

  /** What is printed on cards, with what their effects let be done with them. */
  static Map<String, CardType> types(List<CardSource> cards, List<Effect> effects) {
    Map<String, CardType> types = new LinkedHashMap<>();
    for (CardSource card : cards) {
      List<Effect> own =
          effects.stream().filter(effect -> effect.owner().equals(card.effect())).toList();
      boolean replaces =
          own.stream()
              .anyMatch(
                  effect -> effect.trigger().activated() && effect.body() instanceof Body.Program);
      List<Double> thresholds =
          own.stream()
              .map(effect -> Triggers.threshold(effect.trigger().event()))
              .filter(power -> !power.isNaN())
              .distinct()
              .sorted()
              .toList();
      CardType.Category category =
          Arrays.stream(CardType.Category.values())
              .filter(one -> one.word().equals(card.category()))
              .findFirst()
              .orElseThrow();
      types.put(
          card.id(),
          CardType.of(
              card.id(),
              card.name(),
              category,
              card.cost(),
              card.power(),
              Pattern.of(String.join(",", card.cells())),
              card.effect(),
              replaces,
              thresholds));
    }
    return types;
  }
}
