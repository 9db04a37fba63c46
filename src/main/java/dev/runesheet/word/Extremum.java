package dev.runesheet.word;

import dev.runesheet.spelling.Word;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.DoubleStream;

/** The ends of some numbers. */
public enum Extremum implements Word {
  /** The largest. */
  LARGEST(Math::max),
  /** The smallest. */
  SMALLEST(Math::min);

  private final DoubleBinaryOperator nearer;

  Extremum(DoubleBinaryOperator nearer) {
    this.nearer = nearer;
  }

  /** The one of some numbers at this end; 0 if there are none. */
  public double of(DoubleStream numbers) {
    return numbers.reduce(nearer).orElse(0);
  }
}
