package dev.runesheet.game.valeria.state;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;

/** Tomes, or goods of one sort, being scored. */
@DecisionTable(
    title = "Cargo",
    family = "scoring",
    doc = "what goods and tomes score",
    rows = HitPolicy.COLLECT)
public final class CargoSheet extends CaseQuestion<CargoSheet.Case> {

  private static final int MOST = 100;

  /** The inputs of a row. */
  record Case(CardKind kind, int count) {}

  private int total;

  public CargoSheet(CardKind kind, int count) {
    super(new Case(kind, count));
  }

  /** The kind of cards counted. */
  @InputColumn(
      order = 1,
      label = "Of",
      doc = "What is counted: all tomes, or the goods of one sort.",
      required = true)
  @Cell(
      list = "cargo",
      only = {"goods", "tome"})
  public CardKind getKind() {
    return asked.kind();
  }

  /** The number of cards. */
  @InputColumn(order = 2, label = "So many", doc = "How many there are. Empty: any number.")
  @Cell(min = 1, max = MOST)
  public int getCount() {
    return asked.count();
  }

  /** Gives the cards a number of points together. */
  @OutputColumn(order = 1, label = "Points", doc = "What they give together.", otherwise = "0")
  public void points(@Cell(min = 0, max = MOST) int points) {
    total += points;
  }

  /** Gives each card a number of points. */
  @OutputColumn(order = 2, label = "Points for each", doc = "What each gives.", otherwise = "0")
  public void each(@Cell(min = 0, max = MOST) int points) {
    total += points * asked.count();
  }

  public int total() {
    return total;
  }
}
