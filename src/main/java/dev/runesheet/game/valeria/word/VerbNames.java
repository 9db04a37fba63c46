package dev.runesheet.game.valeria.word;

/** The names of the verbs of Valeria, as effects call them. */
public final class VerbNames {

  /** Gives a player a resource. */
  public static final String GAIN = "gain";

  /** Takes a resource from a player. */
  public static final String LOSE = "lose";

  /** Moves a resource from one player to another. */
  public static final String MOVE_RESOURCE = "move-resource";

  /** Gives the owner the numbers printed on the card for a moment. */
  public static final String RECEIVE_PRINTED = "receive-printed";

  /** Puts gold on a card. */
  public static final String PUT_GOLD = "put-gold";

  /** Leaves a resource with the Exekratys. */
  public static final String MAKE_OFFERING = "make-offering";

  /** Gives a player a card of the centre. */
  public static final String TAKE_CARD = "take-card";

  /** Gives an owned card to another player. */
  public static final String GIVE_CARD = "give-card";

  /** Puts a card on the banish pile. */
  public static final String BANISH = "banish";

  /** Returns a card to the stack it comes from. */
  public static final String PUT_BACK = "put-back";

  /** Puts a card of a reserve on a stack. */
  public static final String PLACE_RESERVE = "place-reserve";

  /** Turns a card face-down. */
  public static final String TURN_DOWN = "turn-down";

  /** Turns a card face-up. */
  public static final String TURN_UP = "turn-up";

  /** Slays, builds or hires a card for a chosen payment. */
  public static final String ACQUIRE = "acquire";

  /** Hires a citizen by an offer. */
  public static final String HIRE = "hire";

  /** Sails by an offer. */
  public static final String SAIL = "sail";

  /** Lets the owner slay a monster after the harvest. */
  public static final String QUEUE_SLAY = "queue-slay";

  /** Gives the active player one more action. */
  public static final String GAIN_ACTION = "gain-action";

  private VerbNames() {}
}
