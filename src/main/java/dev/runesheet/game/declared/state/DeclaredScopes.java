package dev.runesheet.game.declared.state;

import dev.runesheet.engine.verb.OwnZone;
import dev.runesheet.game.declared.catalog.Bounds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.catalog.TurnScope;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.word.Controllers;
import dev.runesheet.word.EngineScope;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Viewpoint;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * The scopes of a declared game: those of the engine, {@code own} and {@code enemy} with the name
 * of each zone, and those that the game declares. Players are only in scopes that list their kind.
 */
public final class DeclaredScopes {

  /** The word before a zone for the scope of a player's own cards there. */
  public static final String OWN = OwnZone.OWN;

  /** The word before a zone for the scope of other players' cards there. */
  public static final String ENEMY = "enemy ";

  private static final Map<String, Scope> PLAYERS = players();

  /** The scope of the cards attached to the viewer. */
  public static final String ATTACHED = "attached";

  /** The scope of all players. */
  public static final String ALL_PLAYERS = "players";

  /** The scope of the player whose turn it is. */
  public static final String ACTIVE_PLAYER = "active player";

  private static final Map<String, Scope> GIVEN = given();

  private DeclaredScopes() {}

  private static Map<String, Scope> players() {
    List<String> kind = List.of(DeclaredCatalog.PLAYER);
    Map<String, Scope> scopes = new LinkedHashMap<>();
    scopes.put(ALL_PLAYERS, new Scope(kind, "", Controllers.ANY, false));
    scopes.put("other players", new Scope(kind, "", Controllers.ENEMY, false));
    scopes.put("next player", inTurn(Controllers.ENEMY, TurnScope.NEXT));
    scopes.put("previous player", inTurn(Controllers.ENEMY, TurnScope.PREVIOUS));
    scopes.put(ACTIVE_PLAYER, inTurn(Controllers.ANY, TurnScope.ACTIVE));
    scopes.put("players in turn order", inTurn(Controllers.ANY, TurnScope.ALL));
    return Collections.unmodifiableMap(scopes);
  }

  private static Scope inTurn(Controllers whose, TurnScope which) {
    List<String> kind = List.of(DeclaredCatalog.PLAYER);
    Integer most = which == TurnScope.ALL ? null : 1;
    return new Scope(kind, "", whose, false, false, Map.of(), Map.of(), Map.of(), "", most, which);
  }

  /** The scopes that every game has. */
  private static Map<String, Scope> given() {
    Map<String, Scope> scopes = new LinkedHashMap<>();
    for (EngineScope scope : EngineScope.values()) {
      scopes.put(scope.word(), new Scope(List.of(), "", scope.whose(), scope.others()));
    }
    scopes.putAll(PLAYERS);
    scopes.put(
        ATTACHED,
        new Scope(
            List.of(),
            "",
            Controllers.ANY,
            false,
            false,
            Map.of(),
            Map.of(),
            Map.of(),
            HolderScope.SELF,
            null,
            null));
    return Collections.unmodifiableMap(scopes);
  }

  /** The names of the scopes that a zone brings: its own name if all players have it in common. */
  public static List<String> ofZone(String zone, boolean common) {
    return common ? List.of(zone) : List.of(OWN + zone, ENEMY + zone);
  }

  /** All scopes by name. */
  public static Map<String, Scope> all(DeclaredCatalog catalog) {
    Map<String, Boolean> zones = new LinkedHashMap<>();
    catalog.zones().forEach((name, zone) -> zones.put(name, zone.common()));
    return all(zones, catalog.scopes(), catalog.extras().roles());
  }

  /**
   * All scopes by name.
   *
   * @param zones the zones of the game, and whether all players have them in common
   * @param scopes the scopes that it declares
   * @param roles the scope of each role that it declares
   */
  public static Map<String, Scope> all(
      Map<String, Boolean> zones, Map<String, Scope> scopes, Map<String, String> roles) {
    Map<String, Scope> all = new LinkedHashMap<>(GIVEN);
    zones.forEach(
        (zone, common) ->
            ofZone(zone, common).forEach(name -> all.put(name, ofZone(zone, name, common))));
    all.putAll(scopes);
    roles.forEach((role, scope) -> all.put(role, all.get(scope)));
    return all;
  }

  private static Scope ofZone(String zone, String name, boolean common) {
    Controllers own = name.startsWith(OWN) ? Controllers.OWN : Controllers.ENEMY;
    return new Scope(List.of(), zone, common ? Controllers.ANY : own, false);
  }

  /** The scope of a name, one of {@link #all(DeclaredCatalog)}; null if there is none. */
  public static Scope named(DeclaredCatalog catalog, String name) {
    String scope = catalog.extras().roles().getOrDefault(name, name);
    if (catalog.scopes().containsKey(scope)) {
      return catalog.scopes().get(scope);
    }
    String own = scope.startsWith(OWN) ? OWN : scope.startsWith(ENEMY) ? ENEMY : "";
    for (String zone : List.of(scope, scope.substring(own.length()))) {
      boolean common = catalog.isCommon(zone);
      if (catalog.zones().containsKey(zone) && ofZone(zone, common).contains(scope)) {
        return ofZone(zone, scope, common);
      }
    }
    return GIVEN.get(scope);
  }

  /** The entities from which a scope is the same; of cards of players, one's own come first. */
  public static Viewpoint viewpoint(DeclaredCatalog catalog, String name) {
    if (!isOfPlayer(name, one -> named(catalog, one))) {
      return Viewpoint.ENTITY;
    }
    Scope scope = named(catalog, name);
    boolean common = scope.whose() == Controllers.ANY && catalog.isCommon(scope.zone());
    return common ? Viewpoint.ALL : Viewpoint.PLAYER;
  }

  /** True if one of some scopes is the same for all entities of one player. */
  public static boolean isOfPlayer(String name, Map<String, Scope> all) {
    return isOfPlayer(name, all::get);
  }

  private static boolean isOfPlayer(String name, Function<String, Scope> scopes) {
    Scope scope = scopes.apply(name);
    if (scope == null || scope.others() || scope.sameZone()) {
      return false;
    }
    return scope.attachedTo().isEmpty() || isOfPlayer(scope.attachedTo(), scopes);
  }

  /** True for a scope that every game has of players by the order of turns. */
  public static boolean isInTurn(String name) {
    return PLAYERS.containsKey(name) && PLAYERS.get(name).inTurn() != null;
  }

  /** The scopes of players. */
  public static Map<String, Scope> ofPlayers() {
    return PLAYERS;
  }

  /**
   * The entities of a scope: those of the viewer's controller first, then by place and number;
   * attached cards in the order of their hosts; players in the order of turns, which is seen from
   * the active player where nobody is the viewer's.
   *
   * @param others finds the entities of another scope
   */
  public static List<Entity> find(
      MatchContext match, Scope scope, Entity from, Function<String, List<Entity>> others) {
    int own = match.sideOf(from);
    if (scope.inTurn() != null) {
      boolean active = own < 0 || scope.inTurn() == TurnScope.ACTIVE;
      int viewer = active ? match.state(DeclaredState.class).active : own;
      return TurnOrder.of(match).seen(scope.inTurn(), viewer).stream().map(match::entity).toList();
    }
    List<Entity> found = new ArrayList<>();
    if (!scope.attachedTo().isEmpty()) {
      List<Entity> hosts =
          scope.attachedTo().equals(HolderScope.SELF)
              ? List.of(from)
              : others.apply(scope.attachedTo());
      for (Entity host : hosts) {
        for (Entity entity : Attached.of(match, host)) {
          if (isSo(scope, entity, from, own)) {
            found.add(entity);
          }
        }
      }
      return first(scope, found);
    }
    DeclaredState state = match.state(DeclaredState.class);
    ScopeOrder order = new ScopeOrder(match.world(), own);
    boolean anywhere = scope.zone().isEmpty();
    for (Entity entity :
        anywhere
            ? state.places().present(match.world())
            : order.in(scope.zone(), state.players())) {
      if (isSo(scope, entity, from, own)) {
        found.add(entity);
      }
    }
    return first(scope, anywhere ? order.sorted(found) : found);
  }

  /**
   * False if a scope does not have an entity in it; of scopes of which that depends on others, such
   * as those of attached cards, it may.
   *
   * @param own the player whose entities are one's own
   */
  public static boolean mayReach(
      DeclaredCatalog catalog, String name, Entity from, int own, Entity target) {
    if (name.equals(HolderScope.SELF)) {
      return from.getId() == target.getId();
    }
    Scope scope = named(catalog, name);
    boolean depends = scope == null || scope.inTurn() != null || !scope.attachedTo().isEmpty();
    return depends || belongs(scope, target, from, own);
  }

  private static List<Entity> first(Scope scope, List<Entity> found) {
    boolean all = scope.most() == null || scope.most() >= found.size();
    return all ? found : List.copyOf(found.subList(0, scope.most()));
  }

  private static boolean belongs(Scope scope, Entity entity, Entity from, int own) {
    boolean there =
        scope.zone().isEmpty() ? entity.isPresent() : entity.getZone().equals(scope.zone());
    return there && isSo(scope, entity, from, own);
  }

  private static boolean isSo(Scope scope, Entity entity, Entity from, int own) {
    return isWhose(scope, entity, own)
        && (scope.kinds().isEmpty()
            ? !entity.getKind().equals(DeclaredCatalog.PLAYER)
            : scope.kinds().contains(entity.getKind()))
        && !(scope.others() && entity.getId() == from.getId())
        && (!scope.sameZone() || entity.getZone().equals(from.getZone()))
        && (scope.words().isEmpty() || carriesAll(entity, scope.words()))
        && (scope.printed().isEmpty() || printsAll(entity, scope.printed()))
        && (scope.now().isEmpty() || hasAll(entity, scope.now()));
  }

  private static boolean isWhose(Scope scope, Entity entity, int own) {
    int controller = entity.getController();
    return controller >= 0
        ? scope.whose().include(controller, own)
        : DeclaredCatalog.isOfCards(entity.getKind())
            && (scope.hasOfNobody() || scope.whose().include(controller, own));
  }

  private static boolean carriesAll(Entity entity, Map<String, String> words) {
    for (Map.Entry<String, String> word : words.entrySet()) {
      if (!entity.carries(word.getKey(), word.getValue())) {
        return false;
      }
    }
    return true;
  }

  /** True if numbers that no effect changes lie within bounds. */
  private static boolean hasAll(Entity entity, Map<String, Bounds> now) {
    return areWithin(now, entity::standsAtLeast, entity::standsAtMost);
  }

  /** True if the numbers that are printed on an entity lie within bounds. */
  static boolean printsAll(Entity entity, Map<String, Bounds> printed) {
    return areWithin(printed, entity::printsAtLeast, entity::printsAtMost);
  }

  private static boolean areWithin(
      Map<String, Bounds> asked,
      BiPredicate<String, Double> atLeast,
      BiPredicate<String, Double> atMost) {
    for (Map.Entry<String, Bounds> one : asked.entrySet()) {
      Bounds bounds = one.getValue();
      if (bounds.least() != null && !atLeast.test(one.getKey(), bounds.least())
          || bounds.most() != null && !atMost.test(one.getKey(), bounds.most())) {
        return false;
      }
    }
    return true;
  }
}
