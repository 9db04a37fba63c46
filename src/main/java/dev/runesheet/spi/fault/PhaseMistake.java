package dev.runesheet.spi.fault;

/** A mistake of the phases of a game, which no effect that ran before has made. */
public final class PhaseMistake extends RuleMistake {

  private static final long serialVersionUID = 1L;

  /** Creates the exception with a sentence that names the missing thing. */
  public PhaseMistake(String message) {
    super(message);
  }
}
