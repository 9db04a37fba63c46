package dev.runesheet.game.valeria.state;

import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;

/** The part of a price that single monsters add; its rows are made from the sheet of monsters. */
@DecisionTable(
    title = "Special costs",
    family = "cards",
    doc = "what monsters cost besides, by what the slayer owns",
    rows = HitPolicy.COLLECT)
public interface SpecialCost {

  /** The code of the card. */
  @InputColumn(order = 1, label = "Card", doc = "The code of the monster.", required = true)
  @Cell(form = Cell.Form.ID)
  String getCard();

  /** Adds an amount for each monster of a name that the player owns. */
  @OutputColumn(
      order = 1,
      label = "For each monster",
      doc = "A resource, the name of monsters that the slayer owns, and how much each adds.")
  void addForEach(
      @Cell(list = "resource") CostFormula.Due resource,
      @Cell(form = Cell.Form.NAME) String monster,
      @Cell(min = 1, max = 99) int amount);
}
