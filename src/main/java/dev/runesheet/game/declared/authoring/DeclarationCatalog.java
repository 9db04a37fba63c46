package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.common.CommonZones;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectBuilder;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.authoring.declaration.FormulaExpressions;
import dev.runesheet.game.declared.authoring.declaration.NumberLine;
import dev.runesheet.game.declared.authoring.declaration.WinnerLine;
import dev.runesheet.game.declared.authoring.declaration.WinnerWords;
import dev.runesheet.game.declared.authoring.phases.CourseLine;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.game.declared.catalog.OptionalDeclarations;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.catalog.WinnerRule;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.number.Calculated.Part;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.number.Precondition;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.pack.Manifest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;

/** The catalog of a declared game: what its declaration, cards and decks say besides effects. */
record DeclarationCatalog(
    String game, DeclaredNames names, DeclaredPack.Sources sources, EffectBuilder builder) {

  static final String LEGAL = " is legal";
  static final String PLACE = " takes place";

  /** The deck of each player where all cards are those of common zones. */
  private static final String NO_DECK = "none";

  /** The catalog without what follows from effects. */
  DeclaredCatalog catalog() {
    Map<String, Card> cards = each(sources.cards().cards(), this::card); // Makes what follows.
    return new DeclaredCatalog(
        declared().name(),
        declared().players().seats(),
        declared().turns(),
        each(declared().kinds(), (name, numbers) -> NumberLine.kind(numbers)),
        declared().words(),
        each(declared().zones(), (name, line) -> zone(line)),
        scopes(),
        declared().events(),
        declared().phases().stream().map(DeclarationCatalog::phase).toList(),
        each(declared().actions(), this::known),
        extras(),
        cards,
        ownDecks(),
        declared().deckZone().orElseGet(this::commonDeckZone),
        declared().deckBuilding().map(Declaration.DeckRules::beginIn).orElse(Map.of()),
        Map.of());
  }

  private OptionalDeclarations extras() {
    return new OptionalDeclarations(
        declared().roles(),
        declared().sums(),
        declared().least(),
        declared().untold(),
        each(declared().formulas(), (name, line) -> line.is()),
        declared().allTitles(names.ownEvents()),
        declared().states(),
        declared().counts(),
        declared().equipment(),
        builder.menus(),
        each(declared().calculations(), (name, line) -> known(line)),
        each(declared().abilityKinds(), this::known),
        builder.continuous(),
        builder.listed(),
        declared().deckBuilding().map(one -> DeckCheck.rules(one, sources.cards())).orElse(null),
        expressed(declared().worth(), entry("worth")),
        expressedTest(declared().certain(), entry("certain")),
        declared().winner().map(this::known).orElse(null),
        null,
        declared()
            .course()
            .orElse(CourseLine.USUAL)
            .course(
                names.verbs(),
                declared().kinds().get(DeclaredCatalog.PLAYER).containsKey(Eliminate.OUT),
                declared().phases().stream().filter(Declaration.PhaseLine::opening).count()),
        null,
        List.of(),
        List.of(),
        List.of(),
        false);
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
                        expressed(part.rank(), part.place()),
                        part.together()))
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

  private Expression.Number expressed(Optional<String> text, SourceLocation place) {
    return text.flatMap(one -> FormulaExpressions.number(builder.number(one, place))).orElse(null);
  }

  private Expression.Test expressedTest(Optional<String> text, SourceLocation place) {
    return text.flatMap(one -> FormulaExpressions.test(builder.test(one, place))).orElse(null);
  }

  private Card card(String id, Declaration.CardLine line) {
    UsesOfAbilities uses = new UsesOfAbilities(builder, declared(), names.procedures());
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
                numbers(ability),
                uses.areIn(ability)));
      }
    }
    return new Card(
        line.name(), line.kind(), line.stats(), line.words(), abilities, line.text().orElse(""));
  }

  private Map<String, Double> numbers(EffectLine.Ability ability) {
    Map<String, Double> all = new LinkedHashMap<>();
    ability
        .kind()
        .map(declared().abilityKinds()::get)
        .ifPresent(kind -> all.putAll(kind.numbers()));
    all.replaceAll((name, usual) -> ability.numbers().getOrDefault(name, usual));
    return all;
  }

  private static List<Ability.Permission> permissions(String card, EffectLine.Ability ability) {
    List<Ability.Permission> all = new ArrayList<>();
    for (EffectLine.UseTest one : ability.tests()) {
      String effect = EffectBuilder.id(card, legal(ability, all.size()));
      all.add(new Ability.Permission(effect, one.because()));
    }
    return all;
  }

  /** The name of the effect that asks for one of an ability's conditions. */
  static String legal(EffectLine.Ability ability, int number) {
    return ability.ability() + LEGAL + (number == 0 ? "" : " " + (number + 1));
  }

  private static String id(String action) {
    return EffectBuilder.id(RuleOwners.ACTIONS, action);
  }

  Map<String, Scope> allScopes() {
    return DeclaredScopes.all(
        each(declared().zones(), (name, zone) -> zone.common()), scopes(), declared().roles());
  }

  private Map<String, Scope> scopes() {
    return each(declared().scopes(), (name, line) -> scope(line));
  }

  private Scope scope(Declaration.ScopeLine line) {
    return new Scope(
        declared().kindsOf(line),
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

  /**
   * The decks that players can have: those of no common zone, or one without cards if all are of
   * such.
   */
  private Map<String, List<String>> ownDecks() {
    Map<String, List<String>> own = each(sources.decks().decks(), (name, counts) -> deck(counts));
    boolean common = own.keySet().removeAll(CommonZones.decks(declared()));
    return common && own.isEmpty() ? Map.of(NO_DECK, List.of()) : own;
  }

  /** The zone in which the cards of a game begin whose players have none of their own. */
  private String commonDeckZone() {
    return declared().zones().entrySet().stream()
        .filter(zone -> zone.getValue().beginsWith().isPresent())
        .map(Map.Entry::getKey)
        .findFirst()
        .orElseThrow();
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
        null,
        false);
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

  private static List<String> deck(Map<String, Integer> counts) {
    List<String> cards = new ArrayList<>();
    counts.forEach((card, count) -> cards.addAll(Collections.nCopies(count, card)));
    return cards;
  }

  /** A map of what each entry of another becomes, in their order. */
  private static <T, R> Map<String, R> each(Map<String, T> all, BiFunction<String, T, R> becomes) {
    Map<String, R> known = new LinkedHashMap<>();
    all.forEach((name, one) -> known.put(name, becomes.apply(name, one)));
    return known;
  }

  SourceLocation entry(String field) {
    return SourceLocation.pointer(Manifest.path(game), "/" + field);
  }

  private Declaration declared() {
    return sources.game();
  }
}
