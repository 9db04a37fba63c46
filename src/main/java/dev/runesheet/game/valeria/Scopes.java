package dev.runesheet.game.valeria;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.centre.Reserve;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.turn.Purchases;
import dev.runesheet.game.valeria.word.ValeriaScope;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The groups of players and cards in effects, seen from a player or from a card of one. Players
 * stand in order of seats, cards in order of acquisition, the centre from left to right.
 */
public final class Scopes {

  private static final Set<CardKind> WITH_ROLES =
      EnumSet.of(CardKind.CITIZEN, CardKind.DOMAIN, CardKind.NOBLE);

  private Scopes() {}

  public static void register(Handlers on) {
    for (ValeriaScope scope : ValeriaScope.values()) {
      on.scope(scope.word(), scope.isOfPlayers() ? players(scope) : cards(scope));
    }
    on.scopes(ValeriaScope.RESERVE, (match, pool, from) -> List.copyOf(Reserve.cards(match, pool)));
  }

  private static Handlers.Scope players(ValeriaScope scope) {
    return (match, from) -> {
      CardIndex index = CardIndex.of(match);
      return switch (scope) {
        case PLAYERS -> List.copyOf(index.players());
        case IN_TURN_ORDER -> List.copyOf(index.inTurnOrder());
        case AWAKE_IN_TURN_ORDER -> List.copyOf(index.awake(index.inTurnOrder()));
        case AWAKE -> List.copyOf(index.awake(index.players()));
        case OTHERS -> others(index.players(), from);
        case AWAKE_OTHERS -> others(index.awake(index.players()), from);
        default -> throw new IllegalArgumentException(scope + " is no scope of players.");
      };
    };
  }

  private static List<Entity> others(List<Player> players, Entity from) {
    return select(players, player -> player.getController() != from.getController());
  }

  private static <E extends Entity> List<Entity> select(List<E> all, Predicate<E> which) {
    List<Entity> found = new ArrayList<>();
    for (E one : all) {
      if (which.test(one)) {
        found.add(one);
      }
    }
    return found;
  }

  private static Handlers.Scope cards(ValeriaScope scope) {
    return switch (scope) {
      case CENTRE_CITIZENS -> tops(Zones.CITIZENS, CardKind.CITIZEN);
      case OPEN_CITIZENS ->
          (match, from) -> List.copyOf(Purchases.citizens(match, player(match, from)));
      case CENTRE_DOMAINS -> tops(Zones.DOMAINS, CardKind.DOMAIN);
      case BUILDABLE ->
          (match, from) -> List.copyOf(Purchases.buildable(match, player(match, from)));
      case CENTRE_MONSTERS ->
          (match, from) -> List.copyOf(CardIndex.of(match).accessible(CardKind.MONSTER));
      case GRID_MONSTERS -> tops(Zones.MONSTERS, CardKind.MONSTER);
      case CENTRE_TOPS -> (match, from) -> select(CardIndex.of(match).tops(), top -> !top.isMark());
      case CENTRE_NOBLES, NOBLE_SLOTS -> slots(CardKind.NOBLE);
      case GOODS_SLOTS -> slots(CardKind.GOODS);
      case TOME_SLOTS -> slots(CardKind.TOME);
      case WITH_OWN_STACK ->
          (match, from) -> Cards.canPutBack(match, (Card) from) ? List.of(from) : List.of();
      default -> owned(scope);
    };
  }

  /** The cards of a player. */
  private static Handlers.Scope owned(ValeriaScope scope) {
    return switch (scope) {
      case CITIZENS -> tableau(card -> card.kind() == CardKind.CITIZEN);
      case FACE_UP_CITIZENS ->
          tableau(card -> card.kind() == CardKind.CITIZEN && !card.isFlipped());
      case STARTERS -> tableau(card -> card.kind() == CardKind.STARTER && !card.isFlipped());
      case DOMAINS -> tableau(card -> card.kind() == CardKind.DOMAIN);
      case FACE_UP_DOMAINS -> tableau(card -> card.kind() == CardKind.DOMAIN && !card.isFlipped());
      case MONSTERS -> tableau(Card::isMonster);
      case CARDS_WITH_ROLES -> tableau(card -> WITH_ROLES.contains(card.kind()));
      case TOMES ->
          (match, from) ->
              List.copyOf(CardIndex.of(match).cargo(player(match, from), CardKind.TOME));
      default -> throw new IllegalArgumentException(scope + " is no scope of a player's cards.");
    };
  }

  private static Player player(MatchContext match, Entity from) {
    return CardIndex.of(match).player(from.getController());
  }

  private static Handlers.Scope slots(CardKind kind) {
    return (match, from) -> List.copyOf(CardIndex.of(match).slots(kind));
  }

  /** The accessible cards of a kind in one grid; monsters are also those of events. */
  private static Handlers.Scope tops(String zone, CardKind kind) {
    List<String> grid = List.of(zone);
    return (match, from) -> List.copyOf(CardIndex.of(match).accessible(kind, grid));
  }

  private static Handlers.Scope tableau(Predicate<Card> which) {
    return (match, from) -> select(CardIndex.of(match).tableau(player(match, from)), which);
  }
}
