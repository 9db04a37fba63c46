package dev.runesheet.model.diagnostic;

/** The severity of a finding. */
public enum Severity {
  /** An error: no rule base is built from the source. */
  ERROR,
  /** The source works, but probably not as meant. */
  WARNING,
  /** Worth knowing. */
  NOTE
}
