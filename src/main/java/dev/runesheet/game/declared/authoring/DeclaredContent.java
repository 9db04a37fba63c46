package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.analysis.Finding;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.common.CommonZones;
import dev.runesheet.game.declared.authoring.check.name.TellingOptions;
import dev.runesheet.game.declared.authoring.check.role.EffectRoles;
import dev.runesheet.game.declared.authoring.check.state.StatedNumbers;
import dev.runesheet.game.declared.authoring.check.unused.IdleFields;
import dev.runesheet.game.declared.authoring.check.word.MissingWords;
import dev.runesheet.game.declared.authoring.check.word.NegativeNumbers;
import dev.runesheet.game.declared.authoring.check.word.UnreadableNames;
import dev.runesheet.game.declared.authoring.check.word.UnusedWords;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectBuilder;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.authoring.declaration.EventSubjects;
import dev.runesheet.game.declared.authoring.declaration.FormulaExpressions;
import dev.runesheet.game.declared.authoring.declaration.Op;
import dev.runesheet.game.declared.authoring.declaration.WinnerLine;
import dev.runesheet.game.declared.authoring.declaration.WinnerWords;
import dev.runesheet.game.declared.authoring.phases.CourseLine;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Kind;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.catalog.Titles;
import dev.runesheet.game.declared.catalog.WinnerRule;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.number.Calculated.Part;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.number.Precondition;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.word.RulePackages;
import dev.runesheet.word.StandardVerb;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Effects, rules and catalog of a declared game that was read without errors. */
final class DeclaredContent {

  private static final String LEGAL = " is legal";
  private static final String PLACE = " takes place";

  /** The deck of each player where all cards are those of common zones. */
  private static final String NO_DECK = "none";

  private static final Map<String, String> PHASES =
      Map.of(Phrasing.PERMITTED, "this phase" + PLACE);

  private final String game;
  private final DeclaredNames names;
  private final DeclaredPack.Sources sources;
  private final Declaration declared;
  private final EffectBuilder builder;

  DeclaredContent(String game, DeclaredNames names, DeclaredPack.Sources sources) {
    this.game = game;
    this.names = names;
    this.sources = sources;
    this.declared = sources.game();
    this.builder = new EffectBuilder(names);
  }

  /**
   * The effects, rules and catalog.
   *
   * @param whole true if nothing but effects moves cards
   */
  PackContent content(List<PackContent.Table> tables, boolean whole) {
    List<Effect> rules = new ArrayList<>();
    rules.addAll(builder.effects(DeclaredCatalog.GAME, declared.rules()));
    rules.addAll(builder.effects(DeclaredCatalog.PLAYER_RULES, declared.playerRules()));
    sources.statuses().forEach((name, line) -> rules.addAll(builder.status(name, line)));
    declared.actions().forEach((name, line) -> rules.addAll(action(name, line)));
    rules.addAll(procedures().plain());
    declared.abilityKinds().forEach((name, line) -> rules.addAll(kind(name, line)));
    declared
        .phases()
        .forEach(line -> line.test().ifPresent(test -> rules.add(takesPlace(line, test))));
    List<Effect> cards = new ArrayList<>();
    sources.cards().cards().forEach((id, card) -> cards.addAll(effects(id, card)));
    List<Effect> others = new ArrayList<>(cards);
    tables.forEach(table -> others.addAll(table.effects()));
    rules.addAll(procedures().given(Stream.of(rules, others).flatMap(List::stream).toList()));
    DeclaredCatalog catalog = catalog();
    UnaryOperator<List<Effect>> said = said(rules, others, catalog);
    List<Effect> addressed = PlayerProcedures.addressed(said.apply(rules), others);
    List<PackContent.Group> groups =
        List.of(group("game", addressed), group("cards", said.apply(cards)));
    PackContent content = new PackContent(groups, tables, MissingNode.getInstance());
    return EffectData.derived(game, catalog, content, whole);
  }

  /**
   * The words of answers to events of the game's own, which all effects say whom they are about.
   */
  private UnaryOperator<List<Effect>> said(
      List<Effect> rules, List<Effect> others, DeclaredCatalog catalog) {
    if (declared.events().isEmpty()) {
      return UnaryOperator.identity();
    }
    List<Effect> all = new ArrayList<>(rules);
    all.addAll(others);
    EventSubjects known = RaisedSubjects.of(declared, EffectRoles.of(all, catalog));
    return effects ->
        effects.stream()
            .map(one -> known.know(one.trigger().event()) ? names.about(known, one) : one)
            .toList();
  }

  /** The programs of its procedures. */
  ProcedurePrograms procedures() {
    return new ProcedurePrograms(names, builder, Manifest.path(game));
  }

  /** The conditions asked of each player's position, of effects which no match has. */
  List<Effect> ofPositions() {
    List<Effect> asking = new ArrayList<>();
    declared.certain().ifPresent(test -> asking.add(ofPosition("certain", test)));
    declared.worth().ifPresent(number -> asking.add(ofPosition("worth", "(" + number + ") > 0")));
    declared.winner().map(WinnerLine::by).orElse(List.of()).stream()
        .forEach(by -> asking.add(ofPosition("winner", by)));
    return asking;
  }

  /** The words that nothing uses, fields that change nothing, and options that tell too much. */
  List<Finding> words(List<Effect> effects, DeclaredCatalog catalog) {
    List<Effect> all = new ArrayList<>(effects);
    all.addAll(ofPositions());
    List<Finding> doubts = new ArrayList<>(UnusedWords.of(all, catalog, Manifest.path(game)));
    doubts.addAll(IdleFields.of(declared, catalog, Manifest.path(game)));
    doubts.addAll(TellingOptions.of(declared, catalog));
    return doubts;
  }

  /** The cards that lack a word, or have a number, unlike all others. */
  List<Finding> strays() {
    List<Finding> strays = new ArrayList<>(NegativeNumbers.of(sources.cards()));
    strays.addAll(UnreadableNames.of(sources.cards()));
    strays.addAll(MissingWords.of(sources.cards(), declared.words().keySet()));
    strays.addAll(StatedNumbers.of(declared.states()).printed(sources.cards()));
    return strays;
  }

  private Effect ofPosition(String field, String test) {
    return permit(DeclaredCatalog.PLAYER_RULES, field, test, entry(field));
  }

  private Effect ofPosition(String field, WinnerLine.ByLine by) {
    String test = "(" + by.number().orElseThrow() + ") > 0";
    return permit(DeclaredCatalog.PLAYER_RULES, field, test, by.placeOfNumber());
  }

  private Effect program(String owner, String name, List<Op> lines, SourceLocation place) {
    return program(owner, name, name, lines, place);
  }

  /**
   * A program that is not called by its own name.
   *
   * @param called its name for people
   */
  private Effect program(
      String owner, String name, String called, List<Op> lines, SourceLocation place) {
    return builder
        .action(EffectBuilder.id(owner, name), called, owner, builder.steps(lines), place)
        .saying(declared.says().getOrDefault(name, ""));
  }

  private List<Effect> kind(String name, Declaration.AbilityKindLine line) {
    List<Effect> effects = new ArrayList<>();
    effects.add(program(RuleOwners.KINDS, name, line.then(), line.place()));
    if (!line.usual().isEmpty()) {
      String usual = name + DeclaredNames.USUAL;
      effects.add(program(RuleOwners.KINDS, usual, name, line.usual(), line.place()));
    }
    line.test()
        .ifPresent(test -> effects.add(permit(RuleOwners.KINDS, name + LEGAL, test, line.place())));
    ActionWords words = new ActionWords(allScopes());
    return effects.stream()
        .map(effect -> effect.saidWith(words.with(effect.phrasing(), line.scope())))
        .toList();
  }

  private AbilityKind known(String name, Declaration.AbilityKindLine line) {
    return new AbilityKind(
        line.scope().orElse(""),
        line.inForce(),
        EffectBuilder.id(RuleOwners.KINDS, name),
        line.usual().isEmpty()
            ? ""
            : EffectBuilder.id(RuleOwners.KINDS, name + DeclaredNames.USUAL),
        line.test().isPresent() ? EffectBuilder.id(RuleOwners.KINDS, name + LEGAL) : "",
        line.because(),
        line.missing(),
        line.needsMore(),
        line.numbers(),
        line.ends(),
        line.words(),
        Precondition.NONE);
  }

  private Calculated known(Declaration.CalculationLine line) {
    List<Part> parts =
        line.parts().stream()
            .map(
                part ->
                    new Part(
                        part.part(),
                        part.modifiers().orElse(""),
                        part.of(),
                        expressed(part.times(), part.place()),
                        expressed(part.add(), part.place()),
                        expressedTest(part.test(), part.place()),
                        expressed(part.rank(), part.place())))
            .toList();
    return new Calculated(
        line.zeroStays(),
        line.least(),
        line.addsTo(),
        line.notes().orElse(""),
        expressedTest(line.notesIf(), line.place()),
        expressed(line.notesAtMost(), line.place()),
        line.raises().orElse(""),
        parts);
  }

  private WinnerRule known(WinnerLine line) {
    List<WinnerRule.Criterion> by =
        line.by().stream()
            .map(
                one ->
                    new WinnerRule.Criterion(
                        one.best(),
                        expressed(one.number(), one.placeOfNumber()),
                        WinnerWords.of(one, names)))
            .toList();
    return new WinnerRule(by, line.tied());
  }

  private Expression.Number expressed(Optional<String> text, SourceLocation place) {
    return text.flatMap(one -> FormulaExpressions.number(builder.number(one, place))).orElse(null);
  }

  private Expression.Test expressedTest(Optional<String> text, SourceLocation place) {
    return text.flatMap(one -> FormulaExpressions.test(builder.test(one, place))).orElse(null);
  }

  private SourceLocation entry(String field) {
    return SourceLocation.pointer("data/" + game + "/game.yaml", "/" + field);
  }

  private OptionalDeclarations extras() {
    return new OptionalDeclarations(
        declared.roles(),
        declared.sums(),
        declared.least(),
        declared.untold(),
        each(declared.formulas(), (name, line) -> line.is()),
        new Titles(declared.titles(), zoneTitles()),
        declared.states(),
        declared.counts(),
        builder.menus(),
        each(declared.calculations(), (name, line) -> known(line)),
        each(declared.abilityKinds(), this::known),
        builder.continuous(),
        builder.listed(),
        declared.deckBuilding().map(one -> DeckCheck.rules(one, sources.cards())).orElse(null),
        expressed(declared.worth(), entry("worth")),
        expressedTest(declared.certain(), entry("certain")),
        declared.winner().map(this::known).orElse(null),
        null,
        declared
            .course()
            .orElse(CourseLine.USUAL)
            .course(
                names.verbs(),
                declared.kinds().get(DeclaredCatalog.PLAYER).containsKey(Eliminate.OUT),
                declared.phases().stream().filter(Declaration.PhaseLine::opening).count()),
        null,
        List.of());
  }

  private Map<String, String> zoneTitles() {
    Map<String, String> titles = new LinkedHashMap<>();
    declared.zones().forEach((zone, line) -> line.called().ifPresent(one -> titles.put(zone, one)));
    return titles;
  }

  private PackContent.Group group(String part, List<Effect> effects) {
    return new PackContent.Group(
        RulePackages.of(game, part), "generated/" + game + "/" + part + ".drl", effects);
  }

  private List<Effect> action(String name, Declaration.ActionLine line) {
    List<Effect> effects = new ArrayList<>();
    if (!line.then().isEmpty()) {
      effects.add(program(RuleOwners.ACTIONS, name, line.then(), line.place()));
    }
    line.test()
        .ifPresent(
            test -> effects.add(permit(RuleOwners.ACTIONS, name + LEGAL, test, line.place())));
    ActionWords words = new ActionWords(allScopes());
    return effects.stream()
        .map(effect -> effect.saidWith(words.of(effect.phrasing(), line.scope(), line.on())))
        .toList();
  }

  /** The effects of a card, and for each ability with a condition the one that permits it. */
  private List<Effect> effects(String card, Declaration.CardLine line) {
    List<Effect> effects = new ArrayList<>(builder.effects(card, line.effects()));
    for (EffectLine effect : line.effects()) {
      if (effect instanceof EffectLine.Ability ability) {
        List<EffectLine.UseTest> tests = ability.tests();
        for (int number = 0; number < tests.size(); number++) {
          EffectLine.UseTest one = tests.get(number);
          effects.add(permit(card, legal(ability, number), one.test(), one.place()));
        }
      }
    }
    return effects;
  }

  /** The name of the effect that asks for one of an ability's conditions. */
  private static String legal(EffectLine.Ability ability, int number) {
    return ability.ability() + LEGAL + (number == 0 ? "" : " " + (number + 1));
  }

  private static List<Ability.Permission> permissions(String card, EffectLine.Ability ability) {
    List<Ability.Permission> all = new ArrayList<>();
    for (EffectLine.UseTest one : ability.tests()) {
      String effect = EffectBuilder.id(card, legal(ability, all.size()));
      all.add(new Ability.Permission(effect, one.because()));
    }
    return all;
  }

  /** A program that grants permission if a condition holds. */
  private Effect permit(String owner, String name, String test, SourceLocation place) {
    Step permit = new Step.Do(names.verbs().get(StandardVerb.PERMIT), Map.of(), place);
    Step legal = new Step.If(builder.test(test, place), List.of(permit), List.of(), place);
    return builder.action(EffectBuilder.id(owner, name), name, owner, List.of(legal), place);
  }

  private Effect takesPlace(Declaration.PhaseLine line, String test) {
    Effect permit = permit(RuleOwners.ACTIONS, line.phase() + PLACE, test, line.place());
    return permit.saidWith(permit.phrasing().with(Phrasing.WORDS, PHASES));
  }

  private Card card(String id, Declaration.CardLine line) {
    UsesOfAbilities uses = new UsesOfAbilities(builder, declared, names.procedures());
    Map<String, Ability> abilities = new LinkedHashMap<>();
    for (EffectLine effect : line.effects()) {
      if (effect instanceof EffectLine.Ability ability) {
        String program = builder.does(ability) ? EffectBuilder.id(id, ability.ability()) : "";
        abilities.put(
            ability.ability(),
            new Ability(
                ability.ability(),
                ability.kind().orElse(""),
                program,
                permissions(id, ability),
                ability.ends(),
                ability.once(),
                ability.needs(),
                ability.numbers(),
                uses.areIn(ability)));
      }
    }
    return new Card(
        line.name(), line.kind(), line.stats(), line.words(), abilities, line.text().orElse(""));
  }

  private static String id(String action) {
    return EffectBuilder.id(RuleOwners.ACTIONS, action);
  }

  private Map<String, Scope> allScopes() {
    return DeclaredScopes.all(
        each(declared.zones(), (name, zone) -> zone.common()), scopes(), declared.roles());
  }

  private Map<String, Scope> scopes() {
    return each(declared.scopes(), (name, line) -> scope(line));
  }

  private Scope scope(Declaration.ScopeLine line) {
    return new Scope(
        declared.kindsOf(line),
        line.zone().orElse(""),
        line.whose(),
        line.others(),
        line.sameZone(),
        line.words(),
        each(line.printed(), (stat, number) -> number.bounds()),
        each(line.now(), (stat, number) -> number.bounds()),
        line.attachedTo().orElse(""),
        line.most().orElse(null),
        null);
  }

  /** The catalog without what follows from effects. */
  private DeclaredCatalog catalog() {
    Map<String, Card> cards = each(sources.cards().cards(), this::card); // Makes what follows.
    return new DeclaredCatalog(
        declared.name(),
        declared.players().seats(),
        declared.turns(),
        each(declared.kinds(), (name, stats) -> new Kind(stats)),
        declared.words(),
        each(declared.zones(), (name, line) -> zone(line)),
        scopes(),
        declared.events(),
        declared.phases().stream().map(DeclaredContent::phase).toList(),
        each(declared.actions(), this::known),
        extras(),
        cards,
        ownDecks(),
        declared.deckZone().orElseGet(this::commonDeckZone),
        declared.deckBuilding().map(Declaration.DeckRules::beginIn).orElse(Map.of()),
        Map.of());
  }

  /**
   * The decks that players can have: those of no common zone, or one without cards if all are of
   * such.
   */
  private Map<String, List<String>> ownDecks() {
    Map<String, List<String>> own = each(sources.decks().decks(), (name, counts) -> deck(counts));
    boolean common = own.keySet().removeAll(CommonZones.decks(declared));
    return common && own.isEmpty() ? Map.of(NO_DECK, List.of()) : own;
  }

  /** The zone in which the cards of a game begin whose players have none of their own. */
  private String commonDeckZone() {
    return declared.zones().entrySet().stream()
        .filter(zone -> zone.getValue().beginsWith().isPresent())
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
  }

  /** A map of what each entry of another becomes, in their order. */
  private static <T, R> Map<String, R> each(Map<String, T> all, BiFunction<String, T, R> becomes) {
    Map<String, R> known = new LinkedHashMap<>();
    all.forEach((name, one) -> known.put(name, becomes.apply(name, one)));
    return known;
  }

  private Zone zone(Declaration.ZoneLine line) {
    return new Zone(
        line.inPlay(),
        line.seenBy(),
        line.anyOrder(),
        expressed(line.most(), line.place()),
        line.common(),
        line.beginsWith().map(deck -> deck(sources.decks().decks().get(deck))).orElse(List.of()),
        null,
        null);
  }

  private static Phase phase(Declaration.PhaseLine line) {
    return new Phase(
        line.phase(),
        line.event().orElse(""),
        line.test().isPresent() ? id(line.phase() + PLACE) : "",
        line.actions(),
        line.abilities(),
        line.who(),
        line.rounds(),
        line.passes(),
        line.opening(),
        "",
        line.unless().orElse(""));
  }

  private Action known(String name, Declaration.ActionLine line) {
    return new Action(
        line.scope().orElse(""),
        line.on().orElse(""),
        line.then().isEmpty() ? "" : id(name),
        line.test().isPresent() ? id(name + LEGAL) : "",
        line.because(),
        line.ends(),
        line.once(),
        line.rarely(),
        Precondition.NONE);
  }

  private static List<String> deck(Map<String, Integer> counts) {
    List<String> cards = new ArrayList<>();
    counts.forEach((card, count) -> cards.addAll(Collections.nCopies(count, card)));
    return cards;
  }
}
