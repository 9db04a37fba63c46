package dev.runesheet.spi;

import dev.runesheet.spi.fault.ActionFailure;
import dev.runesheet.spi.fault.RuleMistake;
import java.util.List;

/** The exception of an action that could not be carried out; the match is as it was before it. */
public final class ActionFailedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String reason;
  private final transient List<Happening> undone;
  private final transient List<String> chain;
  private final transient GameState state;

  /**
   * Creates the exception.
   *
   * @param reason see {@link #reason}
   * @param message the reason in words, with the effects to blame and where they are written
   * @param undone see {@link #undone}; copied
   * @param chain see {@link #chain}; copied
   * @param state see {@link #state}
   */
  public ActionFailedException(
      String reason, String message, List<Happening> undone, List<String> chain, GameState state) {
    super(message);
    this.reason = reason;
    this.undone = List.copyOf(undone);
    this.chain = List.copyOf(chain);
    this.state = state;
  }

  /** A stable word for the limit or rule that failed it, for example {@code queue}. */
  public String reason() {
    return reason;
  }

  /**
   * True if a rule asked for what is missing, such as a stat that a card has not, or the phases
   * asked a player without an option, or nobody at all: the rules want mending. False if the action
   * went beyond a limit or a script of outcomes.
   */
  public boolean isMistake() {
    return reason.equals(RuleMistake.REASON);
  }

  /** True if the script of outcomes is to blame: it has too few, or one that a die has not. */
  public boolean isOfChance() {
    return reason.equals(ActionFailure.CHANCE);
  }

  /**
   * True if more followed from the action than a limit allows, as when effects set each other off
   * without end. False if one step was to blame, such as a number beyond the range.
   */
  public boolean isEndless() {
    return !isMistake() && !reason.equals(ActionFailure.NUMBER) && !isOfChance();
  }

  /** The happenings of the failed action, oldest first, all undone. */
  public List<Happening> undone() {
    return undone;
  }

  /** The ids of the effects that ran last, in the order they first ran in the loop. */
  public List<String> chain() {
    return chain;
  }

  /** The game's state at the moment of the failure, as the game's own type. */
  public <S extends GameState> S state(Class<S> type) {
    return type.cast(state);
  }
}
