package dev.runesheet.engine.testgame;

import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Limits;
import java.util.TreeMap;

/** Whose turn it is in a {@link Skirmish}, and what players have answered. */
public final class SkirmishState extends GameState {

  /** How many play. */
  public int players;

  /** The present turn. */
  public int turn = 1;

  /** The player whose turn it is. */
  public int active;

  /** Whether the turn's end is being worked off. */
  public boolean ending;

  /** Whether phases go round without asking anybody. */
  public boolean restless;

  /** What the players of a vote have answered. */
  public TreeMap<Integer, String> votes = new TreeMap<>();

  /** The limits of this match. */
  public Limits limits = Limits.DEFAULT;

  @Override
  public SkirmishState copy() {
    SkirmishState copy = new SkirmishState();
    copy.players = players;
    copy.turn = turn;
    copy.active = active;
    copy.ending = ending;
    copy.restless = restless;
    copy.votes = new TreeMap<>(votes);
    copy.limits = limits;
    return copy;
  }

  @Override
  public int players() {
    return players;
  }

  @Override
  public int active() {
    return active;
  }

  @Override
  public String phaseName() {
    return ending ? "end of turn" : "action";
  }

  @Override
  public int turn() {
    return turn;
  }
}
