package dev.runesheet.game.werewolf.attempt;

import dev.runesheet.game.werewolf.word.Defense;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.NeededFor;
import dev.runesheet.spi.question.OutputColumn;

/** The order in which defenses stop a killing; the one that does is used up if it can be. */
@DecisionTable(
    title = "Defenses",
    family = "order",
    doc = "which of several defenses stops a killing; of those of one rank the latest does",
    rows = HitPolicy.UNIQUE)
public final class DefenseOrder extends CaseQuestion<Defense> {

  private int rank;

  /** The question for a kind of defense. */
  public DefenseOrder(Defense defense) {
    super(defense);
  }

  @InputColumn(order = 1, label = "Defense", doc = "The kind of defense. Empty: any.")
  public Defense getDefense() {
    return asked;
  }

  @OutputColumn(order = 1, label = "Rank", doc = "Lower numbers go first.", required = true)
  @NeededFor(asked = "defense")
  public void ranks(@Cell(min = 1, max = 99) int number) {
    rank = number;
  }

  /** The rank. */
  public int rank() {
    return rank;
  }
}
