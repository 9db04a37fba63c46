package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The places of all cards at a moment: stacks, tableaus, decks. A cache derived from the entities;
 * a move makes the next one of it, anything else lets it be made anew when it is used.
 */
public final class CardIndex {

  /** The number of stacks of monsters. */
  public static final int MONSTER_STACKS = 5;

  /** The number of stacks of citizens. */
  public static final int CITIZEN_STACKS = 10;

  /** The first numbers of citizens by their stack; no stack takes those with another one. */
  public static final List<Integer> CITIZEN_NUMBERS = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 11);

  /** The number of stacks of domains. */
  public static final int DOMAIN_STACKS = 5;

  private static final int MOST_PLAYERS = 5;

  private static final int MONSTERS = 0;
  private static final int CITIZENS = 1;
  private static final int DOMAINS = 2;
  private static final int TABLEAU = 3;
  private static final int HAND = 4;
  private static final int CARGO = 5;
  private static final int EXHAUSTED = 6;
  private static final int BANISHED = 7;
  private static final int AGENTS = 8;

  /** The number of rows of each zone, by the numbers above; the slots of each kind follow. */
  private static final int[] SIZES = {
    MONSTER_STACKS, CITIZEN_STACKS, DOMAIN_STACKS, MOST_PLAYERS, MOST_PLAYERS, MOST_PLAYERS, 1, 1, 1
  };

  private static final List<List<Card>> NO_SLOTS = List.of(List.of());
  private static final Comparator<Card> BY_PLACE =
      Comparator.comparingInt(Card::getPosition).thenComparingInt(Card::getId);

  private final World world;
  private final int places;
  private final ValeriaState state;
  private final List<Player> players;

  /** The rows of cards of each zone that is looked at, never changed once an index is made. */
  private final List<List<List<Card>>> rows;

  private final List<List<Card>> monsters;
  private final List<List<Card>> citizens;
  private final List<List<Card>> domains;
  private final List<List<Card>> tableaus;

  /** The cards of each player by kind, and his pips that count for building; found when needed. */
  private final Map<CardKind, List<Card>>[] owned;

  private final int[][] roles = new int[MOST_PLAYERS][];

  private CardIndex(
      World world, ValeriaState state, List<Player> players, List<List<List<Card>>> rows) {
    this.world = world;
    this.places = world.places();
    this.state = state;
    this.players = players;
    this.rows = rows;
    monsters = rows.get(MONSTERS);
    citizens = rows.get(CITIZENS);
    domains = rows.get(DOMAINS);
    tableaus = rows.get(TABLEAU);
    owned = none();
  }

  /** Arrays of parameterized types cannot be made. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  private static Map<CardKind, List<Card>>[] none() {
    return new Map[MOST_PLAYERS];
  }

  private static CardIndex made(World world, ValeriaState state) {
    List<Player> players = new ArrayList<>();
    List<List<List<Card>>> rows = new ArrayList<>();
    for (int size : SIZES) {
      rows.add(lists(size));
    }
    for (CardKind kind : CardKind.values()) {
      rows.add(NO_SLOTS);
    }
    for (Entity entity : world.entities()) {
      if (entity instanceof Player player) {
        players.add(player);
      } else if (entity instanceof Card card && number(card, card.getZone()) >= 0) {
        int zone = number(card, card.getZone());
        if (rows.get(zone) == NO_SLOTS) {
          rows.set(zone, lists(1));
        }
        rows.get(zone).get(row(card)).add(card);
      }
    }
    for (List<List<Card>> zone : rows) {
      if (zone != NO_SLOTS) {
        zone.forEach(cards -> cards.sort(BY_PLACE));
      }
    }
    return new CardIndex(world, state, players, rows);
  }

  private static List<List<Card>> lists(int size) {
    List<List<Card>> lists = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      lists.add(new ArrayList<>());
    }
    return lists;
  }

  /** The number of a zone whose cards are found by the index; -1 of any other. */
  private static int number(Card card, String zone) {
    return switch (zone) {
      case Zones.MONSTERS -> MONSTERS;
      case Zones.CITIZENS -> CITIZENS;
      case Zones.DOMAINS -> DOMAINS;
      case Zones.TABLEAU -> TABLEAU;
      case Zones.HAND -> HAND;
      case Zones.CARGO -> CARGO;
      case Zones.EXHAUSTED -> EXHAUSTED;
      case Zones.BANISHED -> BANISHED;
      case Zones.AGENTS -> AGENTS;
      default -> zone.equals(Zones.slots(card.kind())) ? slotsOf(card.kind()) : -1;
    };
  }

  private static int slotsOf(CardKind kind) {
    return SIZES.length + kind.ordinal();
  }

  /** The row of its zone in which a card lies. */
  private static int row(Card card) {
    return switch (card.getZone()) {
      case Zones.MONSTERS, Zones.CITIZENS, Zones.DOMAINS -> card.stack();
      case Zones.TABLEAU, Zones.HAND, Zones.CARGO -> card.getController();
      default -> 0;
    };
  }

  /** Notes that a card has moved. */
  public static void moved(MatchContext match, Card card, String from) {
    ValeriaState state = match.state(ValeriaState.class);
    CardIndex known = state.realm;
    if (known != null && known.isOf(match.world(), state, match.world().places() - 1)) {
      state.realm = known.after(card, from);
    }
  }

  /**
   * The index after a move of a card; all rows but two are shared, with what was found about them.
   */
  private CardIndex after(Card card, String from) {
    List<List<List<Card>>> now = new ArrayList<>(rows);
    int left = number(card, from);
    if (left >= 0) {
      take(card, now, left);
    }
    // A card that comes to a player before it is his is put into a row when it is.
    int row = row(card);
    int number = number(card, card.getZone());
    if (row >= 0 && number >= 0) {
      List<List<Card>> zone = new ArrayList<>(now.get(number));
      List<Card> cards = new ArrayList<>(zone.get(row));
      int at = cards.size();
      while (at > 0 && BY_PLACE.compare(cards.get(at - 1), card) > 0) {
        at--;
      }
      cards.add(at, card);
      zone.set(row, cards);
      now.set(number, zone);
    }
    CardIndex next = new CardIndex(world, state, players, now);
    for (int seat = 0; seat < MOST_PLAYERS; seat++) {
      if (next.tableaus.get(seat) == tableaus.get(seat)) {
        next.owned[seat] = owned[seat];
        next.roles[seat] = roles[seat];
      }
    }
    return next;
  }

  private static void take(Card card, List<List<List<Card>>> rows, int from) {
    for (int row = 0; row < rows.get(from).size(); row++) {
      if (rows.get(from).get(row).contains(card)) {
        List<List<Card>> zone = new ArrayList<>(rows.get(from));
        List<Card> cards = new ArrayList<>(zone.get(row));
        cards.remove(card);
        zone.set(row, cards);
        rows.set(from, zone);
        return;
      }
    }
  }

  private boolean isOf(World asked, ValeriaState present, int version) {
    return world == asked && places == version && state == present;
  }

  /** The present index of a match. */
  public static CardIndex of(MatchContext match) {
    return of(match.world(), match.state(ValeriaState.class));
  }

  /** The present index, for read-only use. */
  public static CardIndex of(World world, ValeriaState state) {
    CardIndex known = state.realm;
    if (known == null || !known.isOf(world, state, world.places())) {
      known = made(world, state);
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

  /** True if a player rests: of five, the one before the active player. */
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

  /** All cards of the centre, stack by stack, each from the bottom to the top. */
  public List<Card> centre() {
    return Stream.of(monsters, citizens, domains)
        .flatMap(List::stream)
        .flatMap(List::stream)
        .toList();
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
    Map<CardKind, List<Card>> known = owned[player.seat()];
    if (known == null) {
      known = new EnumMap<>(CardKind.class);
      owned[player.seat()] = known;
    }
    return known.computeIfAbsent(kind, any -> ofKind(tableau(player), kind));
  }

  private static List<Card> ofKind(List<Card> cards, CardKind kind) {
    List<Card> found = List.of();
    for (Card card : cards) {
      if (card.kind() == kind) {
        found = found.isEmpty() ? new ArrayList<>() : found;
        found.add(card);
      }
    }
    return found;
  }

  /** The dukes and relics in a player's hand. */
  public List<Card> hand(Player player) {
    return rows.get(HAND).get(player.seat());
  }

  /** The exhausted deck; the last is drawn next. */
  public List<Card> exhaustedDeck() {
    return rows.get(EXHAUSTED).get(0);
  }

  /** The agents that can be engaged, by slot. */
  public List<Card> agents() {
    return rows.get(AGENTS).get(0);
  }

  /** The goods and tomes of a player, in order of acquisition. */
  public List<Card> cargo(Player player) {
    return rows.get(CARGO).get(player.seat());
  }

  /** The pieces of a kind that players can have by sailing, by slot; there can be gaps. */
  public List<Card> slots(CardKind kind) {
    return rows.get(slotsOf(kind)).get(0);
  }

  /** The banished cards, in the order in which they were. */
  public List<Card> banished() {
    return rows.get(BANISHED).get(0);
  }

  /** A player's pips that count for building, by role: those of citizens and nobles. */
  public int[] roles(Player player) {
    int[] known = roles[player.seat()];
    if (known == null) {
      known = new int[Role.ALL.size()];
      for (Card card : tableau(player)) {
        if (card.kind() == CardKind.CITIZEN || card.kind() == CardKind.NOBLE) {
          for (Role role : Role.ALL) {
            known[role.ordinal()] += card.type().pips().of(role);
          }
        }
      }
      roles[player.seat()] = known;
    }
    return known;
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
