package dev.runesheet;

import dev.runesheet.spelling.Word;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;

/** What a traveller pays at a bridge. */
@DecisionTable(title = "Tolls", family = "tolls", doc = "what a traveller pays at a bridge")
public final class Toll extends CaseQuestion<Toll.Case> {

  /** Who crosses. */
  public enum Traveller implements Word {
    PEASANT,
    MERCHANT,
    KNIGHT
  }

  /** All that rows look at. */
  record Case(Traveller who, int sacks) {}

  private int coins;

  public Toll(Traveller who, int sacks) {
    super(new Case(who, sacks));
  }

  @InputColumn(order = 1, label = "Traveller", doc = "Who crosses. Empty: anybody.")
  public Traveller getWho() {
    return asked.who();
  }

  @InputColumn(order = 2, label = "Sacks", doc = "How many he carries. Empty: any number.")
  @Cell(min = 0, max = 99)
  public int getSacks() {
    return asked.sacks();
  }

  @OutputColumn(order = 1, label = "Pays", doc = "How many coins.", required = true)
  public void pays(@Cell(min = 0, max = 20) int due) {
    coins = due;
  }

  public int coins() {
    return coins;
  }
}
