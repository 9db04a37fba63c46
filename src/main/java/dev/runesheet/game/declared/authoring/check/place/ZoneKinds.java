package dev.runesheet.game.declared.authoring.check.place;

import dev.runesheet.engine.verb.Draw;
import dev.runesheet.game.declared.authoring.check.common.NamedZones;
import dev.runesheet.game.declared.authoring.check.role.EffectRoles;
import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.game.declared.verb.CreationVerbs;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.spi.verb.Verb;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The kinds of cards that can come to each zone, or be attached: those that begin there, and those
 * that lines bring from where they can be. A line of which it is not sure where it moves a card may
 * move it to any zone.
 */
public final class ZoneKinds {

  /** Stands for being attached to another card, or covered by one. */
  private static final String ATTACHED = RoleKinds.ATTACHED;

  private final DeclaredCatalog catalog;
  private final Map<String, Set<String>> kinds = new HashMap<>();

  /** The same without those that leave play in the program that brings them, as spells do. */
  private final Map<String, Set<String>> staying = new HashMap<>();

  /** The zones to which cards are drawn. */
  private final Set<String> drawn = new HashSet<>();

  private ZoneKinds(DeclaredCatalog catalog, Function<String, Set<String>> beginnings) {
    this.catalog = catalog;
    kinds.put(ATTACHED, new TreeSet<>());
    catalog.zones().keySet().forEach(zone -> kinds.put(zone, new TreeSet<>()));
    kinds.keySet().forEach(zone -> staying.put(zone, new TreeSet<>()));
    for (String kind : catalog.kinds().keySet()) {
      if (DeclaredCatalog.isOfCards(kind)) {
        bring(Set.of(kind), beginnings.apply(kind), true);
      }
    }
  }

  /** A game that knows the kinds which can come to its zones, if its effects alone move cards. */
  public static DeclaredCatalog of(DeclaredCatalog catalog, Collection<Effect> effects) {
    ZoneKinds reached = new ZoneKinds(catalog, catalog::beginnings);
    reached.follow(effects);
    return catalog
        .placing(reached.kinds, reached.staying, reached.drawn)
        .with(catalog.actions(), catalog.extras().attaching(reached.kinds.get(ATTACHED)));
  }

  /**
   * The same game where only what decks and lines bring comes to its zones. Whoever sets up a
   * position by hand may lay other cards there.
   */
  public static DeclaredCatalog dealt(DeclaredCatalog catalog, Collection<Effect> effects) {
    Set<String> inDecks = new HashSet<>();
    catalog
        .decks()
        .values()
        .forEach(deck -> deck.forEach(card -> inDecks.add(catalog.cards().get(card).kind())));
    boolean any = catalog.extras().building() != null || inDecks.isEmpty();
    if (any || !catalog.knowsKinds()) {
      return catalog;
    }
    ZoneKinds reached =
        new ZoneKinds(
            catalog,
            kind -> {
              Set<String> zones = new HashSet<>(catalog.beginnings(kind));
              zones.removeIf(zone -> !inDecks.contains(kind) && !catalog.isCommon(zone));
              return zones;
            });
    reached.follow(effects);
    return catalog.placing(reached.kinds, reached.staying, reached.drawn);
  }

  private void follow(Collection<Effect> effects) {
    for (int before = -1; before < size(); ) {
      before = size();
      EffectRoles roles = EffectRoles.of(effects, catalog, kinds, Map.of());
      for (Effect effect : effects) {
        if (effect.body() instanceof Body.Program program) {
          lines(program.steps(), roles.ofLines(effect));
        }
      }
    }
  }

  private int size() {
    return kinds.values().stream().mapToInt(Set::size).sum();
  }

  private void lines(List<Step> steps, RoleKinds roles) {
    Set<Step> passing = PassingCards.lines(steps);
    RoleFacts.lines(
        roles,
        steps,
        (step, here) -> {
          if (step instanceof Step.Do act && act.verb().changes().contains(Verb.Change.PLACE)) {
            line(act, here, !passing.contains(act));
          }
          RoleFacts.inside(here, step, this::lines);
        });
  }

  private void line(Step.Do act, RoleKinds roles, boolean stays) {
    if (!act.verb().isShipped()) {
      bring(catalog.kinds().keySet(), kinds.keySet(), true);
      return;
    }
    List<String> named = NamedZones.of(act);
    Set<String> moved = MovingLine.named(act, roles, catalog);
    switch (act.verb().like()) {
      case Draw.NAME -> {
        bring(Set.copyOf(kinds.get(named.get(0))), named.subList(1, 2), true);
        drawn.add(named.get(1));
      }
      case AnswerVerbs.PAY_WITH -> bring(Set.copyOf(kinds.get(ATTACHED)), named, true);
      case PlacingVerbs.ATTACH -> bring(role(act, "target", roles), List.of(ATTACHED), true);
      case CreationVerbs.CREATE_ON -> bring(moved, List.of(ATTACHED), true);
      case PlacingVerbs.COVER -> {
        Set<String> covered = role(act, "target", roles);
        bring(role(act, "card", roles), zonesOf(covered), true);
        bring(covered, List.of(ATTACHED), true);
      }
      case PlacingVerbs.SWAP -> {
        bring(role(act, "target", roles), zonesOf(role(act, "other", roles)), true);
        bring(role(act, "other", roles), zonesOf(role(act, "target", roles)), true);
      }
      default -> bring(moved, named.isEmpty() ? catalog.zones().keySet() : named, stays);
    }
  }

  private static Set<String> role(Step.Do act, String parameter, RoleKinds roles) {
    return roles.of((Selector.Role) act.arguments().get(parameter));
  }

  /** The zones where cards of some kinds can be so far. */
  private List<String> zonesOf(Set<String> some) {
    return catalog.zones().keySet().stream()
        .filter(zone -> !Collections.disjoint(kinds.get(zone), some))
        .toList();
  }

  private void bring(Set<String> moved, Collection<String> zones, boolean stays) {
    Set<String> cards = new TreeSet<>(moved);
    cards.removeIf(kind -> !DeclaredCatalog.isOfCards(kind));
    for (String zone : zones) {
      kinds.get(zone).addAll(cards);
      if (stays) {
        staying.get(zone).addAll(cards);
      }
    }
  }
}
