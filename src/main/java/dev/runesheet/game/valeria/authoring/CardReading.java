package dev.runesheet.game.valeria.authoring;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.valeria.authoring.effect.EmptyPools;
import dev.runesheet.game.valeria.authoring.effect.SelfExchanges;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.state.CargoSheet;
import dev.runesheet.game.valeria.state.CostFormula;
import dev.runesheet.game.valeria.state.EndCheck;
import dev.runesheet.game.valeria.state.ScoreSheet;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaCatalog.Preset;
import dev.runesheet.language.strings.EffectStrings;
import dev.runesheet.language.strings.SharedPrograms;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.QuestionTables;
import dev.runesheet.pack.check.ReadableName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The reading of one version of the sources: its steps, each of which needs those before it. */
final class CardReading {

  private final ValeriaSources sources;
  private final QuestionTables questions;
  private final Diagnostics findings;
  private final Homes homes;
  private final List<PackContent.Table> tables = new ArrayList<>();

  /** The effects of rows. */
  private final List<Effect> rows = new ArrayList<>();

  /** The effects of the texts of cards. */
  private final List<Effect> effects = new ArrayList<>();

  private final List<CardStrings.Said> said = new ArrayList<>();
  private final List<CardType> types = new ArrayList<>();

  /** The sentences of cards, by code. */
  private final Map<String, String> told = new HashMap<>();

  /** The rows of cards that could not be read, once they have been. */
  private RejectedCards unread;

  CardReading(ValeriaSources sources, QuestionTables questions) {
    this.sources = sources;
    this.questions = questions;
    this.homes = sources.homes();
    this.findings = homes.findings();
  }

  /** The content of the sources; findings are reported. */
  PackContent read(VerbCatalog catalog) {
    VerbCatalog verbs = sources.said(catalog);
    readRows(verbs);
    Set<String> wrongAliases = readStrings(verbs);
    checkCards();
    readTables();
    if (unread.isEmpty() && wrongAliases.isEmpty()) { // What could not be read may have it.
      Set<String> flags =
          types.stream().flatMap(type -> type.flags().stream()).collect(Collectors.toSet());
      sources.flags().ifPresent(table -> UndealtCards.unused(table, flags, findings));
    }
    ValeriaCatalog known = catalog();
    sources.checkSentences(told);
    return new PackContent(
            List.of(
                new PackContent.Group(
                    "rules.valeria.cards", "generated/valeria/cards.drl", effects)),
            tables,
            known.toJson())
        .with(sources.cards().stream().flatMap(card -> named(card).stream()).toList())
        .withRules(List.of(FlagsTable.scopes()));
  }

  private static Optional<Finding> named(CardSource card) {
    String name = card.printed().name();
    return ReadableName.doubt(name, card.places().of("name"), List.of(card.code()));
  }

  /**
   * The parts that do not name cards, for their own findings, when the cards are missing: the
   * missing sheet is then reported only once.
   */
  PackContent withoutCards() {
    tables.addAll(questions.read(homes));
    addFlags();
    ValeriaCatalog empty = new ValeriaCatalog(List.of(), List.of(), Harbour.NONE);
    return new PackContent(List.of(), tables, empty.toJson());
  }

  private void readRows(VerbCatalog verbs) {
    tables.addAll(sources.effects(verbs));
    unread = sources.unread();
    UndealtCards.check(sources.cards(), unread, findings);
    EffectRowsCheck check = new EffectRowsCheck(sources.cards(), unread, findings);
    tables.forEach(table -> check.check(table.table()));
    tables.forEach(table -> rows.addAll(table.effects()));
  }

  /** Reads the effect strings of the cards; returns the aliases that are wrong. */
  private Set<String> readStrings(VerbCatalog verbs) {
    Diagnostics own = new Diagnostics();
    Set<String> wrongAliases = sources.wrongAliases(own);
    CardStrings strings =
        new CardStrings(sources.notation(), new EffectStrings(verbs), rows, own)
            .without(wrongAliases);
    CardSentences sentences = sources.sentences(verbs);
    effects.addAll(SharedPrograms.effects(verbs));
    for (CardSource source : sources.cards()) {
      CardStrings.Said one = strings.read(source);
      effects.addAll(one.effects());
      String text = sentences.of(source, one.rows());
      told.put(source.code(), text);
      types.add(one.card(text));
      said.add(one);
    }
    sources.report(own, findings);
    return wrongAliases;
  }

  private void checkCards() {
    SelfExchanges.check(rows, findings);
    SelfExchanges.check(effects, findings);
    if (unread.isEmpty()) { // Otherwise not all cards of a sheet are known.
      UndealtCards.effectless(said, findings);
      List<Effect> all = Stream.concat(rows.stream(), effects.stream()).toList();
      EmptyPools.check(all, findings);
      UnmatchedCitizens.check(all, sources.cards(), findings);
      said.forEach(new EmptyReserves(types, findings)::check);
    }
    said.forEach(new UnusedCells(findings)::check);
  }

  /** Reads the tables of questions, and those whose rows follow from the cards. */
  private void readTables() {
    homes
        .manifest()
        .home(ValeriaSources.CARDS)
        .ifPresent(
            home -> tables.add(PackContent.Table.of(SpecialCosts.table(home, said, findings))));
    tables.addAll(questions.read(homes));
    questions
        .of(CostFormula.class, tables)
        .ifPresent(costs -> new CostNumbers(costs, findings).check());
    questions
        .of(ScoreSheet.class, tables)
        .ifPresent(scoring -> new ScoringNumbers(scoring, findings).check(said));
    addFlags();
  }

  private void addFlags() {
    sources
        .flags()
        .map(table -> PackContent.Table.of(table, FlagsTable::effects, findings))
        .ifPresent(tables::add);
  }

  private ValeriaCatalog catalog() {
    Optional<HarbourFile> harbour = harbour();
    Harbour laid = harbour.map(HarbourFile::harbour).orElse(Harbour.NONE);
    questions
        .of(CostFormula.class, tables)
        .ifPresent(costs -> new CostNumbers(costs, findings).unpaid(!laid.rows().isEmpty()));
    questions.of(EndCheck.class, tables).ifPresent(ends -> EndNumbers.check(ends, laid, findings));
    questions
        .of(CargoSheet.class, tables)
        .ifPresent(scores -> new CargoNumbers(scores, laid, findings).check());
    List<Preset> presets =
        homes
            .source(ValeriaSources.PRESETS)
            .map(file -> new Presets(types, sources.reserves(), unread, laid).read(file, findings))
            .orElse(List.of());
    harbour.ifPresent(read -> types.addAll(read.pieces()));
    return new ValeriaCatalog(types, presets, laid);
  }

  private Optional<HarbourFile> harbour() {
    List<Effect> asking = new ArrayList<>(effects);
    asking.addAll(rows);
    boolean complete = !findings.hasErrors();
    return homes
        .source(ValeriaSources.HARBOUR)
        .flatMap(file -> HarbourFile.read(file, asking, complete));
  }
}
