package dev.runesheet.game.queensblood;

/**
 * Influence that is about to be put on a tile: the rows of the pawn table match it and say what
 * happens. In working memory only for that moment.
 */
public final class PawnPlacement {

  /** What a row can say. */
  public static final String NOTHING = "nothing";

  /** The tile becomes the acting side's, with the amount as its rank. */
  public static final String CLAIMED = "claimed";

  /** The rank rises by the amount, to three at most. */
  public static final String RAISED = "raised";

  /** The tile changes its owner and keeps its rank. */
  public static final String CAPTURED = "captured";

  /** The amount is added to the signed influence. */
  public static final String PUSHED = "pushed";

  /** The signed influence becomes exactly the amount of the acting side. */
  public static final String TURNED = "turned";

  /** The amount is added to the signed influence under a card. */
  public static final String BANKED = "banked";

  private final String variant;
  private final String kind;
  private final String tile;
  private final boolean occupied;
  private final int side;
  private final int amount;
  private final int raw;
  private final int rank;
  private String outcome = NOTHING;

  PawnPlacement(
      String variant,
      String kind,
      String tile,
      boolean occupied,
      int side,
      int amount,
      int raw,
      int rank) {
    this.variant = variant;
    this.kind = kind;
    this.tile = tile;
    this.occupied = occupied;
    this.side = side;
    this.amount = amount;
    this.raw = raw;
    this.rank = rank;
  }

  /** The variant of the global rules. */
  public String getVariant() {
    return variant;
  }

  /** Whether it is a card's {@code pawn} or an effect's {@code expansion}. */
  public String getKind() {
    return kind;
  }

  /** Whose the tile is: {@code own}, {@code enemy} or {@code neutral}. */
  public String getTile() {
    return tile;
  }

  /** Whether a card lies on the tile: {@code card} or {@code empty}. */
  public String getOn() {
    return occupied ? "card" : "empty";
  }

  /** Whether the tile's signed influence would reach or pass 0: {@code yes} or {@code no}. */
  public String getTurns() {
    int sign = Side.sign(side);
    return raw * sign + amount >= 0 ? "yes" : "no";
  }

  /** A row's word: what happens. */
  public void decide(String word) {
    outcome = word;
  }

  /** The tile's signed influence afterwards. */
  int result() {
    int sign = Side.sign(side);
    return switch (outcome) {
      case NOTHING -> raw;
      case CLAIMED, TURNED -> sign * amount;
      case RAISED -> sign * Math.min(Board.MOST, rank + amount);
      case CAPTURED -> sign * rank;
      case PUSHED, BANKED -> raw + sign * amount;
      default ->
          throw new IllegalStateException("outcome (" + outcome + ") of a pawn is not known.");
    };
  }
}
