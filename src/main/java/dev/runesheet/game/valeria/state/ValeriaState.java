package dev.runesheet.game.valeria.state;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import dev.runesheet.spi.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The turn state: the active player, the phase, and pending steps. */
@JsonAutoDetect(
    fieldVisibility = JsonAutoDetect.Visibility.ANY,
    getterVisibility = JsonAutoDetect.Visibility.NONE,
    isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public final class ValeriaState extends GameState {

  /** The next phase. */
  public Phase phase = Phase.DUKES;

  public int players;
  public int turn;
  public int first;

  /** The seat whose turn it is. */
  public int active;

  /** The number of actions the active player has left. */
  public int actions;

  /** The dice that count; 0 before the first roll. */
  public int firstDie;

  public int secondDie;

  /** The dice as rolled, while the roll can still be changed. */
  public int firstRolled;

  public int secondRolled;

  /** The number of cards drawn from the exhausted deck. */
  public int exhausted;

  public int acquired;

  /** True if a condition for the end is met, so that this is the last round. */
  public boolean ending;

  public boolean relics;

  /** The areas of the monsters, from left to right. */
  public List<String> areas = List.of();

  public List<Integer> revealed = new ArrayList<>();
  public List<Integer> opened = new ArrayList<>();
  public List<Integer> bare = new ArrayList<>();
  public List<Integer> slays = new ArrayList<>();
  public List<Integer> consumed = new ArrayList<>();
  public List<Integer> paid = new ArrayList<>();
  public List<Integer> magicBefore = List.of();

  /** The scores, the winner first; empty before the end. */
  public List<Standing> standings = List.of();

  public int owed;
  public int debtor;
  public String lastAsked = "";

  /** True if the answer that was given last led to a citizen hired, domain built, monster slain. */
  public boolean deed;

  /** True if what the end of the action phase asks has been asked, though the phase goes on. */
  public boolean endAsked;

  /** The amounts of gold, strength and magic of the Exekratys. */
  public List<Integer> piles = new ArrayList<>(List.of(0, 0, 0));

  /** An index of where cards are; made again when places have changed. */
  transient CardIndex cardIndex;

  /** The phases, each named by what comes next when nothing is left to do. */
  public enum Phase {
    /** Players keep one of the dukes they were dealt. */
    DUKES,
    /** Players keep one of the relics they were dealt. */
    RELICS,
    /** The dice are rolled. */
    ROLL,
    /** The active player may change the roll. */
    ROLL_PENDING,
    /** Effects of the roll that come after the domains'. */
    ROLL_EVENTS,
    /** Effects of the roll that come last. */
    ROLL_SETTLED,
    /** The roller's debt to the Exekratys. */
    OFFERINGS,
    /** The harvest begins: what pays at its start, then thefts. */
    HARVEST,
    /** All other cards pay. */
    HARVEST_SCAN,
    /** Monsters that cards let players slay in the harvest. */
    HARVEST_SLAYS,
    /** Players without a payout get their consolation. */
    HARVEST_BONUS,
    /** The action phase begins. */
    ACTION_START,
    /** The active player acts. */
    ACTION,
    /** Effects at the end of the action phase. */
    ACTION_END,
    /** The turn ends. */
    TURN_END,
    /** The game is over. */
    OVER
  }

  /**
   * The score of a player.
   *
   * @param seat the player
   * @param base victory points of the game
   * @param duke points of the duke
   * @param tomes points of tomes
   * @param goods points of goods
   * @param nobles points of nobles
   * @param cards the number of cards the player owns, which breaks ties
   * @param rank 1 for the winner; players who share it have the same
   */
  public record Standing(
      int seat, int base, int duke, int tomes, int goods, int nobles, int cards, int rank) {
    /** All points. */
    public int total() {
      return base + duke + tomes + goods + nobles;
    }

    /** The same score at another rank. */
    public Standing ranked(int place) {
      return new Standing(seat, base, duke, tomes, goods, nobles, cards, place);
    }
  }

  @Override
  public ValeriaState copy() {
    ValeriaState copy = (ValeriaState) withSameFields();
    copy.revealed = new ArrayList<>(revealed);
    copy.opened = new ArrayList<>(opened);
    copy.bare = new ArrayList<>(bare);
    copy.slays = new ArrayList<>(slays);
    copy.consumed = new ArrayList<>(consumed);
    copy.paid = new ArrayList<>(paid);
    copy.piles = new ArrayList<>(piles);
    return copy;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public String phaseName() {
    return phase.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public int active() {
    return active;
  }
}
