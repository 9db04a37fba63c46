package dev.runesheet.testing.junit;

import java.util.Locale;

/** The detail in which test coverage is recorded. */
public enum CoverageMode {
  /** No coverage, at no cost. */
  OFF,
  /** The rules that fired. */
  FIRINGS,
  /** Rules, and the conditions that held and failed, of rules compiled from their sources. */
  CONDITIONS;

  /**
   * The mode of a word in any case.
   *
   * @throws IllegalArgumentException if it is none
   */
  static CoverageMode of(String word) {
    for (CoverageMode mode : values()) {
      if (mode.name().equals(word.toUpperCase(Locale.ROOT))) {
        return mode;
      }
    }
    throw new IllegalArgumentException(
        "coverage (" + word + ") is not off, firings or conditions.");
  }
}
