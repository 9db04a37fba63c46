package dev.runesheet.bench.lanes;

import dev.runesheet.bench.duel.SplitMix64;
import java.util.Arrays;

/**
 * A match: mulligans of both sides, then plays and passes in turn. What is chosen is numbered:
 * subsets of the hand as bits, then plays in the order of hand and tiles, then the pass.
 */
public final class LaneMatch {

  private static final int PASS = -1;
  private static final int BOTH = 2;

  private final Kind[] kinds;
  private final Position now = new Position();
  private final Position before = new Position();
  private final Log log = new Log();
  private final Effects effects;
  private final SplitMix64 random = new SplitMix64(0);
  private final int[] pool = new int[Position.DECK];

  /** The plays, slot and tile in one number; known until something is chosen. */
  private int[] options = new int[256];

  /** The empty tiles of the side that chooses, as bits, by the rank that they have at least. */
  private final int[] empty = new int[Position.MOST_RANK + 1];

  private int count;
  private long randomBefore;
  private int logBefore;

  /** A table for one match after the other. */
  public LaneMatch(Kinds kinds) {
    this.kinds = kinds.all();
    effects = new Effects(this.kinds, now, log);
  }

  /**
   * Begins a match between two decks.
   *
   * @param left the numbers of the cards of a deck
   * @param mulligans whether both sides are asked for a mulligan, the second one first
   */
  public void start(int[] left, int[] right, long seed, boolean mulligans) {
    random.state(seed);
    log.cut(0);
    now.clear(mulligans ? BOTH : 0);
    deal(0, left);
    deal(1, right);
    list();
    before.copyFrom(now);
    randomBefore = random.state();
    logBefore = 0;
  }

  private void deal(int side, int[] deck) {
    System.arraycopy(deck, 0, pool, 0, Position.DECK);
    shuffle(Position.DECK);
    for (int i = 0; i < Position.DECK; i++) {
      now.deck(side, i, pool[i]);
    }
    now.open(side);
  }

  private void shuffle(int size) {
    for (int last = size - 1; last > 0; last--) {
      int other = (int) random.below(last + 1);
      int moved = pool[last];
      pool[last] = pool[other];
      pool[other] = moved;
    }
  }

  /** True if nothing is left to choose. */
  public boolean isOver() {
    return now.over();
  }

  /** The side that chooses. */
  public int asked() {
    return now.mulligans() > 0 ? now.mulligans() - 1 : now.active();
  }

  /** The number of options. */
  public int options() {
    return count;
  }

  /** The position, for reading. */
  Position position() {
    return now;
  }

  int[] powers() {
    return effects.powers().all();
  }

  Kind kind(int number) {
    return kinds[number];
  }

  /** The slot of an option that plays a card, or -1. */
  int slot(int option) {
    return options[option] == PASS ? -1 : options[option] / Position.TILES;
  }

  /** The tile of an option that plays a card. */
  int tile(int option) {
    return options[option] % Position.TILES;
  }

  /**
   * Chooses an option.
   *
   * @return false if its reactions do not end: then it is as if it had not been chosen, and the
   *     option is taken out of the list
   */
  public boolean choose(int option) {
    before.copyFrom(now);
    randomBefore = random.state();
    logBefore = log.size();
    if (now.mulligans() > 0) {
      mulligan(option);
      list();
      return true;
    }
    try {
      move(options[option]);
    } catch (EndlessException endless) {
      restore();
      System.arraycopy(options, option + 1, options, option, --count - option);
      return false;
    }
    list();
    return true;
  }

  /** Takes back the last choice. */
  public void undo() {
    restore();
    list();
  }

  private void restore() {
    now.copyFrom(before);
    random.state(randomBefore);
    log.cut(logBefore);
  }

  private void mulligan(int subset) {
    int side = now.mulligans() - 1;
    now.mulliganed();
    log.add(Log.MULLIGAN, side, subset);
    if (subset == 0) {
      return;
    }
    int size = 0;
    for (int i = now.top(side); i < Position.DECK; i++) {
      pool[size++] = now.deck(side, i);
    }
    for (int left = subset; left != 0; left &= left - 1) {
      pool[size++] = now.hand(side, Integer.numberOfTrailingZeros(left));
    }
    shuffle(size);
    int next = 0;
    for (int left = subset; left != 0; left &= left - 1) {
      now.hand(side, Integer.numberOfTrailingZeros(left), pool[next++]);
    }
    for (int i = now.top(side); i < Position.DECK; i++) {
      now.deck(side, i, pool[next++]);
    }
  }

  private void move(int option) {
    int side = now.active();
    effects.reactions().reset();
    if (option == PASS) {
      now.passes(now.passes() + 1);
      log.add(Log.PASSED, side, 0);
    } else {
      now.passes(0);
      play(now.take(side, option / Position.TILES), side, option % Position.TILES);
    }
    now.finish();
    if (now.passes() >= BOTH || now.occupied() == Position.BOARD_BITS) {
      effects.scores().end();
      log.add(Log.ENDED, now.winner(), 0);
    } else {
      now.nextTurn();
    }
  }

  private void play(int kind, int side, int tile) {
    int card = now.create(kind, side);
    log.add(Log.PLAYED, card, tile);
    Reactions reactions = effects.reactions();
    if (now.on(tile) >= 0) {
      now.set(card, Position.TILE, tile);
      for (Answer answer : kinds[kind].answers(Moment.REPLACES)) {
        reactions.run(card, answer, Moment.REPLACES);
      }
    }
    effects.lay(card, tile);
    reactions.own(card, Moment.PLACES_PAWNS);
    effects.tiles().pawns(card);
    reactions.own(card, Moment.PLAYED);
    reactions.others(card, Moment.OTHER_PLAYED);
    effects.destruction().deaths();
  }

  /** Lists what can be chosen. */
  private void list() {
    count = 0;
    if (now.over()) {
      return;
    }
    if (now.mulligans() > 0) {
      count = 1 << now.handSize(now.mulligans() - 1);
      return;
    }
    int side = now.active();
    look(side);
    for (int slot = 0; slot < now.handSize(side); slot++) {
      if (isFirst(side, slot)) {
        Kind kind = kinds[now.hand(side, slot)];
        int fits = kind.replaces ? empty[0] | now.occupied(side) : empty[kind.cost];
        for (; fits != 0; fits &= fits - 1) {
          option(slot * Position.TILES + Integer.numberOfTrailingZeros(fits));
        }
      }
    }
    option(PASS);
  }

  /** Looks for the empty tiles of a side, once for all cards of its hand. */
  private void look(int side) {
    Arrays.fill(empty, 0);
    for (int left = Position.BOARD_BITS & ~now.occupied(); left != 0; left &= left - 1) {
      int tile = Integer.numberOfTrailingZeros(left);
      if (now.owner(tile) == side) {
        for (int rank = now.rank(tile); rank >= 0; rank--) {
          empty[rank] |= 1 << tile;
        }
      }
    }
  }

  private boolean isFirst(int side, int slot) {
    int kind = now.hand(side, slot);
    for (int other = 0; other < slot; other++) {
      if (now.hand(side, other) == kind) {
        return false;
      }
    }
    return true;
  }

  private void option(int option) {
    if (count == options.length) {
      options = Arrays.copyOf(options, 2 * count);
    }
    options[count++] = option;
  }
}
