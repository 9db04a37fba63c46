package dev.runesheet.game.declared.authoring.check.role;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.word.GivenRole;
import dev.runesheet.word.Property;
import dev.runesheet.word.Watch;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The possible kinds of the entities in the roles of an effect at one place of it, derived from the
 * scopes, events and conditions on the way there. A missing role has no entity there.
 */
public final class RoleKinds implements RoleFacts<RoleKinds> {

  private static final String OWNER = Selector.Role.OWNER.name();
  private static final String OPPONENT = Selector.Role.OPPONENT.name();
  private static final String SELF = Selector.Role.SELF.name();
  private static final String SUBJECT = Selector.Role.SUBJECT.name();
  private static final String TARGET = Selector.Role.TARGET.name();

  /** Stands among zones for being attached to another card. */
  public static final String ATTACHED = "";

  /** The roles of the card whose effect answers an event about itself. */
  public static final List<Selector.Role> HOLDERS =
      List.of(Selector.Role.SELF, Selector.Role.SUBJECT);

  /** The sources of entities that nothing chose. */
  private static final Set<Source> OPEN = EnumSet.of(Source.EVENT, Source.ZONE, Source.IN_PLAY);

  private final PossibleKinds possible;
  private final Map<String, Set<String>> kinds;

  /** The origins of the kinds of roles; those that something chose are missing. */
  private final Map<String, Origin> origins;

  /** The conditions on names and cards that have narrowed the kinds of roles. */
  private final Map<Asked, Condition.Is> names;

  /** A property of a role that a condition asks for. */
  record Asked(String role, String property) {}

  /**
   * The origin of the possible kinds of a role.
   *
   * @param zone the zone whose cards they are; empty if there are several, or it is not known
   */
  record Origin(Source source, String zone) {

    static final Origin CHOSEN = new Origin(Source.CHOSEN, "");
    static final Origin EVENT = new Origin(Source.EVENT, "");
    static final Origin LISTED = new Origin(Source.LISTED, "");

    static Origin in(String zone, boolean inPlay) {
      return new Origin(inPlay ? Source.IN_PLAY : Source.ZONE, zone);
    }

    /** The origin of a card of which a condition says in which zone it lies. */
    private Origin lyingIn(String name) {
      return source == Source.EVENT ? new Origin(source, name) : this;
    }

    /** The origin here and there; none if it is not the same. */
    private static Origin both(Origin here, Origin there) {
      if (here.equals(there)) {
        return here;
      }
      return here.source == there.source ? new Origin(here.source, "") : null;
    }
  }

  /** The sources of possible kinds. */
  enum Source {
    CHOSEN,
    /** Whom an event of others is about, or who caused it. */
    EVENT,
    /** Any of the cards in a zone out of play, such as a hand. */
    ZONE,
    /** Any of the cards in a zone in play. */
    IN_PLAY,
    /** Each of the kinds that a scope lists. */
    LISTED
  }

  RoleKinds(
      PossibleKinds possible,
      Map<String, Set<String>> kinds,
      Map<String, Origin> origins,
      Map<Asked, Condition.Is> names) {
    this.possible = possible;
    this.kinds = Map.copyOf(kinds);
    this.origins = origins;
    this.names = names;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RoleKinds roles && facts().equals(roles.facts());
  }

  @Override
  public int hashCode() {
    return facts().hashCode();
  }

  private List<Object> facts() {
    return List.of(kinds, origins, names);
  }

  /** The roles where an effect begins. */
  static RoleKinds of(Effect effect, PossibleKinds possible) {
    return new StartingRoles(effect, possible).roles();
  }

  /**
   * True if the trigger's event is never about one of those that are seen so from the holder.
   * Allies of a player are the player's cards, those of a card the others and the player; the game
   * has none and is none, and is nobody's enemy. Who plays alone has no enemies.
   */
  public boolean misses(Watch watch) {
    if (watch == Watch.OWN || watch == Watch.ANY) {
      return false;
    }
    Set<String> seen = new HashSet<>(of(Selector.Role.SUBJECT));
    boolean ofGame = of(Selector.Role.SELF).equals(Set.of(DeclaredCatalog.GAME));
    if (ofGame || watch != Watch.OTHER) {
      seen.remove(DeclaredCatalog.GAME);
    }
    if (watch == Watch.ALLY && of(Selector.Role.SELF).equals(PossibleKinds.PLAYER)) {
      seen.remove(DeclaredCatalog.PLAYER);
    }
    return seen.isEmpty()
        || ofGame && watch == Watch.ALLY
        || watch == Watch.ENEMY && haveNoEnemies(possible.catalog(), of(Selector.Role.SELF));
  }

  /**
   * True if no other player's entity is ever seen from one of some kinds: a match has one player,
   * and it is known to be his. The game, and cards in play that are nobody's, are enemies of his.
   */
  public static boolean haveNoEnemies(DeclaredCatalog catalog, Set<String> kinds) {
    boolean players =
        kinds.equals(PossibleKinds.PLAYER)
            || !kinds.isEmpty()
                && !kinds.contains(DeclaredCatalog.GAME)
                && catalog.zones(true).stream().noneMatch(catalog::isCommon);
    return players && catalog.players().most() == 1;
  }

  /**
   * The roles in calculations that count a change: who deals, and to whom; empty if none does.
   *
   * @param card the card that has it, whose own modifiers count if it changes itself; or another
   */
  public Optional<RoleKinds> calculating(Body.Modify change, String card) {
    Set<String> dealing = new LinkedHashSet<>();
    Set<String> dealt = new LinkedHashSet<>();
    Set<Calculated.Side> sides = EnumSet.noneOf(Calculated.Side.class);
    for (Calculated one : possible.catalog().extras().calculations().values()) {
      sides.addAll(one.sides(change.stat()));
      if (!one.sides(change.stat()).isEmpty()) {
        dealing.addAll(possible.ofDealers(one.raises()));
        dealt.addAll(possible.having(one.addsTo()::equals));
      }
    }
    RoleKinds roles = with(SELF, dealing).with(TARGET, dealt);
    if (change.scope().equals(SELF)
        && sides.size() == 1
        && possible.catalog().cards().containsKey(card)
        && !possible.catalog().extras().isEquipment(possible.catalog().cards().get(card).kind())) {
      boolean deals = sides.contains(Calculated.Side.SELF);
      Selector.Role who = deals ? Selector.Role.SELF : Selector.Role.TARGET;
      roles = roles.when(new Condition.Is(who, Property.DEFINITION, card));
    }
    return dealt.isEmpty() ? Optional.empty() : Optional.of(roles);
  }

  /** True if a role has an entity. */
  public boolean has(Selector.Role role) {
    return kinds.containsKey(role.name());
  }

  /** The roles that there are. */
  public Set<String> roles() {
    return new TreeSet<>(kinds.keySet());
  }

  /** The possible kinds of a role. */
  public Set<String> of(Selector.Role role) {
    return kinds.getOrDefault(role.name(), Set.of());
  }

  /** The possible kinds of a group. */
  public Set<String> of(Selector.Group group) {
    return each(group).of(Selector.Role.TARGET);
  }

  /** The roles within a group, before its conditions: the target is one of it. */
  public RoleKinds within(Selector.Group group) {
    Map<Asked, Condition.Is> others = new HashMap<>(names);
    others.keySet().removeIf(asked -> asked.role().equals(TARGET));
    return new RoleKinds(possible, kinds, origins, others)
        .with(
            TARGET,
            possible.ofScope(group.scope(), of(group.of())),
            possible.origin(group.scope()));
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
  public boolean isEach(Selector.Role role) {
    return origin(role).source() == Source.LISTED;
  }

  /** True if nothing chose the entity of a role, such as any card of a zone. */
  public boolean isOpen(Selector.Role role) {
    return OPEN.contains(origin(role).source());
  }

  /** True if the entity of a role is any card of a zone out of play. */
  public boolean isOfZone(Selector.Role role) {
    return origin(role).source() == Source.ZONE;
  }

  /**
   * True unless the entity of a role is of a zone to which no cards of a kind can come. Those that
   * leave play in the program that brings them, as spells do, do not count among those in play.
   */
  public boolean mayLieThere(Selector.Role role, String kind) {
    Origin origin = origin(role);
    DeclaredCatalog.Zone zone = possible.catalog().zones().get(origin.zone());
    if (zone == null) {
      return true;
    }
    List<String> there = origin.source() == Source.IN_PLAY ? zone.staying() : zone.kinds();
    return there == null || there.contains(kind);
  }

  private Origin origin(Selector.Role role) {
    return origins.getOrDefault(role.name(), Origin.CHOSEN);
  }

  @Override
  public RoleKinds ofTarget() {
    return heldBy(Selector.Role.TARGET);
  }

  /** The roles in a procedure whose self is the entity of a role; it has no target yet. */
  public RoleKinds as(Selector.Role role) {
    RoleKinds held = heldBy(role);
    Map<String, Set<String>> others = new HashMap<>(held.kinds);
    others.remove(TARGET);
    Map<String, Origin> from = new HashMap<>(held.origins);
    from.remove(TARGET);
    return new RoleKinds(possible, others, from, Map.of());
  }

  /** The roles where the entity of a role acts as self, in the name of its own player. */
  private RoleKinds heldBy(Selector.Role role) {
    Map<String, Set<String>> others = new HashMap<>(kinds);
    if (of(role).equals(Set.of(DeclaredCatalog.GAME))) {
      others.keySet().removeAll(List.of(OWNER, OPPONENT));
    } else {
      others.put(OWNER, PossibleKinds.PLAYER);
      if (GivenRole.OPPONENT.isIn(possible.catalog().players().areTwo())) {
        others.put(OPPONENT, PossibleKinds.PLAYER);
      }
    }
    return new RoleKinds(possible, others, origins, Map.of()).with(SELF, of(role), origin(role));
  }

  /**
   * The roles of a procedure that one line runs with these, and another with others. What is said
   * of the origin of kinds holds of both lines only if the kinds are the same.
   */
  RoleKinds together(RoleKinds others) {
    Map<String, Origin> common = commonOrigins(others);
    common.keySet().removeIf(role -> !Objects.equals(kinds.get(role), others.kinds.get(role)));
    return new RoleKinds(possible, kinds, common, names).or(others);
  }

  private Map<String, Origin> commonOrigins(RoleKinds others) {
    Map<String, Origin> common = new HashMap<>(origins);
    common.keySet().retainAll(others.origins.keySet());
    others.origins.forEach(
        (role, there) -> common.computeIfPresent(role, (same, here) -> Origin.both(here, there)));
    return common;
  }

  /** The roles with another set of kinds for one of them. */
  public RoleKinds with(String role, Set<String> of) {
    return with(role, of, origins.getOrDefault(role, Origin.CHOSEN));
  }

  private RoleKinds with(String role, Set<String> of, Origin origin) {
    Map<String, Set<String>> more = new HashMap<>(kinds);
    more.put(role, of);
    Map<String, Origin> from = new HashMap<>(origins);
    if (origin.source() == Source.CHOSEN) {
      from.remove(role);
    } else {
      from.put(role, origin);
    }
    return new RoleKinds(possible, more, from, names);
  }

  /** The roles if the event is about one of these kinds. */
  public RoleKinds about(Set<String> subjects) {
    Set<String> left = new LinkedHashSet<>(kinds.getOrDefault(SUBJECT, Set.of()));
    left.retainAll(subjects);
    return with(SUBJECT, left);
  }

  @Override
  public RoleKinds when(Condition condition) {
    Condition plain = ConditionReader.plain(condition);
    if (plain instanceof Condition.All all) {
      RoleKinds inside = this;
      for (Condition part : all.of()) {
        inside = inside.when(part);
      }
      return inside;
    }
    if (plain instanceof Condition.Any any) {
      return any.of().stream().map(this::when).reduce(RoleKinds::or).orElse(this);
    }
    if (plain instanceof Condition.Not not) {
      return not.of() instanceof Condition.Is is ? narrowed(is, false) : this;
    }
    return plain instanceof Condition.Is is ? narrowed(is, true) : this;
  }

  /** The roles as they are here or there. */
  private RoleKinds or(RoleKinds other) {
    Map<Asked, Condition.Is> asked = new HashMap<>(names);
    asked
        .values()
        .removeIf(
            is -> is.property().equals(Property.DEFINITION) && !other.names.containsValue(is));
    RoleKinds either = new RoleKinds(possible, kinds, commonOrigins(other), asked);
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
      left.retainAll(possible.ofCards(card -> card.name().equals(is.word())));
      return named(is, left);
    } else if (is.property().equals(Property.DEFINITION) && holds) {
      left.retainAll(
          possible.ofCards(card -> card.equals(possible.catalog().cards().get(is.word()))));
      return named(is, left);
    } else if (is.property().equals(Property.ZONE) && holds) {
      left.retainAll(possible.ofCards()); // Only they lie in a zone.
      return with(is.who().name(), left, origin(is.who()).lyingIn(is.word()));
    } else if (possible.knowsZones() && holds) { // Else a word that no card has is told as such.
      left.retainAll(possible.ofCards(card -> is.word().equals(card.words().get(is.property()))));
    }
    return with(is.who().name(), left);
  }

  private RoleKinds named(Condition.Is is, Set<String> left) {
    Map<Asked, Condition.Is> more = new HashMap<>(names);
    more.put(new Asked(is.who().name(), is.property()), is);
    return new RoleKinds(possible, kinds, origins, more).with(is.who().name(), left);
  }

  /** The condition on its name that has narrowed the kinds of a role. */
  public Optional<Condition.Is> name(Selector.Role role) {
    return Optional.ofNullable(names.get(new Asked(role.name(), Property.NAME)));
  }

  /** The card that the entity of a role surely is. */
  public Optional<String> card(Selector.Role role) {
    return Optional.ofNullable(names.get(new Asked(role.name(), Property.DEFINITION)))
        .map(Condition.Is::word);
  }
}
