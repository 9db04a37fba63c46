package dev.runesheet.game.valeria;

/**
 * A card and a roll: the rows of the table of paying cards match it and say how often the card
 * pays. In working memory only for that moment.
 */
public final class PayCheck {

  private final CardType.Dice numbers;
  private final boolean onDoubles;
  private final int first;
  private final int second;
  private int times;

  PayCheck(CardType.Dice numbers, boolean onDoubles, int first, int second) {
    this.numbers = numbers;
    this.onDoubles = onDoubles;
    this.first = first;
    this.second = second;
  }

  /** How many dice show the card's first number: {@code both}, {@code one} or {@code none}. */
  public String getDice() {
    boolean one = numbers.first() == first;
    boolean other = numbers.first() == second;
    return one && other ? "both" : one || other ? "one" : "none";
  }

  /** Whether the sum is one of the card's numbers: {@code yes} or {@code no}. */
  public String getSum() {
    int sum = first + second;
    return numbers.first() == sum || numbers.second() == sum ? "yes" : "no";
  }

  /** Whether the card pays on doubles and both dice are the same: {@code yes} or {@code no}. */
  public String getDoubles() {
    return onDoubles && first == second ? "yes" : "no";
  }

  /** A row's word: the card pays so often. */
  public void pays(double often) {
    times = (int) often;
  }

  int times() {
    return times;
  }
}
