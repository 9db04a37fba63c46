package dev.runesheet.game.valeria.state;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.World;
import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.Role;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The places of all cards of a match: stacks, tableaus, decks. {@link World#in} has the cards of
 * each zone in order; what is derived of them is made anew when that is another list.
 */
public final class CardIndex {

  /** The number of stacks of monsters. */
  public static final int MONSTER_STACKS = 5;

  /** The number of stacks of citizens. */
  public static final int CITIZEN_STACKS = 10;

  /** The number of stacks of domains. */
  public static final int DOMAIN_STACKS = 5;

  /** The grids from left to right. */
  public static final List<String> GRIDS = List.of(Zones.MONSTERS, Zones.CITIZENS, Zones.DOMAINS);

  private static final List<Integer> STACKS =
      List.of(MONSTER_STACKS, CITIZEN_STACKS, DOMAIN_STACKS);

  private static final int MOST_PLAYERS = 5;

  private final World world;
  private final ValeriaState state;

  /** Several threads may look at a match at once: an entry is replaced, never changed. */
  private final Grid[] grids = new Grid[STACKS.size()];

  private final Tableau[] tableaus = new Tableau[MOST_PLAYERS];

  private CardIndex(World world, ValeriaState state) {
    this.world = world;
    this.state = state;
  }

  /** A grid's cards by stack. */
  private record Grid(List<Card> cards, List<List<Card>> stacks) {

    static Grid of(List<Card> cards, int size) {
      List<List<Card>> stacks = new ArrayList<>(size);
      for (int i = 0; i < size; i++) {
        stacks.add(new ArrayList<>());
      }
      cards.forEach(card -> stacks.get(card.stack()).add(card));
      return new Grid(cards, stacks);
    }
  }

  /** A player's cards by kind, and the pips that count for building, by role. */
  private record Tableau(List<Card> cards, Map<CardKind, List<Card>> owned, int[] roles) {

    static Tableau of(List<Card> cards) {
      Map<CardKind, List<Card>> owned = new EnumMap<>(CardKind.class);
      int[] roles = new int[Role.values().length];
      for (Card card : cards) {
        owned.computeIfAbsent(card.kind(), none -> new ArrayList<>()).add(card);
        if (card.kind() == CardKind.CITIZEN || card.kind() == CardKind.NOBLE) {
          for (Role role : Role.values()) {
            roles[role.ordinal()] += card.type().pips().of(role);
          }
        }
      }
      return new Tableau(cards, owned, roles);
    }
  }

  /** The index of a match. */
  public static CardIndex of(MatchContext match) {
    return of(match.world(), match.state(ValeriaState.class));
  }

  /** The index of a match, for read-only use. A copy of a state has the index of the first. */
  public static CardIndex of(World world, ValeriaState state) {
    CardIndex known = state.realm;
    if (known == null || known.world != world || known.state != state) {
      known = new CardIndex(world, state);
      state.realm = known;
    }
    return known;
  }

  /** The players by seat. */
  @SuppressWarnings("unchecked")
  public List<Player> players() {
    return (List<Player>) (List<?>) world.in(Player.ZONE);
  }

  /** The player at a seat. */
  public Player player(int seat) {
    return players().get(seat);
  }

  /** The player whose turn it is. */
  public Player active() {
    return players().get(state.active);
  }

  /** The players, the active one first, then clockwise. */
  public List<Player> inTurnOrder() {
    List<Player> players = players();
    List<Player> order = new ArrayList<>(players.size());
    for (int i = 0; i < players.size(); i++) {
      order.add(players.get((state.active + i) % players.size()));
    }
    return order;
  }

  /** True if a player rests: of five, the one before the active player. */
  public boolean rests(Player player) {
    return players().size() == MOST_PLAYERS
        && player.seat() == (state.active + MOST_PLAYERS - 1) % MOST_PLAYERS;
  }

  /**
   * The stacks of a grid from left to right, each from the bottom to the top.
   *
   * @param zone {@link Zones#MONSTERS}, {@link Zones#CITIZENS} or {@link Zones#DOMAINS}
   */
  public List<List<Card>> grid(String zone) {
    int grid = GRIDS.indexOf(zone);
    List<Card> cards = Zones.cards(world, zone);
    Grid known = grids[grid];
    if (known == null || known.cards != cards) {
      known = Grid.of(cards, STACKS.get(grid));
      grids[grid] = known;
    }
    return known.stacks;
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
    List<Card> tops = new ArrayList<>();
    GRIDS.forEach(zone -> tops.addAll(tops(zone)));
    return tops;
  }

  /** All cards of the centre, stack by stack, each from the bottom to the top. */
  public List<Card> centre() {
    return GRIDS.stream().flatMap(zone -> grid(zone).stream()).flatMap(List::stream).toList();
  }

  /** The accessible cards of a kind in all grids: monsters are also those of events. */
  public List<Card> accessible(CardKind kind) {
    List<Card> accessible = tops();
    accessible.removeIf(top -> !accessible(top, kind));
    return accessible;
  }

  private static boolean accessible(Card card, CardKind kind) {
    boolean asked = card.kind() == kind || kind == CardKind.MONSTER && card.isMonster();
    return asked && !card.isFlipped();
  }

  /** All cards of a player, in order of acquisition. */
  public List<Card> tableau(Player player) {
    return Zones.cards(world, Zones.TABLEAU, player);
  }

  /** A player's cards of a kind, in order of acquisition. */
  public List<Card> owned(Player player, CardKind kind) {
    return derived(player).owned.getOrDefault(kind, List.of());
  }

  private Tableau derived(Player player) {
    List<Card> cards = tableau(player);
    Tableau known = tableaus[player.seat()];
    if (known == null || known.cards != cards) {
      known = Tableau.of(cards);
      tableaus[player.seat()] = known;
    }
    return known;
  }

  /** The dukes and relics in a player's hand. */
  public List<Card> hand(Player player) {
    return Zones.cards(world, Zones.HAND, player);
  }

  /** The exhausted deck; the last is drawn next. */
  public List<Card> exhaustedDeck() {
    return Zones.cards(world, Zones.EXHAUSTED);
  }

  /** The agents that can be engaged, by slot. */
  public List<Card> agents() {
    return Zones.cards(world, Zones.AGENTS);
  }

  /** The goods and tomes of a player, in order of acquisition. */
  public List<Card> cargo(Player player) {
    return Zones.cards(world, Zones.CARGO, player);
  }

  /** The pieces of a kind that players can have by sailing, by slot; there can be gaps. */
  public List<Card> slots(CardKind kind) {
    return Zones.cards(world, Zones.slots(kind));
  }

  /** The banished cards, in the order in which they were. */
  public List<Card> banished() {
    return Zones.cards(world, Zones.BANISHED);
  }

  /** A player's pips that count for building, by role: those of citizens and nobles. */
  public int[] roles(Player player) {
    return derived(player).roles;
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
