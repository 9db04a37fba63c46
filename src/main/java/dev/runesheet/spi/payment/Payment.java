package dev.runesheet.spi.payment;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import java.util.Arrays;

/** An amount of each resource, in the order of the {@link Price} that it pays. */
public final class Payment {

  private final int[] amounts;

  /** A payment of these amounts; they may be negative, which no price accepts. */
  public Payment(int... amounts) {
    this.amounts = given(amounts, "amounts").clone();
  }

  /**
   * A payment as {@link #toString} writes it, for example {@code 3/0/1}.
   *
   * @throws NullPointerException if the text is null; it names it
   * @throws IllegalArgumentException if it is not whole numbers joined by slashes
   */
  public static Payment of(String text) {
    given(text, "text");
    try {
      return new Payment(Arrays.stream(text.split("/", -1)).mapToInt(Integer::parseInt).toArray());
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException(
          "payment (" + text + ") is not whole numbers joined by slashes.", wrong);
    }
  }

  /** The number of resources. */
  public int size() {
    return amounts.length;
  }

  /** The amount of a resource, by its place in the price. */
  public int of(int resource) {
    return amounts[resource];
  }

  int sum() {
    return Arrays.stream(amounts).sum();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Payment payment && Arrays.equals(payment.amounts, amounts);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(amounts);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < amounts.length; i++) {
      text.append(i == 0 ? "" : "/").append(amounts[i]);
    }
    return text.toString();
  }
}
