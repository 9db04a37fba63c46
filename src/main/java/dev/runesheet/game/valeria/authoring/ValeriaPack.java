package dev.runesheet.game.valeria.authoring;

import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.Knowledge.Modified;
import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.analysis.StatRanges;
import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.engine.verb.ClampStat;
import dev.runesheet.engine.verb.Permit;
import dev.runesheet.game.valeria.Valeria;
import dev.runesheet.game.valeria.authoring.effect.EffectsWorkbook;
import dev.runesheet.game.valeria.authoring.effect.NormalizedSteps;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CargoSheet;
import dev.runesheet.game.valeria.state.CostFormula;
import dev.runesheet.game.valeria.state.EndCheck;
import dev.runesheet.game.valeria.state.EventCheck;
import dev.runesheet.game.valeria.state.PayCheck;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.verb.CardVerbs;
import dev.runesheet.game.valeria.verb.ResourceVerbs;
import dev.runesheet.game.valeria.verb.TurnVerbs;
import dev.runesheet.game.valeria.word.FlagNumber;
import dev.runesheet.game.valeria.word.FlagScope;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.language.strings.syntax.StringCode;
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
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.WorkbookRows;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.word.Viewpoint;
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
    return List.of(
        AddStat.class,
        ClampStat.class,
        ResourceVerbs.class,
        CardVerbs.class,
        TurnVerbs.class,
        Permit.class);
  }

  @Override
  public List<String> handWritten() {
    return List.of("rules/valeria/sleep.drl");
  }

  @Override
  public List<StringCode> codes() {
    return List.of(StringCode.values());
  }

  @Override
  public List<Class<?>> questions() {
    return List.of(
        PayCheck.class,
        EventCheck.class,
        CostFormula.class,
        EndCheck.class,
        ScoreSheet.class,
        CargoSheet.class);
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
    return Arrays.stream(ValeriaScope.values())
        .filter(ValeriaScope::isOfPlayers)
        .map(ValeriaScope::word)
        .collect(Collectors.toSet());
  }

  @Override
  public Viewpoint viewpoint(String scope, PackContent content) {
    Optional<ValeriaScope> known = ValeriaScope.of(scope);
    if (known.map(ValeriaScope::isCommon).orElse(scope.startsWith(ValeriaScope.RESERVE))) {
      return Viewpoint.ALL;
    }
    return known.map(ValeriaScope::isOfCard).orElse(false) ? Viewpoint.ENTITY : Viewpoint.PLAYER;
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
  public List<SourceFamily> families() {
    return ValeriaSources.FAMILIES;
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics findings) {
    ValeriaSources sources = new ValeriaSources(homes(files, findings));
    CardReading reading = new CardReading(sources, questionTables());
    return sources.areCardsThere() ? reading.read(catalog()) : reading.withoutCards();
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
    return Knowledge.NONE
        .with(Knowledge.MODIFIED, modified())
        .with(Knowledge.RANGES, StatRanges.of(printed, content.effects(), Map.of()).known());
  }

  private static Map<String, Modified> modified() {
    Map<String, Modified> modified = new HashMap<>();
    for (FlagScope scope : FlagScope.values()) {
      for (FlagNumber number : scope.numbers()) {
        modified.put(number.stat(), new Modified(number.begins(), number.least()));
      }
    }
    return modified;
  }

  @Override
  public List<TableSources> tableSources(PackFiles files, Diagnostics findings) {
    Homes homes = homes(files, findings);
    Manifest manifest = homes.manifest();
    // Errors of the game's own cards must not prevent comparing others.
    ValeriaSources sources = new ValeriaSources(homes.quiet());
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
    ValeriaSources sources = new ValeriaSources(homes(files, findings));
    return sources
        .homes()
        .manifest()
        .home(ValeriaSources.CARDS)
        .map(home -> new CardsRewriter(home, sources.notation()));
  }
}
