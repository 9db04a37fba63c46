package dev.runesheet.game.queensblood.board;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.spelling.Word;
import dev.runesheet.spelling.YesNo;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;

/** Influence that is about to be put on a tile (decisions 16 to 22, V1 and V2). */
@DecisionTable(title = "Pawns", family = "variants", doc = "what influence does to a tile")
public final class PawnPlacement extends CaseQuestion<PawnPlacement.Case> {

  /** The origin of influence. */
  public enum Influence implements Word {
    /** The pawn of a card that is played. */
    PAWN,
    /** The expansion of an effect. */
    EXPANSION
  }

  /** The owner of a tile, seen from the acting side. */
  public enum Owner implements Word {
    /** The acting side's. */
    OWN,
    /** The other side's. */
    ENEMY,
    /** A tile of neither side. */
    NEUTRAL
  }

  /** The content of a tile. */
  public enum Content implements Word {
    /** An empty tile. */
    EMPTY,
    /** A card. */
    CARD
  }

  /** The change of a tile; a variant has signed influence or none. */
  public enum Outcome implements Word {
    /** The tile stays as it is. */
    NOTHING,
    /** The tile becomes the acting side's, with the amount as its rank. */
    CLAIMED,
    /** Its rank rises by the amount, to three at most. */
    RAISED,
    /** The tile changes its owner and keeps its rank. */
    CAPTURED,
    /** The amount is added to the signed influence. */
    PUSHED,
    /** The signed influence becomes exactly the amount of the acting side. */
    TURNED,
    /** The amount is added to the signed influence under a card. */
    BANKED;

    /** True if it takes signed influence. */
    public boolean signed() {
      return this == PUSHED || this == TURNED || this == BANKED;
    }

    /**
     * True if it does what its word says on such a tile: one that is raised was the acting side's
     * before, one that is captured the enemy's, and only under a card is anything banked.
     */
    public boolean fits(Owner tile, Content on) {
      return switch (this) {
        case NOTHING -> true;
        case CLAIMED, TURNED -> on == Content.EMPTY && tile != Owner.OWN;
        case RAISED -> tile == Owner.OWN;
        case CAPTURED -> on == Content.EMPTY && tile == Owner.ENEMY;
        case PUSHED -> on == Content.EMPTY;
        case BANKED -> on == Content.CARD;
      };
    }

    /**
     * The tile's signed influence afterwards.
     *
     * @param raw its signed influence before
     * @param rank its rank before
     * @param sign of the acting side, 1 or -1
     */
    public int result(int raw, int rank, int sign, int amount) {
      return switch (this) {
        case NOTHING -> raw;
        case CLAIMED, TURNED -> sign * amount;
        case RAISED -> sign * Math.min(CardStats.HIGHEST_RANK, rank + amount);
        case CAPTURED -> sign * rank;
        case PUSHED, BANKED -> raw + sign * amount;
      };
    }
  }

  /** The inputs of a row. */
  public record Case(String variant, Influence kind, Owner tile, Content on, YesNo turns) {

    /**
     * True if there are such tiles: a card is of a side, and influence of the other side lies on
     * enemy tiles, or was banked under a card.
     *
     * @param banked whether influence is banked under cards
     */
    public boolean canBe(boolean banked) {
      boolean under = on == Content.CARD;
      boolean turnable = tile == Owner.ENEMY || banked && under;
      return (turnable || turns == YesNo.NO) && !(under && tile == Owner.NEUTRAL);
    }
  }

  /** Yes if signed influence of the other side would reach or pass 0. */
  public static YesNo turns(int raw, int sign, int amount) {
    return YesNo.of(raw * sign < 0 && raw * sign + amount >= 0);
  }

  private Outcome outcome = Outcome.NOTHING;

  public PawnPlacement(Case asked) {
    super(asked);
  }

  /** The variant of the global rules. */
  @InputColumn(
      order = 1,
      label = "Variant",
      doc = "The variant that the row belongs to.",
      required = true)
  @Cell(list = "variant")
  public String getVariant() {
    return asked.variant();
  }

  /** The origin of the influence. */
  @InputColumn(
      order = 2,
      label = "Influence",
      doc = "A pawn of a card that is played, or an expansion by an effect. Empty: both.")
  @Cell(list = "sort of influence")
  public Influence getKind() {
    return asked.kind();
  }

  /** The owner of the tile. */
  @InputColumn(
      order = 3,
      label = "Tile is",
      doc = "Whose the tile is, seen from who acts. Empty: anybody's.")
  @Cell(list = "tile's owner")
  public Owner getTile() {
    return asked.tile();
  }

  /** The content of the tile. */
  @InputColumn(order = 4, label = "On it", doc = "Whether a card lies on it. Empty: either.")
  @Cell(list = "state of the tile")
  public Content getOn() {
    return asked.on();
  }

  /** Yes if signed influence of the other side would reach or pass 0. */
  @InputColumn(
      order = 5,
      label = "Turns it",
      doc = "Whether signed influence of the other side would reach or pass 0. Empty: either.")
  @Cell(list = "word, yes or no")
  public YesNo getTurns() {
    return asked.turns();
  }

  /** Decides what happens. */
  @OutputColumn(
      order = 1,
      label = "What happens",
      doc =
          "nothing; claimed: becomes his, rank is the amount; raised: rank rises, to "
              + CardStats.HIGHEST_RANK
              + " at most;"
              + " captured: becomes his, the rank stays. With signed influence: pushed: the amount"
              + " is added; turned: becomes exactly the amount; banked: added under a card. A"
              + " variant uses one sort only.",
      required = true,
      otherwise = "nothing")
  public void decide(@Cell(list = "sort of outcome") Outcome happens) {
    outcome = happens;
  }

  public Outcome outcome() {
    return outcome;
  }
}
