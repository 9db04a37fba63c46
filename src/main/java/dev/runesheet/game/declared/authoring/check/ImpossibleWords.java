package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.analysis.WordCheck;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.game.declared.authoring.check.role.EffectRoles;
import dev.runesheet.game.declared.authoring.check.role.InPlayRoles;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.authoring.check.word.ConstantPairs;
import dev.runesheet.game.declared.authoring.check.word.ConstantParts;
import dev.runesheet.game.declared.authoring.check.word.ConstantWords;
import dev.runesheet.game.declared.authoring.check.word.PrintedNumbers;
import dev.runesheet.game.declared.authoring.check.word.ScopeOwners;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.check.CopiedEffects;
import dev.runesheet.word.Property;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The conditions that ask an entity for a word which it never has there: a kind or card that no
 * entity of its role is, or a word or zone that no entity of its scope has; and those that ask
 * players in the order of turns, who are not out, to be out.
 */
final class ImpossibleWords {

  private final DeclaredCatalog catalog;
  private final MatchingCards fitting;
  private final ConstantWords settled;
  private final ConstantPairs pairs;
  private final ConstantParts parts;
  private final PartPlaces places;
  private final List<Diagnostic> told = new ArrayList<>();

  /** The warnings with the effects that they are about. */
  private final List<Finding> ofEffects = new ArrayList<>();

  /** The conditions that are told with what excludes them. */
  private final Set<Condition> excluded = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * The check of a game.
   *
   * @param printed the numbers of cards that stay as they are printed
   */
  ImpossibleWords(DeclaredCatalog catalog, Set<String> printed, PartPlaces places) {
    this.catalog = catalog;
    PrintedNumbers numbers = new PrintedNumbers(catalog, printed);
    this.fitting = new MatchingCards(catalog, numbers);
    this.settled = new ConstantWords(catalog);
    this.pairs = new ConstantPairs(catalog);
    this.parts = new ConstantParts(catalog, numbers, places);
    this.places = places;
  }

  /** Notes that the warnings since the last time are about an effect. */
  void end(Effect effect) {
    List<Diagnostic> all = new ArrayList<>(told);
    all.addAll(parts.told());
    ofEffects.forEach(one -> all.remove(one.diagnostic()));
    all.forEach(one -> ofEffects.add(new Finding(one, List.of(effect.id()))));
  }

  /** The warnings that are true of all effects with the same lines. */
  List<Diagnostic> told(CopiedEffects copies) {
    List<Diagnostic> ofAll = copies.ofAll(ofEffects).stream().map(Finding::diagnostic).toList();
    return told().stream().filter(ofAll::contains).toList();
  }

  /** The warnings; a condition that can never hold is told as such alone. */
  List<Diagnostic> told() {
    Set<SourceLocation> never = told.stream().map(Diagnostic::location).collect(Collectors.toSet());
    return Stream.concat(
            told.stream(), parts.told().stream().filter(one -> !never.contains(one.location())))
        .toList();
  }

  /** Warns of parts of a condition that always hold, or never, because of what is printed. */
  void settled(Condition condition, RoleKinds roles, Function<Object, SourceLocation> at) {
    parts.look(condition, roles, at);
  }

  /**
   * Warns of a kind, card or word that a role never is or has there, or always.
   *
   * @param holds whether the condition is to hold, or its opposite
   */
  void role(Condition.Is is, boolean holds, RoleKinds roles, SourceLocation place) {
    if (excluded.contains(is) || is.who().equals(Selector.Role.SELF) && places.isShared(place)) {
      return;
    }
    settled
        .of(is, roles)
        .filter(answer -> answer.holds() != holds)
        .ifPresent(answer -> tell(is, holds, place, answer.others()));
  }

  /**
   * Warns of two properties that never are the same word, or always.
   *
   * @param holds whether they are to be the same, or not
   */
  void same(Condition.Same same, boolean holds, RoleKinds roles, SourceLocation place) {
    boolean copied = List.of(same.who(), same.as()).contains(Selector.Role.SELF);
    (copied && places.isShared(place) ? pairs.ofAll(same) : pairs.of(same, roles))
        .map(answer -> answer.told(same, holds, place))
        .ifPresent(told::add);
  }

  /**
   * Warns of what is asked about the owner of a group's entities if its scope says whose they are.
   */
  void owner(Selector.Group group, Condition where, SourceLocation place) {
    if (!group.of().equals(Selector.Role.TARGET)) {
      new ScopeOwners(catalog).told(group.scope(), group.of(), where, place).forEach(told::add);
    }
  }

  /** Warns of a condition that no card fulfils which fulfils others that must hold, too. */
  void together(Condition.All all, RoleKinds roles, SourceLocation place) {
    fitting
        .unfit(all, roles)
        .ifPresent(
            one -> {
              Condition part = one.condition();
              excluded.add(asked(part));
              told.add(Diagnostic.about(Code.IMPOSSIBLE, place, part.toString(), one.expected()));
            });
  }

  /** The condition that a part asks for, or excludes. */
  private static Condition asked(Condition part) {
    return part instanceof Condition.Not not ? not.of() : part;
  }

  private void tell(Condition.Is is, boolean holds, SourceLocation place, String expected) {
    String asks = Property.called(is.property()) + " of " + is.who().name();
    String found = asks + " is " + (holds ? "" : "not ") + is.word();
    told.add(Diagnostic.about(Code.IMPOSSIBLE, place, found, expected));
  }

  /**
   * Warns of words, zones and being out that the scope excludes of which an entity is one.
   *
   * @param role the entity
   * @param condition what it must fulfil
   */
  void scope(String name, Selector.Role role, Condition condition, SourceLocation place) {
    Scope scope = DeclaredScopes.named(catalog, name);
    if (scope != null) {
      WordCheck.excluded(given(scope, role), condition)
          .forEach(
              part -> {
                excluded.add(asked(part));
                told.add(excluded(name, part, place));
              });
      if (scope.inTurn() != null) {
        WordCheck.parts(condition).stream()
            .filter(part -> !canHold(part, role))
            .forEach(part -> told.add(out(name, part, place)));
      }
    }
  }

  /** True unless a condition asks of a player whose turn comes that he is out. */
  private static boolean canHold(Condition part, Selector.Role role) {
    if (part instanceof Condition.Not not) {
      return !(not.of() instanceof Condition.Comparison asked)
          || ofPlaying(asked, role).map(holds -> !holds).orElse(true);
    }
    return !(part instanceof Condition.Comparison asked) || ofPlaying(asked, role).orElse(true);
  }

  /**
   * The answer of a comparison for a player who is not out; empty if it asks for something else.
   */
  private static Optional<Boolean> ofPlaying(Condition.Comparison asked, Selector.Role role) {
    Value out = new Value.StatOf(role, Eliminate.OUT);
    if (asked.left().equals(out)) {
      return ArgumentBounds.constant(asked.right())
          .map(number -> asked.relation().holds(0, number));
    }
    return asked.right().equals(out)
        ? ArgumentBounds.constant(asked.left()).map(number -> asked.relation().holds(number, 0))
        : Optional.empty();
  }

  private static Diagnostic out(String name, Condition part, SourceLocation place) {
    String expected = "0, the " + Words.quote(Eliminate.OUT) + " of all in " + Words.quote(name);
    return Diagnostic.about(Code.IMPOSSIBLE, place, part.toString(), expected);
  }

  /** Checks the condition of an action or card for what its scopes, or being in play, exclude. */
  void asked(Effect one) {
    SourceLocation place = one.source().field("if");
    Optional<Condition> condition = EffectRoles.condition(one);
    condition.ifPresent(asked -> holder(one, asked, place));
    for (DeclaredCatalog.Action action : catalog.actions().values()) {
      condition
          .filter(asked -> action.legal().equals(one.id()))
          .ifPresent(
              asked -> {
                scope(action.scope(), Selector.Role.SELF, asked, place);
                scope(action.on(), Selector.Role.TARGET, asked, place);
                new ScopeOwners(catalog).told(action, asked, place).forEach(told::add);
              });
    }
  }

  /** Warns of zones that exclude the card whose effect has a condition, as it is in play then. */
  private void holder(Effect effect, Condition condition, SourceLocation place) {
    boolean ofCard = catalog.cards().containsKey(effect.owner()) && !places.isShared(place);
    Boolean inPlay = InPlayRoles.of(effect, catalog).of(Selector.Role.SELF);
    if (ofCard && Boolean.TRUE.equals(inPlay)) {
      WordCheck.excluded(within(inPlay(), Selector.Role.SELF, false), condition)
          .forEach(part -> told.add(elsewhere(part, inPlay(), "whose effect is in force", place)));
    }
  }

  /** Tells of a zone where no card is of which something else is known. */
  static Diagnostic elsewhere(
      Condition part, Set<String> zones, String what, SourceLocation place) {
    String expected = quoted(zones) + ", where a card is " + what;
    return Diagnostic.about(Code.IMPOSSIBLE, place, part.toString(), expected);
  }

  private List<Condition> given(Scope scope, Selector.Role role) {
    boolean players = scope.kinds().contains(DeclaredCatalog.PLAYER);
    List<Condition> given = within(zones(scope), role, players);
    scope.words().forEach((property, word) -> given.add(new Condition.Is(role, property, word)));
    return given;
  }

  /** The conditions that hold of a role in one of some zones, or in none if it may be a player. */
  private List<Condition> within(Set<String> zones, Selector.Role role, boolean players) {
    List<Condition> given = new ArrayList<>();
    for (String zone : catalog.zones().keySet()) {
      Condition there = new Condition.Is(role, Property.ZONE, zone);
      if (!zones.contains(zone)) {
        given.add(new Condition.Not(there));
      } else if (zones.size() == 1 && !players) {
        given.add(there);
      }
    }
    return given;
  }

  /** The zones in which entities of a scope can lie; attached cards lie in none. */
  private Set<String> zones(Scope scope) {
    if (!scope.attachedTo().isEmpty()) {
      return Set.of();
    }
    return scope.zone().isEmpty() ? inPlay() : Set.of(scope.zone());
  }

  private Set<String> inPlay() {
    return new TreeSet<>(catalog.zones(true));
  }

  private Diagnostic excluded(String name, Condition part, SourceLocation place) {
    Condition.Is is = (Condition.Is) asked(part);
    Scope scope = DeclaredScopes.named(catalog, name);
    boolean zone = is.property().equals(Property.ZONE);
    Set<String> words = zone ? zones(scope) : Set.of(scope.words().get(is.property()));
    String expected =
        (words.isEmpty() ? "nothing" : quoted(words))
            + ", the "
            + is.property()
            + " of all in "
            + Words.quote(name);
    return Diagnostic.about(Code.IMPOSSIBLE, place, part.toString(), expected);
  }

  private static String quoted(Set<String> words) {
    return words.stream().map(Words::quote).collect(Collectors.joining(" or "));
  }
}
