package dev.runesheet.game.mathbattle;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import dev.runesheet.engine.GameState;
import java.util.Arrays;

/** The turn state: the active player, the turn, the phase. */
@JsonAutoDetect(
    fieldVisibility = JsonAutoDetect.Visibility.ANY,
    isGetterVisibility = JsonAutoDetect.Visibility.NONE)
public final class DuelState extends GameState {

  int maxTurns;
  boolean dropOverflow;
  int active;
  int turn;
  Phase phase = Phase.SET_UP;
  Phase beginsWith = Phase.GAME_START;
  boolean passed;

  /**
   * The phases of a turn, each named by the step that is over when the engine asks for the next.
   */
  enum Phase {
    SET_UP("set_up"),
    GAME_START("game_start"),
    TURN_START("turn_start"),
    ACTION_START("action_start"),
    CHOICE("choice"),
    ABILITY("ability"),
    TURN_END("turn_end"),
    OVER("over");

    private final String word;

    Phase(String word) {
      this.word = word;
    }

    String word() {
      return word;
    }

    static Phase ofWord(String word) {
      return Arrays.stream(values()).filter(one -> one.word.equals(word)).findFirst().orElseThrow();
    }
  }

  @Override
  public DuelState copy() {
    DuelState copy = new DuelState();
    copy.maxTurns = maxTurns;
    copy.dropOverflow = dropOverflow;
    copy.active = active;
    copy.turn = turn;
    copy.phase = phase;
    copy.beginsWith = beginsWith;
    copy.passed = passed;
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

  /** The player whose turn it is, 0 or 1. */
  @Override
  public int active() {
    return active;
  }

  /** The word of recorded matches for the phase that runs. */
  @Override
  public String phaseName() {
    return phase.word();
  }

  /** Whether this turn's action is skipped. */
  public boolean passed() {
    return passed;
  }
}
