package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.CardType;
import dev.runesheet.game.valeria.Harbour;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.ValeriaCatalog;
import dev.runesheet.game.valeria.ValeriaCatalog.Preset;
import dev.runesheet.language.strings.EffectStringReader;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.Shared;
import dev.runesheet.language.strings.StringWords;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbCatalog;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.Rewriter;
import dev.runesheet.pack.StackingPolicy;
import dev.runesheet.table.TableLayout;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookReader;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads Valeria: cards with their effect strings, presets, and the tables of global rules. */
public final class ValeriaPack implements AuthoringPack {

  private static final String CARDS = "cards";
  private static final String PRESETS = "presets";
  private static final String ROLL = "roll";
  private static final String COSTS = "costs";
  private static final String ENDING = "ending";
  private static final String SCORING = "scoring";
  private static final String FLAGS = "flags";
  private static final String ALIASES = "aliases";
  private static final String HARBOUR = "harbour";
  private static final Map<String, List<TableLayout>> GLOBAL =
      Map.of(
          ROLL, List.of(GlobalTables.paying(), GlobalTables.events()),
          COSTS, List.of(GlobalTables.costs()),
          ENDING, List.of(GlobalTables.ending()),
          SCORING, List.of(GlobalTables.scoring(), GlobalTables.cargo()));

  @Override
  public String game() {
    return Valeria.ID;
  }

  @Override
  public List<Class<?>> verbs() {
    return ValeriaWords.VERBS;
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics findings) {
    Manifest manifest = manifest(files, findings);
    List<CardSource> sources = cards(manifest, files, findings);
    List<TypedTable> flags = tables(manifest, FLAGS, List.of(FlagsTable.layout()), files, findings);
    VerbCatalog verbs = catalog();
    CardStrings strings =
        new CardStrings(
            new EffectStringReader(stringWords(manifest, sources, flags, files, findings)),
            new EffectStrings(verbs, ValeriaWords.resources()),
            findings);
    List<Effect> effects = new ArrayList<>(Shared.effects(verbs));
    List<CardType> types = new ArrayList<>();
    List<SpecialCosts.Row> costs = new ArrayList<>();
    for (CardSource source : sources) {
      CardStrings.Said said = strings.read(source);
      effects.addAll(said.effects());
      types.add(CardTypes.of(source, said.facts(), said.columns()));
      costs.add(new SpecialCosts.Row(source, said.facts().costs()));
    }
    List<PackContent.Table> tables = new ArrayList<>();
    manifest
        .home(CARDS)
        .ifPresent(home -> tables.add(PackContent.Table.of(SpecialCosts.table(home, costs))));
    for (String family : List.of(ROLL, COSTS, ENDING, SCORING)) {
      read(manifest, family, files, findings, tables);
    }
    for (TypedTable table : flags) {
      tables.add(PackContent.Table.of(table, (flag, found) -> FlagsTable.effects(flag), findings));
    }
    StackingPolicy.read(manifest, files, findings).ifPresent(tables::add);
    HarbourFile ships = new HarbourFile();
    Harbour harbour = harbour(ships, manifest, files, findings);
    List<Preset> presets = presets(manifest, types, files, findings);
    types.addAll(ships.pieces());
    return new PackContent(
        List.of(
            new PackContent.Group("rules.valeria.cards", "generated/valeria/cards.drl", effects)),
        tables,
        new ValeriaCatalog(types, presets, harbour).toJson());
  }

  private static StringWords stringWords(
      Manifest manifest,
      List<CardSource> sources,
      List<TypedTable> flags,
      PackFiles files,
      Diagnostics findings) {
    return CardWords.of(
        sources,
        words(flags, FlagsTable::flags),
        words(flags, FlagsTable::bareFlags),
        Aliases.read(manifest, ALIASES, files, findings));
  }

  private static Manifest manifest(PackFiles files, Diagnostics findings) {
    List<String> families =
        List.of(
            CARDS,
            PRESETS,
            ROLL,
            COSTS,
            ENDING,
            SCORING,
            FLAGS,
            ALIASES,
            HARBOUR,
            StackingPolicy.FAMILY);
    return Manifest.read(Valeria.ID, families, files, findings);
  }

  private static List<CardSource> cards(Manifest manifest, PackFiles files, Diagnostics findings) {
    return manifest
        .home(CARDS)
        .flatMap(
            home ->
                Manifest.bytes(home, files, findings)
                    .map(bytes -> CardsWorkbook.read(home, bytes, findings)))
        .orElse(List.of());
  }

  @Override
  public Optional<Rewriter> rewriter(PackFiles files, Diagnostics findings) {
    Manifest manifest = manifest(files, findings);
    List<TypedTable> flags = tables(manifest, FLAGS, List.of(FlagsTable.layout()), files, findings);
    List<CardSource> sources = cards(manifest, files, findings);
    return manifest
        .home(CARDS)
        .map(
            home ->
                new CardsRewriter(home, stringWords(manifest, sources, flags, files, findings)));
  }

  private static Set<String> words(
      List<TypedTable> tables, Function<TypedTable, Collection<String>> read) {
    return tables.stream()
        .flatMap(table -> read.apply(table).stream())
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  private static void read(
      Manifest manifest,
      String family,
      PackFiles files,
      Diagnostics findings,
      List<PackContent.Table> tables) {
    tables(manifest, family, GLOBAL.get(family), files, findings)
        .forEach(table -> tables.add(PackContent.Table.of(table)));
  }

  private static List<TypedTable> tables(
      Manifest manifest,
      String family,
      List<TableLayout> layouts,
      PackFiles files,
      Diagnostics findings) {
    return manifest
        .home(family)
        .flatMap(
            home ->
                Manifest.bytes(home, files, findings)
                    .map(bytes -> new WorkbookReader(home, bytes, findings).read(layouts)))
        .orElse(List.of());
  }

  private static Harbour harbour(
      HarbourFile ships, Manifest manifest, PackFiles files, Diagnostics findings) {
    return manifest
        .home(HARBOUR)
        .flatMap(
            home ->
                Manifest.text(home, files, findings).map(text -> ships.read(home, text, findings)))
        .orElse(Harbour.NONE);
  }

  private static List<Preset> presets(
      Manifest manifest, List<CardType> types, PackFiles files, Diagnostics findings) {
    Set<String> expansions =
        types.stream()
            .map(CardType::expansion)
            .collect(Collectors.toCollection(java.util.TreeSet::new));
    Set<String> starters =
        types.stream()
            .filter(type -> type.kind() == CardKind.STARTER)
            .map(CardType::name)
            .collect(Collectors.toCollection(java.util.TreeSet::new));
    return manifest
        .home(PRESETS)
        .flatMap(
            home ->
                Manifest.text(home, files, findings)
                    .map(text -> new Presets(expansions, starters).read(home, text, findings)))
        .orElse(List.of());
  }
}
