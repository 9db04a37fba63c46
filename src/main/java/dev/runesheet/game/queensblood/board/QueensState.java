package dev.runesheet.game.queensblood.board;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import dev.runesheet.spi.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The turn state: the side to move, the phase, and pending steps. */
@JsonAutoDetect(
    fieldVisibility = JsonAutoDetect.Visibility.ANY,
    getterVisibility = JsonAutoDetect.Visibility.NONE,
    isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public final class QueensState extends GameState {

  @JsonSetter(nulls = Nulls.FAIL)
  public String variant = "";

  public boolean draws = true;

  @JsonSetter(nulls = Nulls.FAIL)
  public Phase phase = Phase.SET_UP;

  public int active;
  public int turn;
  public int passes;

  @JsonSetter(nulls = Nulls.FAIL)
  public int[] finished = new int[2];

  /** True if the present turn began with a card drawn. */
  public boolean drew;

  public int playing = -1;
  public int tile = -1;
  public boolean destroying;

  @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
  public List<Pawn> pawns = new ArrayList<>();

  @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
  public List<Bonus> bonuses = new ArrayList<>();

  @JsonSetter(nulls = Nulls.FAIL, contentNulls = Nulls.FAIL)
  public List<Lane> lanes = new ArrayList<>();

  /** The phases, each named by what comes next when nothing is left to do. */
  public enum Phase {
    SET_UP,
    TURN,
    CHOICE,
    PLACE,
    END,
    SCORE,
    OVER
  }

  /** Influence that is about to be put on a tile. */
  public record Pawn(int tile, int side, int amount, PawnPlacement.Influence kind) {}

  /** Points that an effect adds to a won lane. */
  public record Bonus(int lane, LaneScore.Step kind, double amount) {}

  /**
   * The score of a lane.
   *
   * @param left the power of the left side
   * @param right the power of the right side
   * @param winner the side that won it, or {@link Side#NOBODY}
   * @param points the points for its winner
   */
  public record Lane(int left, int right, int winner, int points) {}

  @Override
  public QueensState copy() {
    QueensState copy = (QueensState) withSameFields();
    copy.finished = finished.clone();
    copy.pawns = new ArrayList<>(pawns);
    copy.bonuses = new ArrayList<>(bonuses);
    copy.lanes = new ArrayList<>(lanes);
    return copy;
  }

  @Override
  public int turn() {
    return turn;
  }

  @Override
  public int players() {
    return 2;
  }

  /** The side whose turn it is. */
  @Override
  public int active() {
    return active;
  }

  @Override
  public String phaseName() {
    return phase.name().toLowerCase(Locale.ROOT);
  }

  /** The lanes as they were scored; empty before the end. */
  public List<Lane> lanes() {
    return List.copyOf(lanes);
  }

  /** The sum of the points of the lanes that a side won. */
  public int points(int side) {
    return lanes.stream().filter(lane -> lane.winner() == side).mapToInt(Lane::points).sum();
  }
}
