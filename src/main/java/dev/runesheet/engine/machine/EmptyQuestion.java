package dev.runesheet.engine.machine;

import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.fault.RuleMistake;

/** The mistake of phases, or of a program, that ask a player who has no option: whose it is. */
final class EmptyQuestion {

  private EmptyQuestion() {}

  /** The mistake, with the question, the phase, the game and the player. */
  static RuleMistake of(Game game, GameState state, Decision decision) {
    boolean program = !decision.effect().isEmpty();
    String told =
        "question '"
            + decision.prompt()
            + (program ? "' of effect '" + decision.effect() : "")
            + "' in phase '"
            + state.phaseName()
            + "' of game '"
            + game.id()
            + "' asks player ("
            + decision.player()
            + ") in turn "
            + state.turn()
            + " without an option. Maybe the "
            + (program ? "program should go on then." : "phase should be left out or end then.");
    return new RuleMistake(told);
  }
}
