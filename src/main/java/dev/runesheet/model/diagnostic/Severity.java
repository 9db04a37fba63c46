package dev.runesheet.model.diagnostic;

/** How much a finding matters. */
public enum Severity {
  /** No rule base is built from a source that has one. */
  ERROR,
  /** The source works, but probably not as meant. */
  WARNING,
  /** Worth knowing. */
  NOTE
}
