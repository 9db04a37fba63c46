package dev.runesheet.game.valeria.state;

import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.NeededFor;
import dev.runesheet.spi.question.OutputColumn;

/** An event of the centre and a roll. */
@DecisionTable(
    title = "Events",
    family = "roll",
    doc = "which events of the centre a roll sets off")
public final class EventCheck extends CaseQuestion<EventCheck.Shown> {

  /** The number of events that each roll sets off. */
  public static final int ALWAYS = -1;

  /** The part of a roll that shows a number. */
  public enum Shown implements Word {
    /** A die. */
    DIE,
    /** The sum of the dice. */
    SUM,
    /** Any roll will do. */
    ANY_ROLL,
    /** No part shows it. */
    NOTHING
  }

  private boolean fires;

  private EventCheck(Shown shown) {
    super(shown);
  }

  /** The question whether a roll sets off an event with this number. */
  public static EventCheck of(int number, int first, int second) {
    if (number == ALWAYS) {
      return new EventCheck(Shown.ANY_ROLL);
    }
    boolean die = number == first || number == second;
    return new EventCheck(die ? Shown.DIE : number == first + second ? Shown.SUM : Shown.NOTHING);
  }

  /** The part of the roll that shows the event's number. */
  @InputColumn(
      order = 1,
      label = "Its number is",
      doc = "What shows the event's number: a die, else the sum, or any roll will do.",
      required = true)
  @Cell(list = "sort of roll")
  public Shown getShown() {
    return asked;
  }

  /** Fires the event. */
  @OutputColumn(order = 1, label = "Fires", doc = "x: its effect of the roll happens, once.")
  @NeededFor(asked = "shown", except = "nothing")
  public void fires() {
    fires = true;
  }

  public boolean doesFire() {
    return fires;
  }
}
