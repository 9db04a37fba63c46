package dev.runesheet.game.declared.authoring.check.role;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.CardEvent;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The possible kinds of cards, scopes and events of a declared game, whoever asks for them. */
final class PossibleKinds {

  static final Set<String> PLAYER = Set.of(DeclaredCatalog.PLAYER);

  private final DeclaredCatalog catalog;
  private final RaisedKinds raised;
  private final Map<String, Set<String>> inZones;
  private final Map<String, Scope> scopes;
  private final Set<String> permissions;

  /**
   * The kinds of a game.
   *
   * @param raised the kinds about which lines raise events
   * @param inZones the kinds of cards that can be in each zone, and attached; empty if not known
   */
  PossibleKinds(DeclaredCatalog catalog, RaisedKinds raised, Map<String, Set<String>> inZones) {
    this.catalog = catalog;
    this.raised = raised;
    this.inZones = inZones;
    scopes = DeclaredScopes.all(catalog);
    permissions = catalog.permissions();
  }

  /** The game. */
  DeclaredCatalog catalog() {
    return catalog;
  }

  /** True of an effect that only answers whether an action, an ability or a phase is legal. */
  boolean isPermission(Effect effect) {
    return permissions.contains(effect.id());
  }

  /** Every kind of the game. */
  Set<String> all() {
    return catalog.kinds().keySet();
  }

  /** The kinds of cards. */
  Set<String> ofCards() {
    Set<String> cards = new LinkedHashSet<>(all());
    cards.removeIf(kind -> !DeclaredCatalog.isOfCards(kind));
    return cards;
  }

  /** The kinds of some cards; all if there is no such card. */
  Set<String> ofCards(Predicate<Card> which) {
    Set<String> found = kinds(which);
    return found.isEmpty() ? all() : found;
  }

  private Set<String> kinds(Predicate<Card> which) {
    return catalog.cards().values().stream()
        .filter(which)
        .map(Card::kind)
        .collect(Collectors.toSet());
  }

  /** The kinds with a number of such a name. */
  Set<String> having(Predicate<String> number) {
    Set<String> having = new LinkedHashSet<>();
    catalog
        .kinds()
        .forEach(
            (name, kind) -> {
              if (kind.stats().keySet().stream().anyMatch(number)) {
                having.add(name);
              }
            });
    return having;
  }

  /** The kinds of a scope, seen from an entity of some kinds. */
  Set<String> ofScope(String name, Set<String> from) {
    if (name.equals(Selector.Role.SELF.name())) {
      return from;
    }
    Scope scope = scopes.get(name);
    if (scope == null) {
      return all();
    }
    return scope.kinds().isEmpty() ? chosen(scope) : new LinkedHashSet<>(scope.kinds());
  }

  /** True if it is known which kinds of cards can be in each zone. */
  boolean knowsZones() {
    return !inZones.isEmpty();
  }

  /** The kinds of cards that can be of a scope which lists none. */
  private Set<String> chosen(Scope scope) {
    Set<String> lying = lying(scope);
    if (scope.words().isEmpty() && scope.printed().isEmpty()) {
      return lying;
    }
    lying.retainAll(kinds(card -> catalog.canBeOf(scope, card)));
    return lying;
  }

  /** The kinds of cards that can be where a scope is. */
  private Set<String> lying(Scope scope) {
    if (!knowsZones()) {
      return ofCards();
    }
    List<String> zones =
        !scope.attachedTo().isEmpty()
            ? List.of(RoleKinds.ATTACHED)
            : scope.zone().isEmpty() ? catalog.zones(true) : List.of(scope.zone());
    Set<String> lying = new LinkedHashSet<>();
    zones.forEach(zone -> lying.addAll(inZones.getOrDefault(zone, Set.of())));
    return lying;
  }

  /** The origin of the kinds of an entity that is chosen from a scope. */
  RoleKinds.Origin origin(String name) {
    Scope scope = scopes.get(name);
    if (scope == null || !scope.kinds().isEmpty()) {
      return scope == null ? RoleKinds.Origin.CHOSEN : RoleKinds.Origin.LISTED;
    }
    DeclaredCatalog.Zone zone = catalog.zones().get(scope.zone());
    return zone == null
        ? RoleKinds.Origin.CHOSEN
        : RoleKinds.Origin.in(scope.zone(), zone.inPlay());
  }

  /** True if a phase of the game posts an event. */
  boolean isOfPhases(String event) {
    return event.equals(DeclaredEvents.STARTS)
        || catalog.phases().stream().anyMatch(phase -> phase.event().equals(event));
  }

  /** The possible kinds of an event's subject, whatever raises it. */
  Set<String> ofSubjects(String event) {
    Set<String> about = new LinkedHashSet<>(ofItself(event));
    raised.of(event).ifPresent(about::addAll);
    return about.isEmpty() && raised.of(event).isEmpty() ? all() : about;
  }

  /** The kinds of those about whom something else than a line raises an event. */
  private Set<String> ofItself(String event) {
    if (isOfPhases(event)) {
      return PLAYER;
    }
    if (CardEvent.ALL.contains(event)) {
      return ofCards();
    }
    Set<String> about = having(number -> event.equals(StatEvent.of(number)));
    catalog.extras().raising(event).forEach(one -> about.addAll(having(one.addsTo()::equals)));
    return about;
  }

  /** The possible kinds of who caused an event, whatever raises it. */
  Set<String> ofCausers(String event) {
    Set<String> causing = new LinkedHashSet<>(raised.causers(event).orElse(Set.of()));
    if (causing.isEmpty() || !catalog.extras().raising(event).isEmpty()) {
      causing.addAll(ofDealers(event));
    }
    return causing;
  }

  /**
   * The possible kinds of who deals by calculations that raise an event, which have numbers of it.
   */
  Set<String> ofDealers(String event) {
    Set<String> numbers = new HashSet<>();
    for (Calculated one : catalog.extras().raising(event)) {
      numbers.add(one.notes());
      one.parts().stream()
          .filter(part -> part.of() == Calculated.Side.SELF)
          .forEach(part -> numbers.add(part.modifiers()));
    }
    Set<String> dealing = having(numbers::contains);
    return dealing.isEmpty() ? all() : dealing;
  }
}
