package dev.runesheet.game.declared.authoring.check.reading;

import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Selector;
import dev.runesheet.word.Controllers;
import dev.runesheet.word.Property;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * The places of the entities in the roles of a program at one place of it.
 *
 * @param scopes all scopes of the game
 * @param known the places by the role's name; of a role that is missing nothing is known
 * @param chosen whether a player chose in his turn what is carried out
 */
record RoleSpots(
    DeclaredCatalog catalog, Map<String, Scope> scopes, Map<String, Spot> known, boolean chosen)
    implements RoleFacts<RoleSpots> {

  private static final String SELF = Selector.Role.SELF.name();

  /** The roles where nothing is known. */
  static RoleSpots unknown(DeclaredCatalog catalog) {
    return new RoleSpots(catalog, DeclaredScopes.all(catalog), Map.of(), false);
  }

  /** The roles where the player whose turn it is chose a program about entities of scopes. */
  RoleSpots chosen(String self, String target) {
    Spot player = new Spot(Optional.empty(), Spot.Side.ACTIVE);
    RoleSpots here =
        new RoleSpots(catalog, scopes, Map.of(), true)
            .with(SELF, self.isEmpty() ? player : of(self, player));
    return target.isEmpty() ? here : here.with(Selector.Role.TARGET.name(), of(target, player));
  }

  private RoleSpots with(String role, Spot spot) {
    Map<String, Spot> more = new HashMap<>(known);
    more.put(role, spot);
    return new RoleSpots(catalog, scopes, more, chosen);
  }

  /** The place of an entity of a scope. */
  Spot of(String name, Spot viewer) {
    Scope scope = scopes.get(name);
    if (name.equals(SELF) || scope == null) {
      return name.equals(SELF) ? viewer : Spot.UNKNOWN;
    }
    Spot.Side side = viewer.side().seen(scope.whose());
    boolean nowhere =
        !scope.attachedTo().isEmpty() || scope.kinds().contains(DeclaredCatalog.PLAYER);
    if (nowhere) {
      return new Spot(Optional.empty(), scope.attachedTo().isEmpty() ? side : Spot.Side.ANY);
    }
    return scope.zone().isEmpty()
        ? new Spot(Optional.of(new TreeSet<>(catalog.zones(true))), side)
        : new Spot(Optional.empty(), side).in(scope.zone());
  }

  /**
   * The place of a role's entity; one that the game declares is looked for wherever it is named.
   */
  Spot of(Selector.Role role) {
    Spot self = known.getOrDefault(SELF, Spot.UNKNOWN);
    String declared = catalog.extras().roles().get(role.name());
    if (declared != null) {
      return of(declared, self);
    }
    if (role.equals(Selector.Role.OWNER)) {
      return self.moved();
    }
    return role.equals(Selector.Role.OPPONENT)
        ? new Spot(Optional.empty(), self.side().seen(Controllers.ENEMY))
        : known.getOrDefault(role.name(), Spot.UNKNOWN);
  }

  /** The place of a group's entities. */
  Spot of(Selector.Group group) {
    return each(group).of(Selector.Role.TARGET);
  }

  /** The roles behind a step that may move cards. */
  RoleSpots after(MovingPrograms.Moved moved) {
    Map<String, Spot> after = new HashMap<>(known);
    after.replaceAll((role, spot) -> mayMove(spot, moved) ? spot.moved() : spot);
    return new RoleSpots(catalog, scopes, after, chosen);
  }

  private boolean mayMove(Spot spot, MovingPrograms.Moved moved) {
    boolean inPlay = spot.zones().filter(catalog.zones(true)::containsAll).isPresent();
    return moved == MovingPrograms.Moved.ANY || moved == MovingPrograms.Moved.OUT && !inPlay;
  }

  /** The roles in a program of its own whose self is the entity of a role. */
  RoleSpots as(Selector.Role role) {
    return new RoleSpots(catalog, scopes, Map.of(SELF, of(role)), chosen);
  }

  /** The roles of a program that is begun with these or others. */
  RoleSpots or(RoleSpots other) {
    Map<String, Spot> common = new HashMap<>();
    known.forEach(
        (role, spot) -> {
          if (other.known.containsKey(role)) {
            common.put(role, spot.or(other.known.get(role)));
          }
        });
    return new RoleSpots(catalog, scopes, common, chosen && other.chosen);
  }

  @Override
  public RoleSpots each(Selector.Group group) {
    RoleSpots here = with(Selector.Role.TARGET.name(), of(group.scope(), of(group.of())));
    for (Condition condition : group.where()) {
      here = here.when(condition);
    }
    return here;
  }

  @Override
  public RoleSpots ofTarget() {
    return with(SELF, of(Selector.Role.TARGET));
  }

  @Override
  public RoleSpots when(Condition condition) {
    if (condition instanceof Condition.Is is && is.property().equals(Property.ZONE)) {
      boolean own = known.containsKey(is.who().name());
      return own ? with(is.who().name(), of(is.who()).in(is.word())) : this;
    }
    RoleSpots here = this;
    for (Condition part :
        condition instanceof Condition.All ? condition.parts() : List.<Condition>of()) {
      here = here.when(part);
    }
    return here;
  }
}
