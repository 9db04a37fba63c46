package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.word.Property;
import java.util.HashMap;
import java.util.Map;

/**
 * The roles at one place of a program whose cards surely lie in a common zone there.
 *
 * @param zones the zone by the role's name
 */
record CommonRoles(DeclaredCatalog catalog, Map<String, String> zones)
    implements RoleFacts<CommonRoles> {

  private static final String SELF = Selector.Role.SELF.name();
  private static final String TARGET = Selector.Role.TARGET.name();

  /** Copies the map. */
  CommonRoles {
    zones = Map.copyOf(zones);
  }

  /** No role whose card surely lies in a common zone. */
  static CommonRoles none(DeclaredCatalog catalog) {
    return new CommonRoles(catalog, Map.of());
  }

  /** The roles where a program begins: of an action, what it is done with and on. */
  static CommonRoles of(Effect effect, DeclaredCatalog catalog) {
    CommonRoles none = none(catalog);
    return catalog.actions().values().stream()
        .filter(action -> action.program().equals(effect.id()))
        .findFirst()
        .map(
            action ->
                none.with(SELF, none.zone(action.scope())).with(TARGET, none.zone(action.on())))
        .orElse(none);
  }

  /** The zone in which a role's card surely lies; null if that is not known. */
  String of(Selector.Role role) {
    return zones.get(role.name());
  }

  /** The roles behind a line that may move any card. */
  CommonRoles moved() {
    return none(catalog);
  }

  /** The roles in a procedure whose self is the card of a role; it has no target yet. */
  CommonRoles as(Selector.Role role) {
    return with(TARGET, null).with(SELF, of(role));
  }

  /** The roles whose cards lie in the same zone here and there. */
  CommonRoles and(CommonRoles there) {
    Map<String, String> both = new HashMap<>(zones);
    both.entrySet().retainAll(there.zones.entrySet());
    return new CommonRoles(catalog, both);
  }

  private String zone(String name) {
    Scope scope = DeclaredScopes.all(catalog).get(name);
    return scope != null && catalog.isCommon(scope.zone()) ? scope.zone() : null;
  }

  private CommonRoles with(String role, String zone) {
    Map<String, String> more = new HashMap<>(zones);
    more.remove(role);
    if (zone != null) {
      more.put(role, zone);
    }
    return new CommonRoles(catalog, more);
  }

  @Override
  public CommonRoles when(Condition condition) {
    if (condition instanceof Condition.Is is && is.property().equals(Property.ZONE)) {
      return with(is.who().name(), catalog.isCommon(is.word()) ? is.word() : null);
    }
    CommonRoles inside = this;
    if (condition instanceof Condition.All all) {
      for (Condition part : all.parts()) {
        inside = inside.when(part);
      }
    }
    return inside;
  }

  @Override
  public CommonRoles each(Selector.Group group) {
    return with(TARGET, zone(group.scope()));
  }

  @Override
  public CommonRoles ofTarget() {
    return moved().with(SELF, zones.get(TARGET));
  }

  /** Roles of one game are compared. */
  @Override
  public boolean equals(Object other) {
    return other instanceof CommonRoles roles && zones.equals(roles.zones);
  }

  @Override
  public int hashCode() {
    return zones.hashCode();
  }
}
