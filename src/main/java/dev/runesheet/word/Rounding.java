package dev.runesheet.word;

import dev.runesheet.spelling.Word;

/** The ways to make a number whole. */
public enum Rounding implements Word {
  /** To the next lower whole number. */
  DOWN,
  /** To the next higher whole number. */
  UP;

  /** The digits of quotients and products end: 49 times a 49th is a little less than 1. */
  private static final double NEAR = 1e-9;

  /** The whole number, never -0; a number less than a billionth away from a whole one is that. */
  public double of(double number) {
    double whole = this == DOWN ? Math.floor(number + NEAR) : Math.ceil(number - NEAR);
    return whole + 0.0; // Makes 0 of -0.
  }
}
