package dev.runesheet.game.declared.authoring.check.role;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Trigger;
import dev.runesheet.word.Property;
import dev.runesheet.word.Watch;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * The roles of an effect at one place of it whose entities are surely in play there, or surely not.
 *
 * @param known true or false by the role's name; a role that may be either is missing
 */
public record InPlayRoles(DeclaredCatalog catalog, Map<String, Boolean> known)
    implements RoleFacts<InPlayRoles> {

  private static final String SELF = Selector.Role.SELF.name();
  private static final String TARGET = Selector.Role.TARGET.name();

  /** The way in which lines move cards: none, some out of play, or some into play as well. */
  public enum Turn {
    NONE,
    OUT,
    EITHER;

    /** The way in which lines of both kinds move cards. */
    public Turn or(Turn other) {
      return compareTo(other) < 0 ? other : this;
    }
  }

  /** Copies the map. */
  public InPlayRoles {
    known = Map.copyOf(known);
  }

  /** The roles where an effect begins: the cards of an action, and the card whose effect it is. */
  public static InPlayRoles of(Effect effect, DeclaredCatalog catalog) {
    InPlayRoles nothing = new InPlayRoles(catalog, Map.of());
    if (catalog.cards().containsKey(effect.owner())) {
      return nothing.with(SELF, holder(effect.trigger()));
    }
    return catalog.actions().values().stream()
        .filter(action -> action.program().equals(effect.id()))
        .findFirst()
        .map(
            action ->
                nothing
                    .with(SELF, nothing.scope(action.scope()))
                    .with(TARGET, nothing.scope(action.on())))
        .orElse(nothing);
  }

  /** A card's effects answer events while they are in force, but the leaving of their own card. */
  private static Boolean holder(Trigger trigger) {
    return switch (trigger.need()) {
      case LIVE -> true;
      case LAST_KNOWN -> trigger.watch() == Watch.OWN ? false : null;
      case LICENSED -> null;
    };
  }

  /** True if the cards of a scope are in play, which attached ones never are; null if unknown. */
  private Boolean scope(String name) {
    Scope scope = DeclaredScopes.named(catalog, name);
    if (scope == null) {
      return null;
    }
    if (!scope.attachedTo().isEmpty()) {
      return false;
    }
    return scope.zone().isEmpty() || catalog.zones().get(scope.zone()).inPlay();
  }

  private InPlayRoles with(String role, Boolean inPlay) {
    Map<String, Boolean> more = new HashMap<>(known);
    more.remove(role);
    if (inPlay != null) {
      more.put(role, inPlay);
    }
    return new InPlayRoles(catalog, more);
  }

  /** True if a role's entity is in play; null if it may be or not. */
  public Boolean of(Selector.Role role) {
    if (role == null) {
      return null;
    }
    Boolean inPlay = known.get(role.name());
    return inPlay == null ? declared(role) : inPlay;
  }

  /** A role that the game declares is looked for in its scope wherever a line names it. */
  private Boolean declared(Selector.Role role) {
    String scope = catalog.extras().roles().get(role.name());
    return scope == null ? null : scope(scope);
  }

  /** The roles if some of them are surely out of play; who has a declared one may be another. */
  public InPlayRoles without(Set<Selector.Role> out) {
    InPlayRoles here = this;
    for (Selector.Role role : out) {
      here =
          catalog.extras().roles().containsKey(role.name()) ? here : here.with(role.name(), false);
    }
    return here;
  }

  /** The roles behind lines. */
  public InPlayRoles after(Turn turn) {
    Map<String, Boolean> still = new HashMap<>(turn == Turn.EITHER ? Map.of() : known);
    still.values().removeIf(inPlay -> turn == Turn.OUT && inPlay);
    return new InPlayRoles(catalog, still);
  }

  @Override
  public InPlayRoles each(Selector.Group group) {
    return with(TARGET, scope(group.scope()));
  }

  @Override
  public InPlayRoles ofTarget() {
    return as(Selector.Role.TARGET);
  }

  /** A condition may tell in which zone a card lies. */
  @Override
  public InPlayRoles when(Condition condition) {
    if (condition instanceof Condition.Is is && is.property().equals(Property.ZONE)) {
      DeclaredCatalog.Zone zone = catalog.zones().get(is.word());
      return with(is.who().name(), zone == null ? null : zone.inPlay());
    }
    InPlayRoles inside = this;
    for (Condition part : condition.parts()) {
      InPlayRoles then = inside.when(part);
      inside = condition instanceof Condition.All ? then : inside.both(then);
    }
    return inside;
  }

  /** The roles that are in play, or not, here as well as there. */
  private InPlayRoles both(InPlayRoles other) {
    Map<String, Boolean> common = new HashMap<>(known);
    common.entrySet().retainAll(other.known.entrySet());
    return new InPlayRoles(catalog, common);
  }

  /** Of the roles alone: to look through all cards of the game would take longer than it saves. */
  @Override
  public int hashCode() {
    return known.hashCode();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof InPlayRoles roles
        && known.equals(roles.known)
        && catalog.equals(roles.catalog);
  }

  /** The roles in a program of its own whose self is the entity of a role. */
  public InPlayRoles as(Selector.Role role) {
    return new InPlayRoles(catalog, Map.of()).with(SELF, of(role));
  }
}
