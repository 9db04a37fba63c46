package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The groups of players and cards that effects speak of, seen from a player or from a card of one.
 * Players stand in order of seats, cards in order of acquisition, the centre from left to right.
 */
public final class Scopes {

  /** How the scopes of pools of what comes in by effects only begin. */
  public static final String RESERVE = "reserve of ";

  private Scopes() {}

  /**
   * The entities of a scope.
   *
   * @throws IllegalArgumentException if there is no such scope
   */
  public static List<Entity> find(MatchContext match, String scope, Entity from) {
    Realm realm = Realm.of(match);
    return switch (scope) {
      case "players" -> List.copyOf(realm.players());
      case "players in turn order" -> List.copyOf(realm.inTurnOrder());
      case "awake players in turn order" ->
          realm.inTurnOrder().stream()
              .filter(player -> !realm.rests(player))
              .map(Entity.class::cast)
              .toList();
      case "awake players" -> players(realm, player -> !realm.rests(player));
      case "other players" -> players(realm, player -> player.seat() != from.getController());
      case "other awake players" ->
          players(realm, player -> player.seat() != from.getController() && !realm.rests(player));
      case "citizens of the centre" -> tops(realm, Zones.CITIZENS, CardKind.CITIZEN);
      case "citizens that can be gained" ->
          List.copyOf(Recruits.open(match, realm.player(from.getController())));
      case "domains of the centre" -> tops(realm, Zones.DOMAINS, CardKind.DOMAIN);
      case "domains that can be built" ->
          List.copyOf(Purchases.buildable(match, realm.player(from.getController())));
      case "monsters of the centre" -> List.copyOf(realm.accessible(CardKind.MONSTER));
      case "monsters of the grid" -> tops(realm, Zones.MONSTERS, CardKind.MONSTER);
      case "tops of the centre" -> tops(realm);
      case "nobles of the centre", "noble slots" -> List.copyOf(realm.slots(CardKind.NOBLE));
      case "goods slots" -> List.copyOf(realm.slots(CardKind.GOODS));
      case "tome slots" -> List.copyOf(realm.slots(CardKind.TOME));
      case "tomes" ->
          realm.cargo(realm.player(from.getController())).stream()
              .filter(card -> card.kind() == CardKind.TOME)
              .map(Entity.class::cast)
              .toList();
      case "cards with a stack of their own" ->
          Cards.canPutBack(match, (Card) from) ? List.of(from) : List.of();
      default ->
          scope.startsWith(RESERVE)
              ? List.copyOf(Reserve.cards(match, scope.substring(RESERVE.length())))
              : owned(realm.tableau(realm.player(from.getController())), scope);
    };
  }

  /** The tops of all stacks that are not used up, face-down ones too. */
  private static List<Entity> tops(Realm realm) {
    List<Entity> found = new ArrayList<>();
    for (Card card : realm.tops()) {
      boolean mark = card.kind() == CardKind.TOKEN || card.isCommon() && !card.isMonster();
      if (!mark) {
        found.add(card);
      }
    }
    return found;
  }

  private static List<Entity> players(Realm realm, Predicate<Player> which) {
    List<Entity> found = new ArrayList<>();
    for (Player player : realm.players()) {
      if (which.test(player)) {
        found.add(player);
      }
    }
    return found;
  }

  /** The accessible cards of a kind in one grid; monsters are also those of events. */
  private static List<Entity> tops(Realm realm, String zone, CardKind kind) {
    List<Entity> found = new ArrayList<>();
    for (Card card : realm.tops(zone)) {
      boolean asked = card.kind() == kind || kind == CardKind.MONSTER && card.isMonster();
      if (asked && !card.isFlipped()) {
        found.add(card);
      }
    }
    return found;
  }

  private static List<Entity> owned(List<Card> tableau, String scope) {
    Predicate<Card> which =
        switch (scope) {
          case "citizens" -> card -> card.kind() == CardKind.CITIZEN;
          case "face-up citizens" -> card -> card.kind() == CardKind.CITIZEN && !card.isFlipped();
          case "starters" -> card -> card.kind() == CardKind.STARTER && !card.isFlipped();
          case "domains" -> card -> card.kind() == CardKind.DOMAIN;
          case "face-up domains" -> card -> card.kind() == CardKind.DOMAIN && !card.isFlipped();
          case "monsters" -> Card::isMonster;
          case "cards with roles" ->
              card ->
                  card.kind() == CardKind.CITIZEN
                      || card.kind() == CardKind.DOMAIN
                      || card.kind() == CardKind.NOBLE;
          default ->
              throw new IllegalArgumentException("scope (" + scope + ") is not one of Valeria.");
        };
    List<Entity> found = new ArrayList<>();
    for (Card card : tableau) {
      if (which.test(card)) {
        found.add(card);
      }
    }
    return found;
  }
}
