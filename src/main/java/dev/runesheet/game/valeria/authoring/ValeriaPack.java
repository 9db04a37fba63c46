package dev.runesheet.game.valeria.authoring;

import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.analysis.StatRanges;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.authoring.effect.EffectsWorkbook;
import dev.runesheet.game.valeria.authoring.effect.NormalizedSteps;
import dev.runesheet.game.valeria.authoring.effect.SelfExchanges;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.EndCheck;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.game.valeria.state.Tariff;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.game.valeria.word.Scope;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.SharedPrograms;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.CatalogSection;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.RecordRows;
import dev.runesheet.pack.Rewriter;
import dev.runesheet.pack.WorkbookRows;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads Valeria: cards with their effect strings, presets, and the tables of global rules. */
public final class ValeriaPack implements AuthoringPack {

  @Override
  public String game() {
    return Valeria.ID;
  }

  @Override
  public List<Class<?>> verbs() {
    return ValeriaWords.VERBS;
  }

  @Override
  public List<String> handWritten() {
    return List.of("rules/valeria/scoping.drl", "rules/valeria/sleep.drl");
  }

  @Override
  public List<Class<?>> questions() {
    return ValeriaWords.QUESTIONS;
  }

  @Override
  public List<String> words(String list) {
    return switch (list) {
      case EndCheck.COUNT -> EndCheck.COUNTED;
      case ScoreSheet.COUNTED_THING -> ScoreSheet.COUNTED;
      default -> List.of();
    };
  }

  @Override
  public Set<String> playerScopes() {
    return Arrays.stream(Scope.values())
        .filter(Scope::isOfPlayers)
        .map(Scope::word)
        .collect(Collectors.toSet());
  }

  @Override
  public boolean seenByAll(String scope) {
    return Scope.of(scope).map(Scope::isCommon).orElse(scope.startsWith(Scope.RESERVE));
  }

  @Override
  public boolean seenByPlayer(String scope, PackContent content) {
    return !Scope.of(scope).map(Scope::isOfCard).orElse(false);
  }

  @Override
  public List<Step> settled(Step step, Effect effect, PackContent content) {
    return new NormalizedSteps(catalog(), content).of(step, effect);
  }

  @Override
  public Phrasing phrasing() {
    return ValeriaPhrasing.PHRASING;
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics findings) {
    ValeriaSources sources = new ValeriaSources(questionTables(), files, findings);
    if (!sources.areCardsThere()) {
      return withoutCards(sources, files, findings);
    }
    VerbCatalog verbs = sources.said(catalog());
    List<PackContent.Table> tables = new ArrayList<>(sources.effects(verbs));
    UnreadCards unread = sources.unread();
    UndealtCards.check(sources.cards(), unread, findings);
    EffectRowsCheck check = new EffectRowsCheck(sources.cards(), unread, findings);
    tables.forEach(table -> check.check(table.table()));
    List<Effect> rows = tables.stream().flatMap(table -> table.effects().stream()).toList();
    Diagnostics ofStrings = new Diagnostics();
    Set<String> wrongAliases = sources.wrongAliases(ofStrings);
    CardStrings strings =
        new CardStrings(sources.notation(), new EffectStrings(verbs), rows, ofStrings)
            .without(wrongAliases);
    CardSentences sentences = sources.sentences(verbs);
    List<Effect> effects = new ArrayList<>(SharedPrograms.effects(verbs));
    Map<String, String> told = new HashMap<>();
    List<CardType> types = new ArrayList<>();
    List<CardStrings.Said> all = new ArrayList<>();
    for (CardSource source : sources.cards()) {
      CardStrings.Said said = strings.read(source);
      effects.addAll(said.effects());
      String text = sentences.of(source, said.rows());
      told.put(source.code(), text);
      types.add(said.card(text));
      all.add(said);
    }
    sources.report(ofStrings, findings);
    SelfExchanges.check(rows, findings);
    SelfExchanges.check(effects, findings);
    if (unread.isEmpty()) { // Otherwise not all cards of a sheet are known.
      UndealtCards.effectless(all, findings);
      UnfitCitizens.check(rows, sources.cards(), findings);
      UnfitCitizens.check(effects, sources.cards(), findings);
    }
    EventNumbers.check(all, findings);
    IdleCells.check(all, findings);
    Set<String> flags =
        types.stream().flatMap(type -> type.flags().stream()).collect(Collectors.toSet());
    Homes homes = sources.homes();
    homes
        .manifest()
        .home(ValeriaSources.CARDS)
        .ifPresent(
            home -> tables.add(PackContent.Table.of(SpecialCosts.table(home, all, findings))));
    tables.addAll(questionTables().read(homes.manifest(), files, findings));
    questionTables()
        .of(Tariff.class, tables)
        .ifPresent(costs -> CostNumbers.check(costs, findings));
    addFlags(sources, tables, findings);
    if (unread.isEmpty() && wrongAliases.isEmpty()) { // What could not be read may have it.
      sources.flags().ifPresent(table -> UndealtCards.unused(table, flags, findings));
    }
    List<Effect> asking = new ArrayList<>(effects);
    asking.addAll(rows);
    boolean complete = !findings.hasErrors();
    Optional<HarbourFile> harbour =
        homes
            .text(
                ValeriaSources.HARBOUR,
                (file, text, own) -> HarbourFile.read(file, text, asking, complete, own))
            .flatMap(read -> read);
    Harbour laid = harbour.map(HarbourFile::harbour).orElse(Harbour.NONE);
    questionTables()
        .of(EndCheck.class, tables)
        .ifPresent(ends -> EndNumbers.check(ends, laid, findings));
    List<Preset> presets =
        homes
            .text(ValeriaSources.PRESETS, new Presets(types, sources.reserves(), unread)::read)
            .orElse(List.of());
    harbour.ifPresent(read -> types.addAll(read.pieces()));
    sources.checkSentences(told);
    return new PackContent(
        List.of(
            new PackContent.Group("rules.valeria.cards", "generated/valeria/cards.drl", effects)),
        tables,
        new ValeriaCatalog(types, presets, laid).toJson());
  }

  /** The printed numbers of all cards bound what conditions on cards can ask for. */
  @Override
  public Knowledge knowledge(PackContent content) {
    Map<String, Range> printed = new HashMap<>();
    for (CardType card : ValeriaCatalog.of(content.catalog()).cards()) {
      Card.numbers(card)
          .forEach(
              (stat, number) ->
                  printed.put(stat, printed.getOrDefault(stat, Range.at(0)).with(number)));
    }
    return Knowledge.NONE.with(
        Knowledge.RANGES, StatRanges.of(printed, content.effects(), Map.of()).known());
  }

  private static void addFlags(
      ValeriaSources sources, List<PackContent.Table> tables, Diagnostics findings) {
    sources
        .flags()
        .map(table -> PackContent.Table.of(table, FlagsTable::effects, findings))
        .ifPresent(tables::add);
  }

  /**
   * Reads the parts that do not name cards, for their own findings, when the cards are missing: the
   * missing sheet is then reported only once.
   */
  private PackContent withoutCards(ValeriaSources sources, PackFiles files, Diagnostics findings) {
    List<PackContent.Table> tables =
        new ArrayList<>(questionTables().read(sources.homes().manifest(), files, findings));
    addFlags(sources, tables, findings);
    ValeriaCatalog empty = new ValeriaCatalog(List.of(), List.of(), Harbour.NONE);
    return new PackContent(List.of(), tables, empty.toJson());
  }

  @Override
  public List<TableSources> tableSources(PackFiles files, Diagnostics findings) {
    // Errors of the game's own cards must not prevent comparing others.
    ValeriaSources sources = new ValeriaSources(questionTables(), files, new Diagnostics());
    Manifest manifest = ValeriaSources.manifest(questionTables(), files, findings);
    List<String> cards = ValeriaSources.cardFiles(manifest);
    List<TableSources> families = new ArrayList<>();
    VerbCatalog verbs = sources.said(catalog());
    CardSentences sentences = sources.sentences(verbs);
    Map<String, List<Effect>> rows =
        sources.effects(verbs).stream()
            .flatMap(table -> table.effects().stream())
            .collect(Collectors.groupingBy(Effect::owner));
    families.add(new CardEffects("card effects", cards, EffectsWorkbook.of(verbs), verbs, sources));
    families.add(
        new RecordRows<>(
            ValeriaSources.CARDS,
            cards,
            CardSheets.SHEETS,
            Optional.empty(),
            card -> sentences.of(card, rows.getOrDefault(card.code(), List.of()))));
    families.addAll(questionTables().sources(manifest));
    families.add(WorkbookRows.of(manifest, ValeriaSources.FLAGS, List.of(FlagsTable.layout())));
    return families;
  }

  @Override
  public List<CatalogSection> catalogSections() {
    return List.of(
        new CatalogSection("presets", "preset", "presets"),
        new CatalogSection("harbour", "harbour", "harbour"));
  }

  @Override
  public Optional<Rewriter> rewriter(PackFiles files, Diagnostics findings) {
    ValeriaSources sources = new ValeriaSources(questionTables(), files, findings);
    return sources
        .homes()
        .manifest()
        .home(ValeriaSources.CARDS)
        .map(home -> new CardsRewriter(home, sources.notation()));
  }
}
