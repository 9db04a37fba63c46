package dev.runesheet.game.declared.authoring;

import dev.runesheet.analysis.Knowledge;
import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.NumberBounds;
import dev.runesheet.game.declared.authoring.check.ScopeCounts;
import dev.runesheet.game.declared.authoring.check.state.StatedNumbers;
import dev.runesheet.game.declared.authoring.check.word.PrintedNumbers;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.spelling.Slug;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.Property;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The facts about a declared game for static analysis, besides its effects. */
final class DeclaredKnowledge {

  /** Roles of players who are no cards: only rules of players are theirs. */
  private static final Map<String, String> PLAYERS =
      Map.of(
          Selector.Role.OWNER.name(),
          DeclaredCatalog.PLAYER_RULES,
          Selector.Role.OPPONENT.name(),
          DeclaredCatalog.PLAYER_RULES);

  private DeclaredKnowledge() {}

  static Knowledge of(DeclaredCatalog catalog, Collection<Effect> effects) {
    Set<String> owners = new HashSet<>(RuleOwners.ALL);
    owners.addAll(catalog.cards().keySet());
    Set<String> granted = granted(effects);
    owners.addAll(granted);
    Knowledge knowledge =
        Knowledge.NONE
            .with(Knowledge.TRIGGERS, events(catalog))
            .with(Knowledge.OWNERS, owners)
            .with(Knowledge.SHARED, Set.of(DeclaredCatalog.PLAYER_RULES))
            .with(Knowledge.APART, granted)
            .with(Knowledge.OFFERED, offered(catalog, effects))
            .with(Knowledge.NAMES, names(catalog))
            .with(Knowledge.CARDS, cards(catalog, effects))
            .with(Knowledge.CAUSED, Map.of("calculation", results(catalog)))
            .with(Knowledge.WORDS, words(catalog))
            .with(Knowledge.GROUPS, groups(catalog))
            .with(Knowledge.COMMON, common(catalog))
            .with(Knowledge.NUMBERS, printed(catalog, effects))
            .with(Knowledge.SUMS, catalog.extras().sums())
            .with(Knowledge.CALCULATED, calculated(catalog))
            .with(Knowledge.RANGES, numbers(catalog, effects))
            .with(Knowledge.RANGES, new ScopeCounts(catalog).ranges())
            .with(Knowledge.RANGES, Map.of(Knowledge.TURN, turns(catalog)))
            .once(Set.of(CardEvent.ENTERS), Set.of(CardEvent.LEAVES, DeclaredEvents.MADE))
            .once(Set.of(CardEvent.LEAVES), Set.of(CardEvent.ENTERS, DeclaredEvents.MADE));
    return catalog.extras().characters() == null
        ? knowledge.with(Knowledge.ROLES, PLAYERS)
        : knowledge;
  }

  /** The names of actions, abilities and phases by the ids of their programs and conditions. */
  private static Map<String, String> names(DeclaredCatalog catalog) {
    Map<String, String> names = new HashMap<>();
    catalog
        .actions()
        .forEach(
            (name, action) -> {
              names.put(Slug.id(RuleOwners.ACTIONS, name), name);
              names.put(action.legal(), name);
            });
    catalog
        .extras()
        .abilityKinds()
        .forEach(
            (name, kind) -> {
              names.put(Slug.id(RuleOwners.KINDS, name), name);
              names.put(kind.legal(), name);
            });
    catalog
        .abilities()
        .forEach(ability -> ability.legal().forEach(test -> names.put(test, ability.name())));
    catalog.phases().forEach(phase -> names.put(phase.test(), phase.name()));
    names.remove("");
    return names;
  }

  /** The owners of statuses, and of what ends them. */
  private static Set<String> granted(Collection<Effect> effects) {
    Set<String> granted = new HashSet<>(Set.of(RuleOwners.STATUSES));
    effects.stream().map(Effect::owner).filter(RuleOwners::isStatus).forEach(granted::add);
    return granted;
  }

  /**
   * The terms of actions, abilities and their kinds, by their programs: with and on whom, if what
   * holds, how often, with what, and how they end.
   */
  private static Map<String, String> offered(DeclaredCatalog catalog, Collection<Effect> effects) {
    Map<String, String> terms = new HashMap<>();
    for (Action one : catalog.actions().values()) {
      List<Object> of = List.of(one.scope(), one.on(), one.ends(), one.once());
      terms.put(one.program(), of.toString());
    }
    for (AbilityKind one : catalog.extras().abilityKinds().values()) {
      List<Object> of =
          List.of(
              one.scope(), one.ends(), one.inForce(), one.usual(), one.numbers(), one.needsMore());
      terms.put(one.program(), of.toString());
    }
    Map<String, String> tests = new HashMap<>();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Program program) {
        program.permission().ifPresent(test -> tests.put(effect.id(), test.toString()));
      }
    }
    for (Ability one : (Iterable<Ability>) catalog.abilities()::iterator) {
      List<String> ifs = one.legal().stream().map(test -> tests.getOrDefault(test, "")).toList();
      List<Object> of =
          List.of(one.kind(), ifs, one.ends(), one.once(), one.needs(), one.numbers());
      terms.put(one.program(), of.toString());
    }
    return terms;
  }

  /** The numbers whose modifiers calculations count. */
  private static Set<String> calculated(DeclaredCatalog catalog) {
    return catalog.extras().calculations().values().stream()
        .flatMap(one -> one.parts().stream())
        .map(Calculated.Part::modifiers)
        .filter(stat -> !stat.isEmpty())
        .collect(Collectors.toSet());
  }

  /** The ranges of numbers by all that makes them, and by the words of their values. */
  private static Map<String, Range> numbers(DeclaredCatalog catalog, Collection<Effect> effects) {
    return StatedNumbers.of(catalog.extras().states()).narrow(NumberBounds.of(catalog, effects));
  }

  /** The numbers that a turn can have; before the first, there may be phases of turn 0. */
  private static Range turns(DeclaredCatalog catalog) {
    return new Range(catalog.firstOfTurn() > 0 ? 0 : 1, catalog.turns());
  }

  /** The events that the game itself raises. */
  private static Set<String> events(DeclaredCatalog catalog) {
    Set<String> events = new HashSet<>(CardEvent.ALL);
    if (catalog.firstOfTurn() == 0) { // After opening phases no event begins the match.
      events.add(DeclaredEvents.STARTS);
    }
    catalog.phases().forEach(phase -> events.add(phase.event()));
    catalog.extras().calculations().values().forEach(one -> events.add(one.raises()));
    catalog.abilities().forEach(one -> events.add(DeclaredEvents.use(one.program())));
    return events;
  }

  /** The events of what calculations change and note, and those they raise themselves. */
  private static Map<String, List<Knowledge.Caused>> results(DeclaredCatalog catalog) {
    Map<String, List<Knowledge.Caused>> results = new HashMap<>();
    catalog
        .extras()
        .calculations()
        .forEach(
            (id, one) -> {
              List<Knowledge.Caused> events = new ArrayList<>();
              events.add(new Knowledge.Caused(StatEvent.of(one.addsTo()), false));
              if (!one.notes().isEmpty()) {
                events.add(new Knowledge.Caused(StatEvent.of(one.notes()), true));
              }
              events.add(new Knowledge.Caused(one.raises(), false));
              results.put(id, events);
            });
    return results;
  }

  /** The properties of cards, the game and its players, which hold their own effects. */
  private static Map<String, Map<String, String>> words(DeclaredCatalog catalog) {
    if (catalog.extras().characters() != null) { // Players are cards there, of a kind of their own.
      return Map.of();
    }
    Map<String, Map<String, String>> holders = new HashMap<>();
    catalog
        .cards()
        .forEach(
            (id, card) ->
                holders.put(id, Map.of(Property.DEFINITION, id, Property.KIND, card.kind())));
    holders.put(DeclaredCatalog.GAME, Map.of(Property.KIND, DeclaredCatalog.GAME));
    holders.put(DeclaredCatalog.PLAYER_RULES, Map.of(Property.KIND, DeclaredCatalog.PLAYER));
    return holders;
  }

  /** The cards of the kinds of each scope that says them, and the players if they are of it. */
  private static Map<String, Set<String>> groups(DeclaredCatalog catalog) {
    Map<String, Set<String>> groups = new HashMap<>();
    scopes(catalog)
        .forEach(
            (name, scope) -> {
              if (!scope.kinds().isEmpty()) {
                groups.put(name, ofKinds(scope.kinds(), catalog));
              }
            });
    return groups;
  }

  /** The numbers of each scope that all of its kinds have. */
  private static Map<String, Set<String>> common(DeclaredCatalog catalog) {
    Map<String, Set<String>> common = new HashMap<>();
    scopes(catalog).forEach((name, scope) -> common.put(name, common(scope.kinds(), catalog)));
    return common;
  }

  /** The scopes of the game; none of one of characters, in which players are cards. */
  private static Map<String, Scope> scopes(DeclaredCatalog catalog) {
    return catalog.extras().characters() == null ? DeclaredScopes.all(catalog) : Map.of();
  }

  /** The numbers that each of a scope can have, of those that stay as cards print them. */
  private static Map<String, Map<String, Range>> printed(
      DeclaredCatalog catalog, Collection<Effect> effects) {
    Set<String> printed = NumberBounds.printed(catalog, effects);
    return new PrintedNumbers(catalog, printed).ofScopes(common(catalog));
  }

  /** The numbers that all of some kinds have, or all kinds of cards if none is said. */
  private static Set<String> common(Collection<String> kinds, DeclaredCatalog catalog) {
    Collection<String> all = new HashSet<>(kinds.isEmpty() ? catalog.kinds().keySet() : kinds);
    if (kinds.isEmpty()) {
      all.removeAll(Set.of(DeclaredCatalog.PLAYER, DeclaredCatalog.GAME));
    }
    return all.stream()
        .map(kind -> Set.copyOf(catalog.statsOf(kind)))
        .reduce(
            (some, more) ->
                some.stream().filter(more::contains).collect(Collectors.toUnmodifiableSet()))
        .orElse(Set.of());
  }

  private static Set<String> ofKinds(Collection<String> kinds, DeclaredCatalog catalog) {
    Set<String> owners = new HashSet<>();
    catalog
        .cards()
        .forEach((id, card) -> owners.addAll(kinds.contains(card.kind()) ? Set.of(id) : Set.of()));
    owners.addAll(
        kinds.contains(DeclaredCatalog.PLAYER) ? Set.of(DeclaredCatalog.PLAYER_RULES) : Set.of());
    return owners;
  }

  /** The owner of each card's effects: the card itself, or nothing if it has none. */
  private static Map<String, String> cards(DeclaredCatalog catalog, Collection<Effect> effects) {
    Set<String> owners = effects.stream().map(Effect::owner).collect(Collectors.toSet());
    Map<String, String> cards = new HashMap<>();
    catalog.cards().keySet().forEach(id -> cards.put(id, owners.contains(id) ? id : ""));
    return cards;
  }
}
