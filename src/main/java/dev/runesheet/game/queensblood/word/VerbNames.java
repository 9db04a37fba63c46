package dev.runesheet.game.queensblood.word;

/** The names of the verbs of Queen's Blood, as effects call them. */
public final class VerbNames {

  /** Changes the power of cards for good. */
  public static final String MODIFY_POWER = "modify-power";

  /** Lowers the power of cards for good. */
  public static final String LOWER_POWER = "lower-power";

  /** Changes the power of one card, once for each event. */
  public static final String SCALE_POWER = "scale-power";

  /** Destroys cards. */
  public static final String DESTROY_CARDS = "destroy-cards";

  /** Lets a card be placed on an ally. */
  public static final String REPLACE_ALLY = "replace-ally";

  /** Adds a card to the hand. */
  public static final String ADD_TO_HAND = "add-to-hand";

  /** Puts tokens on empty tiles. */
  public static final String SPAWN_TOKENS = "spawn-tokens";

  /** Sets how much each pawn of a card counts. */
  public static final String SET_PAWNS = "set-pawns";

  /** Puts influence on neighbouring tiles. */
  public static final String EXPAND_POSITIONS = "expand-positions";

  /** Adds points to a lane. */
  public static final String SCORE_BONUS = "score-bonus";

  /** Gives the lower power of a lane to its winner. */
  public static final String TRANSFER_LANE_MINIMUM = "transfer-lane-minimum";

  /** Ends an effect after its first run. */
  public static final String ONLY_ONCE = "only-once";

  private VerbNames() {}
}
