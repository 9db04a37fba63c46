package tolls;

import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;

/** The toll of a traveller at the bridge; rows of a decision table answer. */
@DecisionTable(title = "Tolls", family = "tolls", doc = "what a traveller pays at the bridge")
public final class Toll extends CaseQuestion<Toll.Case> {

  /** The traveller's rank. */
  public enum Rank implements Word {
    PEASANT,
    MERCHANT,
    KNIGHT
  }

  record Case(Rank rank, int sacks) {}

  private Purse due = new Purse(0);

  /** The question about a traveller. */
  public Toll(Rank rank, int sacks) {
    super(new Case(rank, sacks));
  }

  /** The rank. */
  @InputColumn(order = 1, label = "Rank", doc = "The traveller's rank. Empty: any.")
  public Rank getRank() {
    return asked.rank();
  }

  /** The number of sacks. */
  @InputColumn(
      order = 2,
      label = "Sacks",
      doc = "How many sacks the traveller carries. Empty: any number.")
  @Cell(min = 0, max = 99)
  public int getSacks() {
    return asked.sacks();
  }

  /** Decides the toll. */
  @OutputColumn(order = 1, label = "Pays", doc = "The toll.", required = true)
  public void pays(Purse amount) {
    due = amount;
  }

  /** The toll that rows decided; nothing if none does. */
  public Purse due() {
    return due;
  }
}
