package dev.runesheet.game.valeria;

import dev.runesheet.engine.Handlers;
import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.valeria.centre.Cards;
import dev.runesheet.game.valeria.centre.Recruits;
import dev.runesheet.game.valeria.centre.Reserve;
import dev.runesheet.game.valeria.turn.Purchases;
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

  /** The prefix of the scopes of reserves, whose cards come into the game only by effects. */
  public static final String RESERVE = "reserve of ";

  private static final Set<CardKind> WITH_ROLES =
      EnumSet.of(CardKind.CITIZEN, CardKind.DOMAIN, CardKind.NOBLE);

  private Scopes() {}

  public static void register(Handlers on) {
    players(on);
    centre(on);
    owned(on);
    on.scopes(RESERVE, (match, pool, from) -> List.copyOf(Reserve.cards(match, pool)));
  }

  private static void players(Handlers on) {
    on.scope("players", (match, from) -> List.copyOf(CardIndex.of(match).players()));
    on.scope(
        "players in turn order", (match, from) -> List.copyOf(CardIndex.of(match).inTurnOrder()));
    on.scope(
        "awake players in turn order",
        (match, from) -> awake(CardIndex.of(match), CardIndex.of(match).inTurnOrder()));
    on.scope(
        "awake players",
        (match, from) -> awake(CardIndex.of(match), CardIndex.of(match).players()));
    on.scope("other players", (match, from) -> others(CardIndex.of(match).players(), from));
    on.scope(
        "other awake players",
        (match, from) -> others(awake(CardIndex.of(match), CardIndex.of(match).players()), from));
  }

  private static List<Entity> awake(CardIndex realm, List<Player> players) {
    return select(players, player -> !realm.rests(player));
  }

  private static List<Entity> others(List<? extends Entity> players, Entity from) {
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

  private static void centre(Handlers on) {
    on.scope("citizens of the centre", tops(Zones.CITIZENS, CardKind.CITIZEN));
    on.scope(
        "citizens that can be gained",
        (match, from) -> List.copyOf(Recruits.open(match, player(match, from))));
    on.scope("domains of the centre", tops(Zones.DOMAINS, CardKind.DOMAIN));
    on.scope(
        "domains that can be built",
        (match, from) -> List.copyOf(Purchases.buildable(match, player(match, from))));
    on.scope(
        "monsters of the centre",
        (match, from) -> List.copyOf(CardIndex.of(match).accessible(CardKind.MONSTER)));
    on.scope("monsters of the grid", tops(Zones.MONSTERS, CardKind.MONSTER));
    on.scope(
        "tops of the centre",
        (match, from) -> select(CardIndex.of(match).tops(), Scopes::isUsable));
    on.scope("nobles of the centre", slots(CardKind.NOBLE));
    on.scope("noble slots", slots(CardKind.NOBLE));
    on.scope("goods slots", slots(CardKind.GOODS));
    on.scope("tome slots", slots(CardKind.TOME));
    on.scope(
        "cards with a stack of their own",
        (match, from) -> Cards.canPutBack(match, (Card) from) ? List.of(from) : List.of());
  }

  private static Player player(MatchContext match, Entity from) {
    return CardIndex.of(match).player(from.getController());
  }

  private static Handlers.Scope slots(CardKind kind) {
    return (match, from) -> List.copyOf(CardIndex.of(match).slots(kind));
  }

  /** True if the top of a stack is no mark that it is used up; face-down ones are not. */
  private static boolean isUsable(Card top) {
    return top.kind() != CardKind.TOKEN && (!top.isCommon() || top.isMonster());
  }

  /** The accessible cards of a kind in one grid; monsters are also those of events. */
  private static Handlers.Scope tops(String zone, CardKind kind) {
    return (match, from) ->
        select(
            CardIndex.of(match).tops(zone),
            card ->
                (card.kind() == kind || kind == CardKind.MONSTER && card.isMonster())
                    && !card.isFlipped());
  }

  private static void owned(Handlers on) {
    on.scope("citizens", tableau(card -> card.kind() == CardKind.CITIZEN));
    on.scope(
        "face-up citizens", tableau(card -> card.kind() == CardKind.CITIZEN && !card.isFlipped()));
    on.scope("starters", tableau(card -> card.kind() == CardKind.STARTER && !card.isFlipped()));
    on.scope("domains", tableau(card -> card.kind() == CardKind.DOMAIN));
    on.scope(
        "face-up domains", tableau(card -> card.kind() == CardKind.DOMAIN && !card.isFlipped()));
    on.scope("monsters", tableau(Card::isMonster));
    on.scope("cards with roles", tableau(card -> WITH_ROLES.contains(card.kind())));
    on.scope(
        "tomes",
        (match, from) ->
            select(
                CardIndex.of(match).cargo(player(match, from)),
                card -> card.kind() == CardKind.TOME));
  }

  private static Handlers.Scope tableau(Predicate<Card> which) {
    return (match, from) -> select(CardIndex.of(match).tableau(player(match, from)), which);
  }
}
