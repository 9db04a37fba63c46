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
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The places of cards at a moment: stacks, tableaus, decks. The stacks are a cache derived from the
 * world's lists: after a move, only those of a zone whose lists have changed are made anew.
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

  private static final int NOBODY = -1;

  /** The number of stacks of each grid. */
  private static final int[] SIZES = {MONSTER_STACKS, CITIZEN_STACKS, DOMAIN_STACKS};

  private static final Comparator<Card> BY_PLACE =
      Comparator.comparingInt(Card::getPosition).thenComparingInt(Card::getId);

  private final World world;
  private final int places;
  private final ValeriaState state;
  private final List<Player> players;

  /** The stacks of each grid, never changed once an index is made. */
  private final GridStacks[] grids = new GridStacks[SIZES.length];

  /** The facts found about the tableau of each player. */
  private final Tableau[] tableaus = new Tableau[Deal.MOST];

  private CardIndex(World world, ValeriaState state, CardIndex before) {
    this.world = world;
    this.places = world.places();
    this.state = state;
    boolean seated = before != null && before.players.size() == state.players;
    this.players = seated ? before.players : players(world);
    for (int grid = 0; grid < grids.length; grid++) {
      List<List<Card>> lists = lists(Zones.GRIDS.get(grid));
      grids[grid] = GridStacks.of(lists, SIZES[grid], before == null ? null : before.grids[grid]);
    }
    for (int seat = 0; before != null && seat < tableaus.length; seat++) {
      Tableau known = before.tableaus[seat];
      tableaus[seat] = known != null && known.cards == cards(Zones.TABLEAU, seat) ? known : null;
    }
  }

  private static List<Player> players(World world) {
    List<Player> players = new ArrayList<>();
    for (Entity entity : world.entities()) {
      if (entity instanceof Player player) {
        players.add(player);
      }
    }
    return players;
  }

  /** The cards of a zone by who controls them, nobody first: on a grid may be whose turn it is. */
  private List<List<Card>> lists(String zone) {
    List<List<Card>> lists = new ArrayList<>();
    for (int controller = NOBODY; controller < state.players; controller++) {
      lists.add(cards(zone, controller));
    }
    return lists;
  }

  /**
   * The stacks of a grid.
   *
   * @param lists the world's lists of their cards, by which it is seen whether they have moved
   */
  private record GridStacks(List<List<Card>> lists, List<List<Card>> stacks) {

    /** The stacks of some lists: those known before, if nothing has moved there. */
    static GridStacks of(List<List<Card>> lists, int count, GridStacks known) {
      return known != null && known.areOf(lists)
          ? known
          : new GridStacks(lists, stacked(lists, count));
    }

    private boolean areOf(List<List<Card>> present) {
      boolean same = lists.size() == present.size();
      for (int i = 0; same && i < present.size(); i++) {
        same = lists.get(i) == present.get(i);
      }
      return same;
    }

    private static List<List<Card>> stacked(List<List<Card>> lists, int count) {
      List<List<Card>> stacks = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        stacks.add(new ArrayList<>());
      }
      lists.forEach(cards -> cards.forEach(card -> stacks.get(card.stack()).add(card)));
      stacks.forEach(stack -> stack.sort(BY_PLACE));
      return stacks;
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
    CardIndex known = state.cardIndex;
    if (known == null || !known.isOf(world, state, world.places())) {
      known = new CardIndex(world, state, known != null && known.world == world ? known : null);
      state.cardIndex = known;
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

  /** The players among some who do not rest. */
  public List<Player> awake(List<Player> some) {
    return some.stream().filter(player -> !rests(player)).toList();
  }

  /** True if a player rests: of five, the one before the active player. */
  private boolean rests(Player player) {
    return players.size() == Deal.MOST
        && player.seat() == (state.active + Deal.MOST - 1) % Deal.MOST;
  }

  /**
   * The stacks of a grid from left to right, each from the bottom to the top.
   *
   * @param zone {@link Zones#MONSTERS}, {@link Zones#CITIZENS} or {@link Zones#DOMAINS}
   */
  public List<List<Card>> grid(String zone) {
    return grids[Zones.GRIDS.indexOf(zone)].stacks;
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
    Zones.GRIDS.forEach(grid -> tops.addAll(tops(grid)));
    return tops;
  }

  /** All cards of the centre, stack by stack, each from the bottom to the top. */
  public List<Card> centre() {
    return Zones.GRIDS.stream().flatMap(grid -> grid(grid).stream()).flatMap(List::stream).toList();
  }

  /** The accessible cards of a kind in all grids: monsters are also those of events. */
  public List<Card> accessible(CardKind kind) {
    return accessible(kind, Zones.GRIDS);
  }

  /** The same in some grids. */
  public List<Card> accessible(CardKind kind, List<String> grids) {
    List<Card> accessible = new ArrayList<>();
    for (String grid : grids) {
      for (List<Card> stack : grid(grid)) {
        Card top = top(stack);
        if (top != null && accessible(top, kind)) {
          accessible.add(top);
        }
      }
    }
    return accessible;
  }

  /** The card of a code that lies open on top of a stack; empty if there is none. */
  public Optional<Card> open(String code) {
    return tops().stream()
        .filter(top -> top.getDefinition().equals(code) && !top.isFlipped())
        .findFirst();
  }

  /** The first of some cards that has a code; empty if none has. */
  public static Optional<Card> find(List<Card> cards, String code) {
    return cards.stream().filter(card -> card.getDefinition().equals(code)).findFirst();
  }

  private static List<Card> ofKind(List<Card> cards, CardKind kind) {
    return cards.stream().filter(card -> card.kind() == kind).toList();
  }

  private static boolean accessible(Card card, CardKind kind) {
    boolean asked = card.kind() == kind || kind == CardKind.MONSTER && card.isMonster();
    return asked && !card.isFlipped();
  }

  /** All cards of a player, in order of acquisition. */
  public List<Card> tableau(Player player) {
    return known(player).cards;
  }

  /** A player's cards of a kind, in order of acquisition. */
  public List<Card> owned(Player player, CardKind kind) {
    return known(player).ofKind(kind);
  }

  /** The cards of a player, looked up when they are needed first. */
  private Tableau known(Player player) {
    int seat = player.seat();
    if (tableaus[seat] == null) {
      tableaus[seat] = new Tableau(cards(Zones.TABLEAU, seat));
    }
    return tableaus[seat];
  }

  /** The cards of one controller in a zone, by position; nothing but cards lies there. */
  @SuppressWarnings("unchecked")
  private List<Card> cards(String zone, int controller) {
    return (List<Card>) (List<?>) world.in(zone, controller);
  }

  /** The dukes and relics in a player's hand. */
  public List<Card> hand(Player player) {
    return cards(Zones.HAND, player.seat());
  }

  /** The dukes or relics in a player's hand. */
  public List<Card> hand(Player player, CardKind kind) {
    return ofKind(hand(player), kind);
  }

  /**
   * The exhausted deck; the last is drawn next. An event may have gone back there before it acts,
   * which it does for a player.
   */
  public List<Card> exhaustedDeck() {
    return lists(Zones.EXHAUSTED).stream().flatMap(List::stream).sorted(BY_PLACE).toList();
  }

  /** The cards of a zone, whoever controls them, in the order of their places. */
  public List<Card> lying(String zone) {
    List<Card> lying = new ArrayList<>();
    lists(zone).forEach(lying::addAll);
    lying.sort(BY_PLACE);
    return lying;
  }

  /** The agents that can be engaged, by slot. */
  public List<Card> agents() {
    return lying(Zones.AGENTS);
  }

  /** The goods and tomes of a player, in order of acquisition. */
  public List<Card> cargo(Player player) {
    return cards(Zones.CARGO, player.seat());
  }

  /** The goods or tomes of a player. */
  public List<Card> cargo(Player player, CardKind kind) {
    return ofKind(cargo(player), kind);
  }

  /** All that a player owns: the tableau, with goods and tomes behind. */
  public List<Card> belongings(Player player) {
    return Stream.concat(tableau(player).stream(), cargo(player).stream()).toList();
  }

  /** The pieces of a kind that players can have by sailing, by slot; there can be gaps. */
  public List<Card> slots(CardKind kind) {
    return cards(Zones.slots(kind), NOBODY);
  }

  /** The banished cards, in the order in which they were. */
  public List<Card> banished() {
    return cards(Zones.BANISHED, NOBODY);
  }

  /** A player's pips that count for building, by role: those of citizens and nobles. */
  public int[] roles(Player player) {
    return known(player).roles();
  }

  /** The number of a player's pips of a role: on citizens, domains and nobles, face-down or not. */
  public int pips(Player player, Role role) {
    int pips = roles(player)[role.ordinal()];
    for (Card domain : owned(player, CardKind.DOMAIN)) {
      pips += domain.type().pips().of(role);
    }
    return pips;
  }

  /** The cards of a player by kind, and the pips on them that count for building. */
  private static final class Tableau {

    private final List<Card> cards;
    private final Map<CardKind, List<Card>> byKind = new EnumMap<>(CardKind.class);
    private int[] roles;

    Tableau(List<Card> cards) {
      this.cards = cards;
    }

    List<Card> ofKind(CardKind kind) {
      List<Card> known = byKind.get(kind);
      if (known == null) {
        known = CardIndex.ofKind(cards, kind);
        byKind.put(kind, known);
      }
      return known;
    }

    int[] roles() {
      if (roles == null) {
        int[] found = new int[Role.ALL.size()];
        for (CardKind kind : List.of(CardKind.CITIZEN, CardKind.NOBLE)) {
          for (Card card : ofKind(kind)) {
            for (Role role : Role.ALL) {
              found[role.ordinal()] += card.type().pips().of(role);
            }
          }
        }
        roles = found;
      }
      return roles;
    }
  }
}
