package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Scope;
import dev.runesheet.game.declared.catalog.DeclaredEvents;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Trigger;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.CardEvent;
import dev.runesheet.word.GivenRole;
import dev.runesheet.word.Need;
import dev.runesheet.word.Property;
import dev.runesheet.word.Watch;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The possible kinds of the entities in the roles of an effect at one place of it, derived from the
 * scopes, events and conditions on the way there. A missing role has no entity there.
 */
final class RoleKinds implements RoleFacts<RoleKinds> {

  private static final String OWNER = Selector.Role.OWNER.name();
  private static final String OPPONENT = Selector.Role.OPPONENT.name();
  private static final String SELF = Selector.Role.SELF.name();
  private static final String SUBJECT = Selector.Role.SUBJECT.name();
  private static final String TARGET = Selector.Role.TARGET.name();
  private static final String CAUSER = Selector.Role.CAUSER.name();

  /** The roles of the card whose effect answers an event about itself. */
  static final List<Selector.Role> HOLDERS = List.of(Selector.Role.SELF, Selector.Role.SUBJECT);

  private static final Set<String> PLAYER = Set.of(DeclaredCatalog.PLAYER);

  private final DeclaredCatalog catalog;
  private final Map<String, Set<String>> kinds;
  private final Targets targets;

  /** Roles besides the target whose entity is of any of their kinds, since nothing chose it. */
  private final Set<String> open;

  /** The conditions on names and cards that have narrowed the kinds of roles. */
  private final Map<Asked, Condition.Is> names;

  /** A property of a role that a condition asks for. */
  private record Asked(String role, String property) {}

  /** The origin of the possible kinds of the target. */
  private enum Targets {
    OTHER,
    /** The cards in a zone out of play, such as a hand: those that enter play are chosen. */
    ZONE,
    /** Each of the kinds that a scope lists. */
    LISTED
  }

  private RoleKinds(DeclaredCatalog catalog, Map<String, Set<String>> kinds) {
    this(catalog, kinds, Targets.OTHER, Set.of(), Map.of());
  }

  private RoleKinds(
      DeclaredCatalog catalog,
      Map<String, Set<String>> kinds,
      Targets targets,
      Set<String> open,
      Map<Asked, Condition.Is> names) {
    this.catalog = catalog;
    this.kinds = Map.copyOf(kinds);
    this.targets = targets;
    this.open = open;
    this.names = names;
  }

  /** The roles where an effect begins. */
  static RoleKinds of(Effect effect, DeclaredCatalog catalog) {
    RoleKinds none = new RoleKinds(catalog, Map.of());
    Map<String, Set<String>> kinds = new HashMap<>();
    kinds.put(SELF, none.holders(effect));
    if (catalog.kinds().containsKey(DeclaredCatalog.GAME)) {
      kinds.put(DeclaredCatalog.GAME, Set.of(DeclaredCatalog.GAME));
    }
    catalog
        .extras()
        .roles()
        .forEach((role, scope) -> kinds.put(role, none.scope(scope, none.holders(effect))));
    if (!effect.owner().equals(DeclaredCatalog.GAME)) {
      kinds.put(OWNER, PLAYER);
      if (GivenRole.OPPONENT.isIn(catalog.players())) {
        kinds.put(OPPONENT, PLAYER);
      }
    }
    none.actions(effect).stream()
        .filter(action -> !action.on().isEmpty())
        .forEach(action -> kinds.put(TARGET, none.scope(action.on(), PLAYER)));
    if (!catalog.permissions().contains(effect.id())) {
      kinds.put(SUBJECT, none.subjects(effect, kinds.get(SELF)));
      if (!none.fromPhases(effect.trigger().event())) {
        kinds.put(CAUSER, none.causers(effect.trigger().event()));
      }
    }
    Targets targets =
        none.actions(effect).stream()
            .map(action -> none.origin(action.on()))
            .filter(Targets.LISTED::equals)
            .findFirst()
            .orElse(Targets.OTHER);
    return new RoleKinds(catalog, kinds, targets, none.open(effect), none.holder(effect));
  }

  /** The card whose effect it is, unless it may be a copy that another card has. */
  private Map<Asked, Condition.Is> holder(Effect effect) {
    Trigger trigger = effect.trigger();
    Map<Asked, Condition.Is> holder = new HashMap<>();
    if (catalog.cards().containsKey(effect.owner())
        && effect.body() instanceof Body.Program // Others may be registered on another card.
        && trigger.need() != Need.LICENSED) {
      boolean itself = trigger.watch() == Watch.OWN;
      for (Selector.Role role : itself ? HOLDERS : HOLDERS.subList(0, 1)) {
        holder.put(
            new Asked(role.name(), Property.DEFINITION),
            new Condition.Is(role, Property.DEFINITION, effect.owner()));
      }
    }
    return holder;
  }

  /**
   * The roles besides the target that nothing chose: who an event of others is about, who caused an
   * event, and the card of an action with any card of a zone out of play.
   */
  private Set<String> open(Effect effect) {
    Set<String> open = new HashSet<>();
    if (!effect.trigger().activated()) {
      open.add(CAUSER);
      if (effect.trigger().watch() != Watch.OWN) {
        open.add(SUBJECT);
      }
    } else if (actions(effect).stream().anyMatch(one -> origin(one.scope()) == Targets.ZONE)) {
      open.add(SELF);
    }
    return open;
  }

  private boolean isPhases(Effect effect) {
    return catalog.phases().stream().anyMatch(phase -> phase.test().equals(effect.id()));
  }

  private List<Action> actions(Effect effect) {
    return catalog.actions().values().stream()
        .filter(one -> List.of(one.legal(), one.program()).contains(effect.id()))
        .toList();
  }

  /** The possible kinds of the holder of an effect. */
  private Set<String> holders(Effect effect) {
    if (isPhases(effect)) {
      return PLAYER;
    }
    List<Action> actions = actions(effect);
    if (!actions.isEmpty()) {
      String scope = actions.get(0).scope();
      return scope.isEmpty() ? PLAYER : scope(scope, PLAYER);
    }
    if (catalog.cards().containsKey(effect.owner())) {
      return Set.of(catalog.cards().get(effect.owner()).kind());
    }
    return switch (effect.owner()) {
      case DeclaredCatalog.GAME -> Set.of(DeclaredCatalog.GAME);
      case DeclaredCatalog.PLAYER_RULES -> PLAYER;
      default -> all();
    };
  }

  private Set<String> all() {
    return catalog.kinds().keySet();
  }

  private Set<String> cards() {
    Set<String> cards = new LinkedHashSet<>(all());
    cards.removeIf(kind -> !DeclaredCatalog.isOfCards(kind));
    return cards;
  }

  private boolean fromPhases(String event) {
    return event.equals(DeclaredEvents.STARTS)
        || catalog.phases().stream().anyMatch(phase -> phase.event().equals(event));
  }

  private Set<String> subjects(Effect effect, Set<String> holders) {
    Trigger trigger = effect.trigger();
    if (trigger.activated()) {
      return actions(effect).isEmpty() ? all() : holders;
    }
    Set<String> about = about(trigger.event());
    if (trigger.watch() != Watch.OWN) {
      return about;
    }
    Set<String> own = new LinkedHashSet<>(about);
    own.retainAll(holders);
    return own;
  }

  /**
   * True if the trigger's event is never about one of those that are seen so from the holder.
   * Allies of a player are the player's cards, those of a card the others and the player; the game
   * has none and is none.
   */
  boolean misses(Watch watch) {
    if (watch == Watch.OWN || watch == Watch.ANY) {
      return false;
    }
    Set<String> seen = new HashSet<>(of(Selector.Role.SUBJECT));
    boolean ofGame = of(Selector.Role.SELF).equals(Set.of(DeclaredCatalog.GAME));
    if (ofGame || watch == Watch.ALLY) {
      seen.remove(DeclaredCatalog.GAME);
    }
    if (watch == Watch.ALLY && of(Selector.Role.SELF).equals(PLAYER)) {
      seen.remove(DeclaredCatalog.PLAYER);
    }
    return seen.isEmpty() || ofGame && watch == Watch.ALLY;
  }

  /** The possible kinds of an event's subject. */
  private Set<String> about(String event) {
    if (fromPhases(event)) {
      return PLAYER;
    }
    if (CardEvent.ALL.contains(event)) {
      return cards();
    }
    Set<String> about = having(number -> event.equals(StatEvent.of(number)));
    catalog.extras().raising(event).forEach(one -> about.addAll(having(one.addsTo()::equals)));
    return about.isEmpty() ? all() : about;
  }

  /** The possible kinds of who caused an event; a calculation has numbers of who deals by it. */
  private Set<String> causers(String event) {
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

  /**
   * The roles in calculations that count a change: who deals, and to whom; empty if none does.
   *
   * @param card the card that has it, whose own modifiers count if it changes itself; or another
   */
  Optional<RoleKinds> calculating(Body.Modify change, String card) {
    Set<String> dealing = new LinkedHashSet<>();
    Set<String> dealt = new LinkedHashSet<>();
    Set<Calculated.Side> sides = EnumSet.noneOf(Calculated.Side.class);
    for (Calculated one : catalog.extras().calculations().values()) {
      sides.addAll(one.sides(change.stat()));
      if (!one.sides(change.stat()).isEmpty()) {
        dealing.addAll(causers(one.raises()));
        dealt.addAll(having(one.addsTo()::equals));
      }
    }
    RoleKinds roles = with(SELF, dealing).with(TARGET, dealt);
    if (change.scope().equals(SELF) && sides.size() == 1 && catalog.cards().containsKey(card)) {
      boolean deals = sides.contains(Calculated.Side.SELF);
      Selector.Role who = deals ? Selector.Role.SELF : Selector.Role.TARGET;
      roles = roles.when(new Condition.Is(who, Property.DEFINITION, card));
    }
    return dealt.isEmpty() ? Optional.empty() : Optional.of(roles);
  }

  /** The kinds with a number of such a name. */
  private Set<String> having(Predicate<String> number) {
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
  private Set<String> scope(String name, Set<String> from) {
    if (name.equals(SELF)) {
      return from;
    }
    Scope scope = DeclaredScopes.all(catalog).get(name);
    if (scope == null) {
      return all();
    }
    return scope.kinds().isEmpty() ? cards() : new LinkedHashSet<>(scope.kinds());
  }

  /** True if a role has an entity. */
  boolean has(Selector.Role role) {
    return kinds.containsKey(role.name());
  }

  /** The roles that there are. */
  Set<String> roles() {
    return new java.util.TreeSet<>(kinds.keySet());
  }

  /** The possible kinds of a role. */
  Set<String> of(Selector.Role role) {
    return kinds.getOrDefault(role.name(), Set.of());
  }

  /** The possible kinds of a group. */
  Set<String> of(Selector.Group group) {
    return each(group).of(Selector.Role.TARGET);
  }

  /** The roles within a group, before its conditions: the target is one of it. */
  RoleKinds within(Selector.Group group) {
    Map<Asked, Condition.Is> others = new HashMap<>(names);
    others.keySet().removeIf(asked -> asked.role().equals(TARGET));
    return new RoleKinds(catalog, kinds, targets, open, others)
        .with(TARGET, scope(group.scope(), of(group.of())), origin(group.scope()));
  }

  private Targets origin(String name) {
    Scope scope = DeclaredScopes.all(catalog).get(name);
    if (scope == null || !scope.kinds().isEmpty()) {
      return scope == null ? Targets.OTHER : Targets.LISTED;
    }
    boolean zone = !scope.zone().isEmpty() && !catalog.zones().get(scope.zone()).inPlay();
    return zone ? Targets.ZONE : Targets.OTHER;
  }

  /** The target fulfils the conditions of its group. */
  @Override
  public RoleKinds each(Selector.Group group) {
    RoleKinds inside = within(group);
    for (Condition condition : group.where()) {
      inside = inside.when(condition);
    }
    return inside;
  }

  /** True if a role is each of its possible kinds at some time, as a scope lists them. */
  boolean isEach(Selector.Role role) {
    return targets == Targets.LISTED && role.name().equals(TARGET);
  }

  /** True if nothing chose the entity of a role, such as any card of a zone out of play. */
  boolean isOpen(Selector.Role role) {
    return role.name().equals(TARGET) ? targets == Targets.ZONE : open.contains(role.name());
  }

  @Override
  public RoleKinds ofTarget() {
    Set<String> still = new HashSet<>(open);
    still.remove(SELF);
    RoleKinds inside =
        new RoleKinds(catalog, kinds, targets, still, Map.of())
            .with(SELF, of(Selector.Role.TARGET));
    if (!has(Selector.Role.OWNER)) {
      inside = inside.with(OWNER, PLAYER);
      inside = GivenRole.OPPONENT.isIn(catalog.players()) ? inside.with(OPPONENT, PLAYER) : inside;
    }
    return inside;
  }

  /** The roles with another set of kinds for one of them. */
  RoleKinds with(String role, Set<String> of) {
    return with(role, of, targets);
  }

  private RoleKinds with(String role, Set<String> of, Targets found) {
    Map<String, Set<String>> more = new HashMap<>(kinds);
    more.put(role, of);
    return new RoleKinds(catalog, more, found, open, names);
  }

  /** The roles if the event is about one of these kinds. */
  RoleKinds about(Set<String> subjects) {
    Set<String> left = new LinkedHashSet<>(kinds.getOrDefault(SUBJECT, Set.of()));
    left.retainAll(subjects);
    return with(SUBJECT, left);
  }

  @Override
  public RoleKinds when(Condition condition) {
    if (condition instanceof Condition.All all) {
      RoleKinds inside = this;
      for (Condition part : all.of()) {
        inside = inside.when(part);
      }
      return inside;
    }
    if (condition instanceof Condition.Any any) {
      return any.of().stream().map(this::when).reduce(RoleKinds::or).orElse(this);
    }
    if (condition instanceof Condition.Not not) {
      return unless(not.of());
    }
    return condition instanceof Condition.Is is ? narrowed(is, true) : this;
  }

  /** The roles where a condition does not hold. */
  private RoleKinds unless(Condition condition) {
    if (condition instanceof Condition.All all) {
      return when(new Condition.Any(not(all.of())));
    }
    if (condition instanceof Condition.Any any) {
      return when(new Condition.All(not(any.of())));
    }
    if (condition instanceof Condition.Not not) {
      return when(not.of());
    }
    return condition instanceof Condition.Is is ? narrowed(is, false) : this;
  }

  private static List<Condition> not(List<Condition> of) {
    return of.stream().map(one -> (Condition) new Condition.Not(one)).toList();
  }

  /** The roles as they are here or there. */
  private RoleKinds or(RoleKinds other) {
    Map<Asked, Condition.Is> asked = new HashMap<>(names);
    asked
        .values()
        .removeIf(
            is -> is.property().equals(Property.DEFINITION) && !other.names.containsValue(is));
    RoleKinds either = new RoleKinds(catalog, kinds, targets, open, asked);
    for (Map.Entry<String, Set<String>> there : other.kinds.entrySet()) {
      Set<String> both = new LinkedHashSet<>(kinds.getOrDefault(there.getKey(), Set.of()));
      both.addAll(there.getValue());
      either = either.with(there.getKey(), both);
    }
    return either;
  }

  private RoleKinds narrowed(Condition.Is is, boolean holds) {
    if (!has(is.who())) {
      return this;
    }
    Set<String> left = new LinkedHashSet<>(of(is.who()));
    if (is.property().equals(Property.KIND)) {
      left.removeIf(kind -> kind.equals(is.word()) != holds);
    } else if (is.property().equals(Property.NAME) && holds) {
      left.retainAll(kindsOf(card -> card.name().equals(is.word())));
      return named(is, left);
    } else if (is.property().equals(Property.DEFINITION) && holds) {
      left.retainAll(kindsOf(card -> card.equals(catalog.cards().get(is.word()))));
      return named(is, left);
    } else if (is.property().equals(Property.ZONE) && holds) {
      left.retainAll(cards()); // Only they lie in a zone.
    }
    return with(is.who().name(), left);
  }

  private RoleKinds named(Condition.Is is, Set<String> left) {
    Map<Asked, Condition.Is> more = new HashMap<>(names);
    more.put(new Asked(is.who().name(), is.property()), is);
    return new RoleKinds(catalog, kinds, targets, open, more).with(is.who().name(), left);
  }

  /** The condition on its name that has narrowed the kinds of a role. */
  Optional<Condition.Is> name(Selector.Role role) {
    return Optional.ofNullable(names.get(new Asked(role.name(), Property.NAME)));
  }

  /** The card that the entity of a role surely is. */
  Optional<String> card(Selector.Role role) {
    return Optional.ofNullable(names.get(new Asked(role.name(), Property.DEFINITION)))
        .map(Condition.Is::word);
  }

  /** The kinds of some cards; all if there is no such card. */
  private Set<String> kindsOf(Predicate<Card> which) {
    Set<String> found =
        catalog.cards().values().stream().filter(which).map(Card::kind).collect(Collectors.toSet());
    return found.isEmpty() ? all() : found;
  }
}
