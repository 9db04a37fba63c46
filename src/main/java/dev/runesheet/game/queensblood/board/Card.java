package dev.runesheet.game.queensblood.board;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import java.util.List;

/**
 * One copy of a card, wherever it is. Its effective power is its printed power, all discrete
 * changes, all steps of scaling by events, and what auras and counts add while they last (decision
 * 6).
 */
public final class Card extends Entity {

  /** The kind of these entities. */
  public static final String KIND = "card";

  public static final String BOARD = "board";

  /** The zone of a side's hand. */
  public static final String HAND = "hand";

  /** The zone of a side's deck. */
  public static final String DECK = "deck";

  public static final String PLAYED = "being played";
  public static final String GONE = "gone";

  /** The sum of discrete changes; its sign is what enhanced and enfeebled mean (decision 7). */
  public static final String DELTA = "power_delta";

  /** The sum of steps by events. */
  public static final String SCALE = "scale_delta";

  public static final String CHECKED = "checked_power";
  public static final String REACHED = "reached";
  public static final String FIRST_ENHANCED = "first_enhanced";
  public static final String FIRST_ENFEEBLED = "first_enfeebled";
  public static final String PAWNS = "pawns";

  /** The mark of destruction: 1 if it is named for a batch, 2 if that has begun. */
  public static final String DOOMED = "doomed";

  /** 1 for a token, 0 for a card of a deck. */
  public static final String TOKEN = "token";

  /** The number of the card that spawned a token; -1 for cards of decks. */
  public static final String SPAWNED_BY = "spawned_by";

  /** All its numbers. */
  public static final StatSchema STATS =
      new StatSchema(
          List.of(
              CardStats.POWER,
              DELTA,
              SCALE,
              CHECKED,
              REACHED,
              FIRST_ENHANCED,
              FIRST_ENFEEBLED,
              PAWNS,
              DOOMED,
              CardStats.REPLACED_PAWNS,
              CardStats.REPLACED_POWER,
              TOKEN,
              SPAWNED_BY));

  private static final int DELTA_INDEX = 1;
  private static final int SCALE_INDEX = 2;
  private static final int DOOMED_INDEX = 8;
  private static final String[] MOOD = {"enhanced", "enfeebled", "changed"};
  private static final String[] NO_MOOD = {};

  private final CardType type;

  /** The options to play it; null until somebody asks. */
  private transient Option[] plays;

  public Card(int id, CardType type, int controller, String zone, StatSchema schema) {
    super(id, KIND, type.id(), type.name(), controller, zone, schema);
    this.type = type;
  }

  private Card(Card other) {
    super(other);
    this.type = other.type;
  }

  @Override
  public Card copy() {
    return new Card(this);
  }

  /** The printed card. */
  public CardType type() {
    return type;
  }

  /** The options to play it, by tile. */
  public Option[] plays(PlayOptions all) {
    if (plays == null) {
      plays = all.of(type);
    }
    return plays;
  }

  /** True if it lies on the board. */
  public boolean isOnBoard() {
    return isPresent();
  }

  /** The lane it lies in. */
  public int getLane() {
    return Grid.lane(getPosition());
  }

  /** True if its discrete changes sum up to more than 0. */
  public boolean isEnhanced() {
    return base(DELTA_INDEX) > 0;
  }

  /** True if its discrete changes sum up to less than 0. */
  public boolean isEnfeebled() {
    return base(DELTA_INDEX) < 0;
  }

  /** True if it is enhanced or enfeebled. */
  public boolean isChanged() {
    return base(DELTA_INDEX) != 0;
  }

  /** True if a tile is one of its affected tiles. */
  public boolean affects(int tile) {
    return type.pattern().affects(getController(), getPosition(), tile);
  }

  /** Its effective power. */
  public double power() {
    return stat(CardStats.POWER);
  }

  public double delta() {
    return base(DELTA_INDEX);
  }

  public int doomed() {
    return (int) base(DOOMED_INDEX);
  }

  @Override
  protected double own(int index) {
    return index == 0 ? base(0) + base(DELTA_INDEX) + base(SCALE_INDEX) : base(index);
  }

  @Override
  public List<String> addends(String stat) {
    return stat.equals(CardStats.POWER) ? List.of(DELTA, SCALE) : List.of();
  }

  @Override
  public String[] changedProperties(int stat, double before, double after) {
    boolean turned = stat == DELTA_INDEX && Math.signum(before) != Math.signum(after);
    return turned ? MOOD : NO_MOOD;
  }
}
