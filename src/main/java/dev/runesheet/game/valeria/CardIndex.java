package dev.runesheet.game.valeria;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.World;
import dev.runesheet.engine.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The places of all cards at a moment: stacks, tableaus, decks. A cache derived from the entities,
 * rebuilt when it is used after a change of place.
 */
public final class CardIndex {

  /** The number of stacks of monsters. */
  public static final int MONSTER_STACKS = 5;

  /** The number of stacks of citizens. */
  public static final int CITIZEN_STACKS = 10;

  /** The number of stacks of domains. */
  public static final int DOMAIN_STACKS = 5;

  private static final int MOST_PLAYERS = 5;
  private static final Comparator<Card> BY_PLACE = Comparator.comparingInt(Card::getPosition);

  private final World world;
  private final int version;
  private final ValeriaState state;
  private final List<Player> players = new ArrayList<>();
  private final List<List<Card>> monsters = lists(MONSTER_STACKS);
  private final List<List<Card>> citizens = lists(CITIZEN_STACKS);
  private final List<List<Card>> domains = lists(DOMAIN_STACKS);
  private final List<List<Card>> tableaus = lists(MOST_PLAYERS);
  private final List<List<Card>> hands = lists(MOST_PLAYERS);
  private final List<Card> exhausted = new ArrayList<>();
  private final List<Card> banished = new ArrayList<>();
  private final List<Card> agents = new ArrayList<>();
  private final List<List<Card>> cargoes = lists(MOST_PLAYERS);
  private final Map<CardKind, List<Card>> slots = new EnumMap<>(CardKind.class);

  private CardIndex(World world, ValeriaState state) {
    this.world = world;
    this.version = world.version();
    this.state = state;
    for (Entity entity : world.entities()) {
      if (entity instanceof Player player) {
        players.add(player);
      } else if (entity instanceof Card card) {
        put(card);
      }
    }
    for (List<List<Card>> grid : List.of(monsters, citizens, domains, tableaus, hands, cargoes)) {
      grid.forEach(cards -> cards.sort(BY_PLACE));
    }
    exhausted.sort(BY_PLACE);
    banished.sort(BY_PLACE);
    agents.sort(BY_PLACE);
    slots.values().forEach(row -> row.sort(BY_PLACE));
  }

  private static List<List<Card>> lists(int size) {
    List<List<Card>> lists = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  private void put(Card card) {
    switch (card.getZone()) {
      case Zones.MONSTERS -> monsters.get(card.stack()).add(card);
      case Zones.CITIZENS -> citizens.get(card.stack()).add(card);
      case Zones.DOMAINS -> domains.get(card.stack()).add(card);
      case Zones.TABLEAU -> tableaus.get(card.getController()).add(card);
      case Zones.HAND -> hands.get(card.getController()).add(card);
      case Zones.EXHAUSTED -> exhausted.add(card);
      case Zones.BANISHED -> banished.add(card);
      case Zones.AGENTS -> agents.add(card);
      case Zones.CARGO -> cargoes.get(card.getController()).add(card);
      default -> {
        if (card.getZone().equals(Zones.slots(card.kind()))) {
          slots.computeIfAbsent(card.kind(), kind -> new ArrayList<>()).add(card);
        }
      }
    }
  }

  /** The present index of a match. */
  public static CardIndex of(MatchContext match) {
    return of(match.world(), match.state(ValeriaState.class));
  }

  /** The present index, for read-only use. */
  public static CardIndex of(World world, ValeriaState state) {
    CardIndex known = state.realm;
    if (known == null
        || known.world != world
        || known.version != world.version()
        || known.state != state) {
      known = new CardIndex(world, state);
      state.realm = known;
    }
    return known;
  }

  /** The players by seat. */
  public List<Player> players() {
    return players;
  }

  /** The player at a seat. */
  public Player player(int seat) {
    return players.get(seat);
  }

  /** The player whose turn it is. */
  public Player active() {
    return players.get(state.active);
  }

  /** The players, the active one first, then clockwise. */
  public List<Player> inTurnOrder() {
    List<Player> order = new ArrayList<>(players.size());
    for (int i = 0; i < players.size(); i++) {
      order.add(players.get((state.active + i) % players.size()));
    }
    return order;
  }

  /** Whether a player rests: of five, the one before the active player. */
  public boolean rests(Player player) {
    return players.size() == MOST_PLAYERS
        && player.seat() == (state.active + MOST_PLAYERS - 1) % MOST_PLAYERS;
  }

  /**
   * The stacks of a grid from left to right, each from the bottom to the top.
   *
   * @param zone {@link Zones#MONSTERS}, {@link Zones#CITIZENS} or {@link Zones#DOMAINS}
   */
  public List<List<Card>> grid(String zone) {
    return switch (zone) {
      case Zones.MONSTERS -> monsters;
      case Zones.CITIZENS -> citizens;
      case Zones.DOMAINS -> domains;
      default -> throw new IllegalArgumentException("zone (" + zone + ") is not a grid.");
    };
  }

  /** The top of a stack, or null if it is empty. */
  public static Card top(List<Card> stack) {
    return stack.isEmpty() ? null : stack.get(stack.size() - 1);
  }

  /** The tops of a grid's stacks from left to right. */
  public List<Card> tops(String zone) {
    List<Card> tops = new ArrayList<>();
    for (List<Card> stack : grid(zone)) {
      if (!stack.isEmpty()) {
        tops.add(top(stack));
      }
    }
    return tops;
  }

  /** The tops of all stacks: of monsters, then citizens, then domains, each from left to right. */
  public List<Card> tops() {
    List<Card> tops = tops(Zones.MONSTERS);
    tops.addAll(tops(Zones.CITIZENS));
    tops.addAll(tops(Zones.DOMAINS));
    return tops;
  }

  /** The accessible cards of a kind in all grids: monsters are also those of events. */
  public List<Card> accessible(CardKind kind) {
    List<Card> accessible = new ArrayList<>();
    for (List<List<Card>> grid : List.of(monsters, citizens, domains)) {
      for (List<Card> stack : grid) {
        Card top = top(stack);
        if (top != null && accessible(top, kind)) {
          accessible.add(top);
        }
      }
    }
    return accessible;
  }

  private static boolean accessible(Card card, CardKind kind) {
    boolean asked = card.kind() == kind || kind == CardKind.MONSTER && card.isMonster();
    return asked && !card.isFlipped();
  }

  /** All cards of a player, in order of acquisition. */
  public List<Card> tableau(Player player) {
    return tableaus.get(player.seat());
  }

  /** A player's cards of a kind, in order of acquisition. */
  public List<Card> owned(Player player, CardKind kind) {
    List<Card> owned = new ArrayList<>();
    for (Card card : tableau(player)) {
      if (card.kind() == kind) {
        owned.add(card);
      }
    }
    return owned;
  }

  /** The monsters a player has slain, with those of events, in order. */
  public List<Card> monsters(Player player) {
    return tableau(player).stream().filter(Card::isMonster).toList();
  }

  /** The dukes and relics in a player's hand. */
  public List<Card> hand(Player player) {
    return hands.get(player.seat());
  }

  /** The exhausted deck; the last is drawn next. */
  public List<Card> exhaustedDeck() {
    return exhausted;
  }

  /** The agents that can be engaged, by slot. */
  public List<Card> agents() {
    return agents;
  }

  /** The goods and tomes of a player, in order of acquisition. */
  public List<Card> cargo(Player player) {
    return cargoes.get(player.seat());
  }

  /** The pieces of a kind that players can have by sailing, by slot; there can be gaps. */
  public List<Card> slots(CardKind kind) {
    return slots.getOrDefault(kind, List.of());
  }

  /** The banished cards, in the order in which they were. */
  public List<Card> banished() {
    return banished;
  }

  /** The number of a player's pips of a role: on citizens, domains and nobles, face-down or not. */
  public int pips(Player player, Role role) {
    int pips = 0;
    for (Card card : tableau(player)) {
      boolean counts =
          card.kind() == CardKind.CITIZEN
              || card.kind() == CardKind.DOMAIN
              || card.kind() == CardKind.NOBLE;
      pips += counts ? card.type().pips().of(role) : 0;
    }
    return pips;
  }
}
