package dev.runesheet.bench.lanes;

import java.util.Arrays;

/**
 * All that changes in a match, in one array, so that it is copied at once: tiles, turn, decks and
 * hands, then the cards that lie or lay on the board. Cards of decks and hands are numbers of
 * kinds.
 */
final class Position {

  static final int COLUMNS = 5;
  static final int LANES = 3;
  static final int TILES = LANES * COLUMNS;
  static final int LANE_BITS = (1 << COLUMNS) - 1;
  static final int BOARD_BITS = (1 << TILES) - 1;
  static final int DECK = 15;
  static final int OPENING = 5;
  static final int MOST_RANK = 3;

  /** Numbers of a card. */
  static final int KIND = 0;

  static final int SIDE = 1;
  static final int TILE = 2;
  static final int LIES = 3;
  static final int DELTA = 4;
  static final int SCALE = 5;
  static final int CHECKED = 6;
  static final int REACHED = 7;
  static final int FIRSTS = 8;
  static final int DOOMED = 9;
  static final int SPAWN_RANK = 10;
  static final int REPLACED = 11;
  static final int PAWNS = 12;
  private static final int FIELDS = 13;

  private static final int RAW = 0;
  private static final int ON = RAW + TILES;
  private static final int OCCUPIED = ON + TILES;
  private static final int ACTIVE = OCCUPIED + 2;
  private static final int TURN = ACTIVE + 1;
  private static final int PASSES = TURN + 1;
  private static final int MULLIGANS = PASSES + 1;
  private static final int FINISHED = MULLIGANS + 1;
  private static final int DESTROYING = FINISHED + 2;
  private static final int WITH_THRESHOLDS = DESTROYING + 1;
  private static final int OVER = WITH_THRESHOLDS + 1;
  private static final int WINNER = OVER + 1;
  private static final int SCORES = WINNER + 1;
  private static final int TOPS = SCORES + 4 * LANES;
  private static final int DECKS = TOPS + 2;
  private static final int MOST_IN_HAND = 96;
  private static final int HAND_SIZES = DECKS + 2 * DECK;
  private static final int HANDS = HAND_SIZES + 2;
  private static final int CARD_COUNT = HANDS + 2 * MOST_IN_HAND;
  private static final int CARDS = CARD_COUNT + 1;

  private int[] all = new int[CARDS + 32 * FIELDS];

  /** Clears it for a match whose decks are to be filled. */
  void clear(int mulligans) {
    Arrays.fill(all, 0, CARDS, 0);
    for (int tile = 0; tile < TILES; tile++) {
      int column = tile % COLUMNS;
      all[RAW + tile] = column == 0 ? 1 : column == COLUMNS - 1 ? -1 : 0;
      all[ON + tile] = -1;
    }
    all[TURN] = 1;
    all[MULLIGANS] = mulligans;
    all[WINNER] = -1;
  }

  void copyFrom(Position other) {
    if (all.length < other.all.length) {
      all = new int[other.all.length];
    }
    System.arraycopy(other.all, 0, all, 0, CARDS + other.all[CARD_COUNT] * FIELDS);
  }

  int raw(int tile) {
    return all[RAW + tile];
  }

  void raw(int tile, int value) {
    all[RAW + tile] = value;
  }

  /** The card on a tile, or -1. */
  int on(int tile) {
    return all[ON + tile];
  }

  /** The owner of a tile, or -1. */
  int owner(int tile) {
    int card = all[ON + tile];
    int raw = all[RAW + tile];
    return card >= 0 ? of(card, SIDE) : raw > 0 ? 0 : raw < 0 ? 1 : -1;
  }

  /** The rank of a tile as shown. */
  int rank(int tile) {
    int card = all[ON + tile];
    int raw = all[RAW + tile];
    return card < 0
        ? Math.min(MOST_RANK, Math.abs(raw))
        : Math.max(1, Math.min(MOST_RANK, of(card, SIDE) == 0 ? raw : -raw));
  }

  /** The tiles with cards of a side, as bits. */
  int occupied(int side) {
    return all[OCCUPIED + side];
  }

  /** The tiles with cards, as bits. */
  int occupied() {
    return all[OCCUPIED] | all[OCCUPIED + 1];
  }

  int active() {
    return all[ACTIVE];
  }

  int turn() {
    return all[TURN];
  }

  int passes() {
    return all[PASSES];
  }

  void passes(int count) {
    all[PASSES] = count;
  }

  /** The number of sides yet to be asked for a mulligan, of which the last is asked first. */
  int mulligans() {
    return all[MULLIGANS];
  }

  void mulliganed() {
    all[MULLIGANS]--;
  }

  boolean destroying() {
    return all[DESTROYING] != 0;
  }

  void destroying(boolean now) {
    all[DESTROYING] = now ? 1 : 0;
  }

  /** True if a card on the board has effects for powers that it reaches. */
  boolean hasThresholds() {
    return all[WITH_THRESHOLDS] > 0;
  }

  void thresholds(int more) {
    all[WITH_THRESHOLDS] += more;
  }

  boolean over() {
    return all[OVER] != 0;
  }

  int winner() {
    return all[WINNER];
  }

  void end(int winner) {
    all[OVER] = 1;
    all[WINNER] = winner;
  }

  /** A number of a scored lane: both powers, the winner, the points. */
  int score(int lane, int field) {
    return all[SCORES + 4 * lane + field];
  }

  void score(int lane, int field, int value) {
    all[SCORES + 4 * lane + field] = value;
  }

  /** Ends the turn of a side; the other one draws unless it is its first turn. */
  void nextTurn() {
    int next = 1 - all[ACTIVE];
    all[ACTIVE] = next;
    all[TURN]++;
    if (all[FINISHED + next] > 0 && all[TOPS + next] < DECK) {
      add(next, deck(next, all[TOPS + next]++));
    }
  }

  void finish() {
    all[FINISHED + all[ACTIVE]]++;
  }

  /** A card of a deck; places before the top are free. */
  int deck(int side, int place) {
    return all[DECKS + side * DECK + place];
  }

  void deck(int side, int place, int kind) {
    all[DECKS + side * DECK + place] = kind;
  }

  int top(int side) {
    return all[TOPS + side];
  }

  /** Moves the first cards of a deck to the hand. */
  void open(int side) {
    for (int i = 0; i < OPENING; i++) {
      add(side, deck(side, all[TOPS + side]++));
    }
  }

  int handSize(int side) {
    return all[HAND_SIZES + side];
  }

  int hand(int side, int slot) {
    return all[HANDS + side * MOST_IN_HAND + slot];
  }

  void hand(int side, int slot, int kind) {
    all[HANDS + side * MOST_IN_HAND + slot] = kind;
  }

  /** Adds a card to the end of a hand. */
  void add(int side, int kind) {
    int size = all[HAND_SIZES + side]++;
    if (size >= MOST_IN_HAND) {
      throw new IllegalStateException("hand of side " + side + " is full.");
    }
    hand(side, size, kind);
  }

  /** Takes a card from a hand. */
  int take(int side, int slot) {
    int from = HANDS + side * MOST_IN_HAND + slot;
    int kind = all[from];
    int size = --all[HAND_SIZES + side];
    System.arraycopy(all, from + 1, all, from, size - slot);
    return kind;
  }

  /** Makes a card that does not lie yet. */
  int create(int kind, int side) {
    int card = all[CARD_COUNT]++;
    int at = CARDS + card * FIELDS;
    if (at + FIELDS > all.length) {
      all = Arrays.copyOf(all, 2 * all.length);
    }
    Arrays.fill(all, at, at + FIELDS, 0);
    all[at + KIND] = kind;
    all[at + SIDE] = side;
    return card;
  }

  void lay(int card, int tile) {
    all[ON + tile] = card;
    all[OCCUPIED + of(card, SIDE)] |= 1 << tile;
    set(card, TILE, tile);
    set(card, LIES, 1);
  }

  /** Takes a card off the board; it remembers where it lay. */
  void remove(int card) {
    int tile = of(card, TILE);
    all[ON + tile] = -1;
    all[OCCUPIED + of(card, SIDE)] &= ~(1 << tile);
    set(card, LIES, 0);
  }

  boolean lies(int card) {
    return of(card, LIES) != 0;
  }

  /** A number of a card. */
  int of(int card, int field) {
    return all[CARDS + card * FIELDS + field];
  }

  void set(int card, int field, int value) {
    all[CARDS + card * FIELDS + field] = value;
  }
}
