package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.common.CommonCards;
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
import dev.runesheet.game.declared.authoring.declaration.Op;
import dev.runesheet.game.declared.authoring.declaration.WinnerLine;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackContent;
import dev.runesheet.word.RulePackages;
import dev.runesheet.word.StandardVerb;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Effects and rules of a declared game that was read without errors. */
final class DeclaredContent {

  private static final Map<String, String> PHASES =
      Map.of(Phrasing.PERMITTED, "this phase" + DeclarationCatalog.PLACE);

  private final String game;
  private final DeclaredNames names;
  private final DeclaredPack.Sources sources;
  private final Declaration declared;
  private final EffectBuilder builder;
  private final DeclarationCatalog catalog;

  DeclaredContent(String game, DeclaredNames names, DeclaredPack.Sources sources) {
    this.game = game;
    this.names = names;
    this.sources = sources;
    this.declared = sources.game();
    this.builder = new EffectBuilder(names);
    this.catalog = new DeclarationCatalog(game, names, sources, builder);
  }

  /**
   * The content of a game, after the names know whom its own events are about: all effects together
   * show it, those of tables, too.
   */
  static DeclaredContent of(
      String game,
      DeclaredNames names,
      DeclaredPack.Sources sources,
      List<PackContent.Table> tables) {
    if (!sources.game().events().isEmpty()) {
      DeclaredContent unsaid = new DeclaredContent(game, names, sources);
      List<Effect> all = unsaid.content(tables, true).effects();
      DeclaredCatalog known = unsaid.catalog.catalog();
      names.raised(RaisedSubjects.of(sources.game(), EffectRoles.of(all, known)));
    }
    return new DeclaredContent(game, names, sources);
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
    List<PackContent.Table> said = tables.stream().map(this::said).toList();
    List<Effect> others = new ArrayList<>(cards);
    said.forEach(table -> others.addAll(table.effects()));
    rules.addAll(procedures().given(all(rules, others)));
    DeclaredCatalog known = catalog.catalog();
    List<Effect> addressed =
        declared.procedures().isEmpty()
            ? rules
            : PlayerProcedures.addressed(rules, EffectRoles.of(all(rules, others), known));
    List<PackContent.Group> groups = List.of(group("game", addressed), group("cards", cards));
    PackContent content = new PackContent(groups, said, MissingNode.getInstance());
    return EffectData.derived(game, known, content, whole);
  }

  private static List<Effect> all(List<Effect> rules, List<Effect> others) {
    return Stream.of(rules, others).flatMap(List::stream).toList();
  }

  private PackContent.Table said(PackContent.Table read) {
    List<Effect> effects = read.effects().stream().map(builder::said).toList();
    return new PackContent.Table(read.table(), effects, read.reading());
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

  /**
   * The words that nothing uses, fields that change nothing, options that tell too much, and what
   * is wrong with common cards.
   */
  List<Finding> words(List<Effect> effects, DeclaredCatalog catalog) {
    List<Effect> all = new ArrayList<>(effects);
    all.addAll(ofPositions());
    List<Finding> doubts = new ArrayList<>(UnusedWords.of(all, catalog, Manifest.path(game)));
    doubts.addAll(IdleFields.of(declared, catalog, Manifest.path(game)));
    doubts.addAll(TellingOptions.of(declared, catalog, effects));
    doubts.addAll(CommonCards.of(declared, sources.cards(), catalog, effects));
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
    return permit(DeclaredCatalog.PLAYER_RULES, field, test, catalog.entry(field));
  }

  private Effect ofPosition(String field, WinnerLine.ByLine by) {
    String test = "(" + by.number().orElseThrow() + ") > 0";
    return permit(DeclaredCatalog.PLAYER_RULES, field, test, by.placeOfNumber());
  }

  private Effect program(
      String owner, String called, String suffix, List<Op> lines, SourceLocation place) {
    String name = called + suffix;
    return builder
        .action(EffectBuilder.id(owner, name), called, owner, builder.steps(lines), place)
        .saying(declared.says().getOrDefault(name, ""));
  }

  private List<Effect> kind(String name, Declaration.AbilityKindLine line) {
    List<Effect> effects = new ArrayList<>();
    effects.add(program(RuleOwners.KINDS, name, "", line.then(), line.place()));
    if (!line.usual().isEmpty()) {
      String suffix = DeclaredNames.USUAL;
      effects.add(program(RuleOwners.KINDS, name, suffix, line.usual(), line.place()));
    }
    line.test().ifPresent(test -> effects.add(legal(RuleOwners.KINDS, name, test, line.place())));
    ActionWords words = new ActionWords(catalog.allScopes());
    return effects.stream()
        .map(effect -> effect.saidWith(words.with(effect.phrasing(), line.scope())))
        .toList();
  }

  private PackContent.Group group(String part, List<Effect> effects) {
    return new PackContent.Group(
        RulePackages.of(game, part), "generated/" + game + "/" + part + ".drl", effects);
  }

  private List<Effect> action(String name, Declaration.ActionLine line) {
    List<Effect> effects = new ArrayList<>();
    if (!line.then().isEmpty()) {
      effects.add(program(RuleOwners.ACTIONS, name, "", line.then(), line.place()));
    }
    line.test().ifPresent(test -> effects.add(legal(RuleOwners.ACTIONS, name, test, line.place())));
    ActionWords words = new ActionWords(catalog.allScopes());
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
          effects.add(
              permit(card, DeclarationCatalog.legal(ability, number), one.test(), one.place()));
        }
      }
    }
    return effects;
  }

  private Effect legal(String owner, String name, String test, SourceLocation place) {
    return permit(owner, name + DeclarationCatalog.LEGAL, test, place);
  }

  /** A program that grants permission if a condition holds. */
  private Effect permit(String owner, String name, String test, SourceLocation place) {
    Step permit = new Step.Do(names.verbs().get(StandardVerb.PERMIT), Map.of(), place);
    Step legal = new Step.If(builder.test(test, place), List.of(permit), List.of(), place);
    return builder.action(EffectBuilder.id(owner, name), name, owner, List.of(legal), place);
  }

  private Effect takesPlace(Declaration.PhaseLine line, String test) {
    Effect permit =
        permit(RuleOwners.ACTIONS, line.phase() + DeclarationCatalog.PLACE, test, line.place());
    return permit.saidWith(permit.phrasing().with(Phrasing.WORDS, PHASES));
  }
}
