package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.spelling.Word;
import dev.runesheet.spelling.YesNo;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.NeededFor;
import dev.runesheet.spi.question.OnlyFor;
import dev.runesheet.spi.question.OutputColumn;

/** A card and a roll. */
@DecisionTable(
    title = "Paying cards",
    family = "roll",
    doc = "which cards pay at a roll, and how often")
public final class PayCheck extends CaseQuestion<PayCheck.Case> {

  /** The number of dice that show a number. */
  public enum Dice implements Word {
    /** Both of them, of a card with a number, while cards that pay on doubles have none. */
    @OnlyFor(asked = "doubles", words = "no")
    BOTH,
    /** One of them, so that they are not the same. */
    @OnlyFor(asked = "doubles", words = "no")
    ONE,
    /** Neither. */
    NONE
  }

  /** The inputs of a row. */
  record Case(Dice dice, YesNo sum, YesNo doubles) {}

  private int times;

  private PayCheck(Case asked) {
    super(asked);
  }

  /** The question whether a card with these numbers pays at a roll. */
  public static PayCheck of(CardType.Dice numbers, boolean onDoubles, int first, int second) {
    boolean one = numbers.first() == first;
    boolean other = numbers.first() == second;
    int sum = first + second;
    return new PayCheck(
        new Case(
            one && other ? Dice.BOTH : one || other ? Dice.ONE : Dice.NONE,
            YesNo.of(numbers.first() == sum || numbers.second() == sum),
            YesNo.of(onDoubles && first == second)));
  }

  /** The number of dice that show the card's first number. */
  @InputColumn(
      order = 1,
      label = "Dice with its number",
      doc = "How many dice show the card's first number.",
      required = true)
  @Cell(list = "count of dice")
  public Dice getDice() {
    return asked.dice();
  }

  /** Yes if the sum is one of the card's numbers. */
  @InputColumn(
      order = 2,
      label = "Sum is its number",
      doc = "Whether the sum of the dice is one of the card's numbers. Empty: either.")
  @Cell(list = "yes or no")
  public YesNo getSum() {
    return asked.sum();
  }

  /** Yes if the card pays on doubles and both dice are the same. */
  @InputColumn(
      order = 3,
      label = "Pays on doubles",
      doc = "Whether the card pays on doubles and both dice are the same. Empty: either.")
  @Cell(list = "yes or no")
  public YesNo getDoubles() {
    return asked.doubles();
  }

  /** Sets the number of payouts. */
  @OutputColumn(
      order = 1,
      label = "Pays",
      doc = "How often the card pays.",
      required = true,
      otherwise = "0")
  @NeededFor(
      asked = "dice",
      words = {"both", "one"},
      with = {
        @NeededFor.With(asked = "sum", words = "no"),
        @NeededFor.With(asked = "doubles", words = "no")
      })
  @NeededFor(asked = "dice", words = "none", with = @NeededFor.With(asked = "sum", words = "yes"))
  @NeededFor(
      asked = "dice",
      words = "none",
      with = {
        @NeededFor.With(asked = "doubles", words = "yes"),
        @NeededFor.With(asked = "sum", words = "no")
      })
  public void pays(@Cell(min = 0, max = 2) int often) {
    times = often;
  }

  public int times() {
    return times;
  }
}
