package dev.runesheet.game.werewolf.phase;

import dev.runesheet.game.werewolf.word.Daytime;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;

/** The order of a phase's steps. */
@DecisionTable(
    title = "Steps",
    family = "order",
    doc = "the steps of nights and days in their order",
    rows = HitPolicy.UNIQUE)
public final class StepOrder extends CaseQuestion<StepOrder.Case> {

  /** The last place that a step can have. */
  public static final int MOST = 60;

  record Case(Daytime sort, int place) {}

  private PhaseStep step;

  /** The question for a place from 1. */
  public StepOrder(boolean day, int place) {
    super(new Case(day ? Daytime.DAY : Daytime.NIGHT, place));
  }

  @InputColumn(order = 1, label = "Phase", doc = "Night or day. Empty: both.")
  public Daytime getSort() {
    return asked.sort();
  }

  @InputColumn(
      order = 2,
      label = "Place",
      doc = "The place of the step in its phase, from 1.",
      required = true)
  @Cell(min = 1, max = MOST)
  public int getPlace() {
    return asked.place();
  }

  @OutputColumn(order = 1, label = "Step", doc = "What is done.", required = true)
  public void does(PhaseStep next) {
    step = next;
  }

  /** The step; null if the phase has none at this place. */
  public PhaseStep step() {
    return step;
  }
}
