package dev.runesheet.game.declared.authoring.check.role;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Trigger;
import dev.runesheet.word.GivenRole;
import dev.runesheet.word.Need;
import dev.runesheet.word.Property;
import dev.runesheet.word.Watch;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The roles of an effect where it begins, derived from its owner, its trigger and its action. */
final class StartingRoles {

  private final DeclaredCatalog catalog;
  private final PossibleKinds possible;
  private final Effect effect;

  /** The actions of players that the effect is the program or the condition of. */
  private final List<Action> actions;

  StartingRoles(Effect effect, PossibleKinds possible) {
    this.effect = effect;
    this.catalog = possible.catalog();
    this.possible = possible;
    this.actions =
        catalog.actions().values().stream()
            .filter(one -> List.of(one.legal(), one.program()).contains(effect.id()))
            .toList();
  }

  /** The roles with the kinds that each may have. */
  RoleKinds roles() {
    Map<String, Set<String>> kinds = new HashMap<>(ofGame());
    if (!effect.owner().equals(DeclaredCatalog.GAME)) {
      kinds.put(Selector.Role.OWNER.name(), PossibleKinds.PLAYER);
      if (GivenRole.OPPONENT.isIn(catalog.players().areTwo())) {
        kinds.put(Selector.Role.OPPONENT.name(), PossibleKinds.PLAYER);
      }
    }
    actions.stream()
        .filter(action -> !action.on().isEmpty())
        .forEach(
            action ->
                kinds.put(
                    Selector.Role.TARGET.name(),
                    possible.ofScope(action.on(), PossibleKinds.PLAYER)));
    if (!possible.isPermission(effect)) {
      String event = effect.trigger().event();
      kinds.put(Selector.Role.SUBJECT.name(), subjects());
      if (!possible.isOfPhases(event)) {
        kinds.put(Selector.Role.CAUSER.name(), possible.ofCausers(event));
      }
    }
    return new RoleKinds(possible, kinds, origins(), holder());
  }

  /** The holder, the game, and the roles that the game declares. */
  private Map<String, Set<String>> ofGame() {
    Map<String, Set<String>> kinds = new HashMap<>();
    kinds.put(Selector.Role.SELF.name(), holders());
    if (catalog.kinds().containsKey(DeclaredCatalog.GAME)) {
      kinds.put(DeclaredCatalog.GAME, Set.of(DeclaredCatalog.GAME));
    }
    catalog
        .extras()
        .roles()
        .forEach((role, scope) -> kinds.put(role, possible.ofScope(scope, holders())));
    return kinds;
  }

  /** The card whose effect it is, unless it may be a copy that another card has. */
  private Map<RoleKinds.Asked, Condition.Is> holder() {
    Trigger trigger = effect.trigger();
    Map<RoleKinds.Asked, Condition.Is> holder = new HashMap<>();
    if (catalog.cards().containsKey(effect.owner())
        && effect.body() instanceof Body.Program // Others may be registered on another card.
        && trigger.need() != Need.LICENSED
        && (trigger.activated() || !isOfEquipment())) {
      boolean itself = trigger.watch() == Watch.OWN;
      for (Selector.Role role : itself ? RoleKinds.HOLDERS : RoleKinds.HOLDERS.subList(0, 1)) {
        holder.put(
            new RoleKinds.Asked(role.name(), Property.DEFINITION),
            new Condition.Is(role, Property.DEFINITION, effect.owner()));
      }
    }
    return holder;
  }

  /**
   * The origins of the kinds of those whom nothing chose: who an event of others is about, who
   * caused an event, and the cards of an action.
   */
  private Map<String, RoleKinds.Origin> origins() {
    Map<String, RoleKinds.Origin> origins = new HashMap<>();
    if (!effect.trigger().activated()) {
      origins.put(Selector.Role.CAUSER.name(), RoleKinds.Origin.EVENT);
      if (effect.trigger().watch() != Watch.OWN) {
        origins.put(Selector.Role.SUBJECT.name(), RoleKinds.Origin.EVENT);
      }
    }
    for (Action action : actions) {
      RoleKinds.HOLDERS.forEach(role -> origins.put(role.name(), possible.origin(action.scope())));
      origins.put(Selector.Role.TARGET.name(), possible.origin(action.on()));
    }
    return origins;
  }

  private boolean isOfEquipment() {
    return catalog.extras().isEquipment(catalog.cards().get(effect.owner()).kind());
  }

  private boolean isOfPhase() {
    return catalog.phases().stream().anyMatch(phase -> phase.test().equals(effect.id()));
  }

  /** The possible kinds of the holder of an effect. */
  private Set<String> holders() {
    if (isOfPhase()) {
      return PossibleKinds.PLAYER;
    }
    if (!actions.isEmpty()) {
      String scope = actions.get(0).scope();
      return scope.isEmpty() ? PossibleKinds.PLAYER : possible.ofScope(scope, PossibleKinds.PLAYER);
    }
    if (catalog.cards().containsKey(effect.owner())) {
      return holders(catalog.cards().get(effect.owner()).kind());
    }
    return switch (effect.owner()) {
      case RuleOwners.KINDS -> users();
      case DeclaredCatalog.GAME -> Set.of(DeclaredCatalog.GAME);
      case DeclaredCatalog.PLAYER_RULES -> PossibleKinds.PLAYER;
      default -> possible.all();
    };
  }

  /**
   * The kinds that can hold the effect of a card: that of the card; of an effect that equipment has
   * in force, those of its bearers, and its own if it can be in play itself.
   */
  private Set<String> holders(String kind) {
    if (!catalog.extras().isEquipment(kind) || !isInForce()) {
      return Set.of(kind);
    }
    Set<String> holders = new LinkedHashSet<>(catalog.extras().bearers(kind));
    if (!catalog.inPlay(kind).isEmpty()) {
      holders.add(kind);
    }
    return holders;
  }

  private boolean isInForce() {
    return !(effect.body() instanceof Body.Program)
        || !effect.trigger().activated() && effect.trigger().need() != Need.LICENSED;
  }

  /**
   * The kinds of the cards that use abilities of a kind; what these usually do is done by whoever
   * uses another card's, too.
   */
  private Set<String> users() {
    Set<String> names = new HashSet<>();
    catalog
        .extras()
        .abilityKinds()
        .forEach(
            (name, kind) -> {
              if (List.of(kind.program(), kind.legal()).contains(effect.id())) {
                names.add(name);
              }
            });
    return possible.ofCards(
        card -> card.abilities().values().stream().anyMatch(one -> names.contains(one.kind())));
  }

  private Set<String> subjects() {
    Trigger trigger = effect.trigger();
    if (trigger.activated()) {
      return actions.isEmpty() ? possible.all() : holders();
    }
    Set<String> about = possible.ofSubjects(trigger.event());
    if (trigger.watch() != Watch.OWN) {
      return about;
    }
    Set<String> own = new LinkedHashSet<>(about);
    own.retainAll(holders());
    return own;
  }
}
