package dev.runesheet.game.valeria.word;

import java.util.Arrays;
import java.util.Optional;

/**
 * The groups of players and cards in effects, seen from a player or from a card of one. Besides
 * them, each reserve is a scope; see {@link #reserve}.
 */
public enum ValeriaScope {
  /** All players. */
  PLAYERS("players", Of.PLAYERS, Seen.ALIKE),
  /** All players, the active one first. */
  IN_TURN_ORDER("players in turn order", Of.PLAYERS, Seen.ALIKE),
  /** The players who do not rest, the active one first. */
  AWAKE_IN_TURN_ORDER("awake players in turn order", Of.PLAYERS, Seen.ALIKE),
  /** The players who do not rest. */
  AWAKE("awake players", Of.PLAYERS, Seen.ALIKE),
  /** All players but the one it is seen from. */
  OTHERS("other players", Of.PLAYERS, Seen.BY_PLAYER),
  /** The other players who do not rest. */
  AWAKE_OTHERS("other awake players", Of.PLAYERS, Seen.BY_PLAYER),

  /** Accessible citizens in the grid of citizens. */
  CENTRE_CITIZENS("citizens of the centre", Of.CARDS, Seen.ALIKE),
  /** Citizens of the centre that the player can gain by an effect. */
  OPEN_CITIZENS("citizens that can be gained", Of.CARDS, Seen.BY_PLAYER),
  /** Accessible domains in the grid of domains. */
  CENTRE_DOMAINS("domains of the centre", Of.CARDS, Seen.ALIKE),
  /** Domains of the centre that the player can build. */
  BUILDABLE("domains that can be built", Of.CARDS, Seen.BY_PLAYER),
  /** Accessible monsters, wherever in the centre they lie. */
  CENTRE_MONSTERS("monsters of the centre", Of.CARDS, Seen.ALIKE),
  /** Accessible monsters in the grid of monsters. */
  GRID_MONSTERS("monsters of the grid", Of.CARDS, Seen.ALIKE),
  /** The tops of stacks of the centre that are not used up. */
  CENTRE_TOPS("tops of the centre", Of.CARDS, Seen.ALIKE),
  /** Nobles of the harbour. */
  CENTRE_NOBLES("nobles of the centre", Of.CARDS, Seen.ALIKE),
  /** Nobles of the harbour, slot by slot. */
  NOBLE_SLOTS("noble slots", Of.CARDS, Seen.ALIKE),
  /** Goods of the harbour, slot by slot. */
  GOODS_SLOTS("goods slots", Of.CARDS, Seen.ALIKE),
  /** Tomes of the harbour, slot by slot. */
  TOME_SLOTS("tome slots", Of.CARDS, Seen.ALIKE),

  /** The card itself, if it has a stack to return to. */
  WITH_OWN_STACK("cards with a stack of their own", Of.CARDS, Seen.BY_CARD),

  /** A player's citizens. */
  CITIZENS("citizens", Of.CARDS, Seen.BY_PLAYER),
  /** A player's face-up citizens. */
  FACE_UP_CITIZENS("face-up citizens", Of.CARDS, Seen.BY_PLAYER),
  /** A player's face-up starting cards. */
  STARTERS("starters", Of.CARDS, Seen.BY_PLAYER),
  /** A player's domains. */
  DOMAINS("domains", Of.CARDS, Seen.BY_PLAYER),
  /** A player's face-up domains. */
  FACE_UP_DOMAINS("face-up domains", Of.CARDS, Seen.BY_PLAYER),
  /** The monsters that a player has slain. */
  MONSTERS("monsters", Of.CARDS, Seen.BY_PLAYER),
  /** A player's cards that can have signs. */
  CARDS_WITH_ROLES("cards with roles", Of.CARDS, Seen.BY_PLAYER),
  /** A player's tomes. */
  TOMES("tomes", Of.CARDS, Seen.BY_PLAYER);

  /** The beginning of the names of reserves, which all players see alike. */
  public static final String RESERVE = "reserve of ";

  /** The members of a scope. */
  private enum Of {
    PLAYERS,
    CARDS
  }

  /** The viewer's part that a scope depends on. */
  private enum Seen {
    /** No viewpoint: all see the same. */
    ALIKE,
    /** The player. */
    BY_PLAYER,
    /** The card. */
    BY_CARD
  }

  private final String word;
  private final Of members;
  private final Seen seen;

  ValeriaScope(String word, Of members, Seen seen) {
    this.word = word;
    this.members = members;
    this.seen = seen;
  }

  /** The scope's name in effects. */
  public String word() {
    return word;
  }

  /** True if its members are players. */
  public boolean isOfPlayers() {
    return members == Of.PLAYERS;
  }

  /** True if it is the same for everybody. */
  public boolean isCommon() {
    return seen == Seen.ALIKE;
  }

  /** True if it depends on the card from which it is seen, and not only on whose that is. */
  public boolean isOfCard() {
    return seen == Seen.BY_CARD;
  }

  /** The scope of a name; empty for reserves and for words that name none. */
  public static Optional<ValeriaScope> of(String word) {
    return Arrays.stream(values()).filter(scope -> scope.word.equals(word)).findFirst();
  }

  /** The name of the scope of a reserve, whose cards come into the game only by effects. */
  public static String reserve(String pool) {
    return RESERVE + pool;
  }
}
