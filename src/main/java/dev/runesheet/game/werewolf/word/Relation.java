package dev.runesheet.game.werewolf.word;

import dev.runesheet.spelling.Word;
import java.util.Arrays;

/** A relation of two numbers. */
public enum Relation implements Word {
  BELOW("<", (one, other) -> one < other),
  ABOVE(">", (one, other) -> one > other),
  AT_MOST("≤", (one, other) -> one <= other),
  AT_LEAST("≥", (one, other) -> one >= other),
  EQUAL("=", (one, other) -> one == other);

  private final String sign;
  private final Test test;

  private interface Test {
    boolean holds(int one, int other);
  }

  Relation(String sign, Test test) {
    this.sign = sign;
    this.test = test;
  }

  /** The sign that role text has for it. */
  @Override
  public String word() {
    return sign;
  }

  /** The relation of a sign; equality if there is none. */
  public static Relation of(String sign) {
    return Arrays.stream(values()).filter(one -> one.sign.equals(sign)).findFirst().orElse(EQUAL);
  }

  /** True if two numbers are in this relation. */
  public boolean holds(int one, int other) {
    return test.holds(one, other);
  }
}
