package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.Knowledge;
import dev.runesheet.game.queensblood.PlacingVerbs;
import dev.runesheet.game.queensblood.PowerVerbs;
import dev.runesheet.game.queensblood.QueensBlood;
import dev.runesheet.game.queensblood.ScoreVerbs;
import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.LaneScore;
import dev.runesheet.game.queensblood.board.Pattern;
import dev.runesheet.game.queensblood.board.PawnPlacement;
import dev.runesheet.game.queensblood.board.PowerCheck;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.language.registry.CardSource;
import dev.runesheet.language.registry.RegistryCode;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.TablePlaces;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Reads Queen's Blood: cards, effects and decks from JSON, the global rules from their workbooks.
 */
public final class QueensBloodPack implements AuthoringPack {

  @Override
  public String game() {
    return QueensBlood.ID;
  }

  @Override
  public List<Class<?>> verbs() {
    return List.of(PowerVerbs.class, PlacingVerbs.class, ScoreVerbs.class);
  }

  @Override
  public List<RegistryCode> codes() {
    return List.of(RegistryCode.values());
  }

  @Override
  public List<Class<?>> questions() {
    return List.of(PawnPlacement.class, PowerCheck.class, LaneScore.class);
  }

  @Override
  public Phrasing phrasing() {
    return QueensPhrasing.PHRASING;
  }

  @Override
  public List<SourceFamily> families() {
    return QueensSources.FAMILIES;
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics diagnostics) {
    Homes homes = homes(files, diagnostics);
    QueensSources.checkEffects(homes);
    QueensSources sources = new QueensSources(homes, catalog());
    sources.read();
    Map<String, CardType> types = types(sources.cards(), sources.effects());
    Map<String, List<String>> decks = sources.decks(new QueensCatalog(types, Map.of(), List.of()));
    List<PackContent.Table> tables = new ArrayList<>(sources.tables());
    tables.addAll(questionTables().read(homes));
    List<String> variants = variants(tables, diagnostics);
    PackContent.Group group =
        new PackContent.Group(
            "rules.queensblood.effects", "generated/queens-blood/effects.drl", sources.written());
    QueensCatalog catalog = new QueensCatalog(types, decks, variants);
    return new PackContent(List.of(group), tables, catalog.toJson())
        .withRules(List.of(QueensScopeRules.of(sources.effects())))
        .with(findings(sources, tables));
  }

  @Override
  public List<TableSources> tableSources(PackFiles files, Diagnostics diagnostics) {
    Homes homes = homes(files, diagnostics);
    QueensSources.checkEffects(homes);
    // Errors of the game's own cards and effects must not prevent comparing others.
    QueensSources sources = new QueensSources(homes.quiet(), catalog());
    sources.read();
    Manifest manifest = homes.manifest();
    VerbCatalog said = sources.said();
    List<TableSources> families = new ArrayList<>();
    families.add(
        new RegistryEffects(
            QueensSources.EFFECTS,
            manifest.homes(QueensSources.EFFECTS),
            EffectsWorkbook.of(said),
            said,
            sources.cards(),
            sources.names()));
    families.add(
        CardsWorkbook.family(
            QueensSources.CARDS,
            manifest.homes(QueensSources.CARDS),
            catalog(),
            sources.effects()));
    families.addAll(questionTables().sources(manifest));
    return families;
  }

  @Override
  public PackContent derived(PackContent edited, Diagnostics diagnostics) {
    variants(edited.tables(), diagnostics);
    QueensCatalog before = QueensCatalog.of(edited.catalog());
    Map<String, CardType> cards = acting(before.cards(), edited.effects());
    QueensCatalog now = new QueensCatalog(cards, before.decks(), before.variants());
    return edited.with(edited.groups(), edited.tables(), now.toJson());
  }

  /** The variants of the global rules, which the tables of pawns and power must agree about. */
  private List<String> variants(List<PackContent.Table> tables, Diagnostics diagnostics) {
    Optional<TypedTable> pawns = questionTables().of(PawnPlacement.class, tables);
    Optional<TypedTable> power = questionTables().of(PowerCheck.class, tables);
    if (pawns.isEmpty() || power.isEmpty()) {
      return List.of();
    }
    new VariantCheck(pawns.get(), diagnostics).check(power.get());
    return List.copyOf(VariantCheck.variants(pawns.get()));
  }

  @Override
  public List<CatalogSection> catalogSections() {
    return List.of(
        new CatalogSection("cards", "card", "cards"), new CatalogSection("decks", "deck", "decks"));
  }

  @Override
  public Knowledge knowledge(PackContent content) {
    Map<String, String> effects = new HashMap<>();
    QueensCatalog.of(content.catalog())
        .cards()
        .forEach((id, card) -> effects.put(id, card.effect()));
    Map<String, Map<String, Knowledge.Range>> holders = new HashMap<>();
    effects.values().forEach(effect -> holders.put(effect, QueensWords.NEVER_SPAWNED));
    RegistryChecks.spawned(content.effects().stream())
        .forEach(token -> holders.remove(effects.get(token)));
    return QueensWords.KNOWLEDGE.with(Knowledge.CARDS, effects).with(Knowledge.HOLDERS, holders);
  }

  /** The findings that an author may accept. */
  private List<Finding> findings(QueensSources sources, List<PackContent.Table> tables) {
    List<Finding> findings = new ArrayList<>(sources.checks().doubts());
    questionTables()
        .of(PowerCheck.class, tables)
        .map(power -> new DestructionLimit(power).check(sources.cards()))
        .ifPresent(findings::addAll);
    TablePlaces places = new TablePlaces(sources.tables());
    findings.addAll(EffectMoments.unordered(sources.effects(), places::id));
    findings.addAll(new ContinuationCheck(places::id).check(sources.effects()));
    return findings;
  }

  /** The cards with the properties that their effects give them. */
  static Map<String, CardType> types(List<CardSource> cards, List<Effect> effects) {
    Map<String, CardType> types = new LinkedHashMap<>();
    cards.forEach(card -> types.put(card.id(), printed(card)));
    return acting(types, effects);
  }

  private static CardType printed(CardSource card) {
    return new CardType(
        card.id(),
        card.name(),
        card.category(),
        card.cost(),
        card.power(),
        new Pattern(card.pattern().cells()),
        card.effect());
  }

  /** Cards with the properties that effects give them: their own, and those that watch others. */
  private static Map<String, CardType> acting(Map<String, CardType> cards, List<Effect> effects) {
    Map<String, CardType> acting = new LinkedHashMap<>(cards);
    acting.replaceAll(
        (id, card) -> {
          Predicate<Effect> own = effect -> effect.owner().equals(card.effect());
          Predicate<Effect> met = own.or(effect -> effect.trigger().watch() != Watch.OWN);
          boolean replaces = RegistryChecks.replaces(effects.stream().filter(own).toList());
          return card.acting(replaces, thresholds(effects.stream().filter(met)));
        });
    return acting;
  }

  private static List<Double> thresholds(Stream<Effect> effects) {
    return effects
        .map(effect -> Triggers.threshold(effect.trigger().event()))
        .filter(power -> !power.isNaN())
        .distinct()
        .sorted()
        .toList();
  }
}
