package dev.runesheet.bench.duel;

/** Thrown inside a phase when a limit is broken; the match catches it and undoes what led to it. */
final class RuleFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final Failure.Reason reason;

  /** A failure of a kind; it has no stack trace, since it is part of the game. */
  RuleFailure(Failure.Reason reason) {
    super(reason.name(), null, false, false);
    this.reason = reason;
  }

  /** The kind of failure. */
  Failure.Reason reason() {
    return reason;
  }

  /** The number, if it is finite. */
  static double requireFinite(double number) {
    if (Double.isFinite(number)) {
      return number;
    }
    throw new RuleFailure(Failure.Reason.NUMBER);
  }
}
