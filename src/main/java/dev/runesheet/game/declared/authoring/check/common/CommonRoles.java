package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.word.Need;
import dev.runesheet.word.Property;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The roles at one place of a program whose cards surely lie in one zone there.
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

  /** No role of whose card it is known where it lies. */
  static CommonRoles none(DeclaredCatalog catalog) {
    return new CommonRoles(catalog, Map.of());
  }

  /**
   * The roles where a program begins: of an action, what it is done with and on; of an effect in
   * force, the card whose effect it is, if that is in play in one zone alone.
   */
  static CommonRoles of(Effect effect, DeclaredCatalog catalog) {
    CommonRoles none = none(catalog);
    Card card = catalog.cards().get(effect.owner());
    if (card != null) {
      List<String> there = catalog.inPlay(card.kind());
      boolean sure =
          there.size() == 1
              && !catalog.extras().isEquipment(card.kind())
              && effect.trigger().need() == Need.LIVE;
      return sure ? none.with(SELF, there.get(0)) : none;
    }
    return catalog.actions().values().stream()
        .filter(action -> action.program().equals(effect.id()))
        .findFirst()
        .map(
            action ->
                none.with(SELF, none.zone(action.scope())).with(TARGET, none.zone(action.on())))
        .orElse(none);
  }

  /** The common zone in which a role's card surely lies; null if that is not known. */
  String of(Selector.Role role) {
    String zone = zones.get(role.name());
    return catalog.isCommon(zone) ? zone : null;
  }

  /** True if a role's card surely lies in a zone of a player. */
  boolean isOfPlayer(Selector.Role role) {
    String zone = zones.get(role.name());
    return zone != null && !catalog.isCommon(zone);
  }

  /** The roles behind a line that may move any card. */
  CommonRoles moved() {
    return none(catalog);
  }

  /** The roles in a procedure whose self is the card of a role; it has no target yet. */
  CommonRoles as(Selector.Role role) {
    return with(TARGET, null).with(SELF, zones.get(role.name()));
  }

  /** The roles whose cards lie in the same zone here and there. */
  CommonRoles and(CommonRoles there) {
    Map<String, String> both = new HashMap<>(zones);
    both.entrySet().retainAll(there.zones.entrySet());
    return new CommonRoles(catalog, both);
  }

  private String zone(String name) {
    Scope scope = DeclaredScopes.named(catalog, name);
    return scope == null || scope.zone().isEmpty() ? null : scope.zone();
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
      return with(is.who().name(), catalog.zones().containsKey(is.word()) ? is.word() : null);
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
