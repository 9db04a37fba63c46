package dev.runesheet.model.diagnostic;

/** The severity of a finding. */
public enum Severity {
  /** No rule base is built from a source that has one. */
  ERROR,
  /** The source works, but probably not as meant. */
  WARNING,
  /** Worth knowing. */
  NOTE
}
