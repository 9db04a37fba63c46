package dev.runesheet.game.queensblood.board;

import dev.runesheet.game.queensblood.word.CardStats;
import dev.runesheet.spi.question.CaseQuestion;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OutputColumn;

/** The moment at which cards of low power are looked for (V3). */
@DecisionTable(title = "Power", family = "variants", doc = "which cards die of their power")
public final class PowerCheck extends CaseQuestion<String> {

  private int limit = Integer.MIN_VALUE;

  public PowerCheck(String variant) {
    super(variant);
  }

  /** The variant of the global rules. */
  @InputColumn(
      order = 1,
      label = "Variant",
      doc = "The variant that the row belongs to.",
      required = true)
  @Cell(list = "variant")
  public String getVariant() {
    return asked;
  }

  /** Destroys cards of this effective power or less. */
  @OutputColumn(
      order = 1,
      label = "Destroyed up to power",
      doc = "Cards of this effective power or less are destroyed. No row for a variant: none are.",
      required = true)
  public void destroyUpTo(@Cell(min = -CardStats.MOST, max = CardStats.MOST) int power) {
    limit = Math.max(limit, power);
  }

  public boolean dooms(Card card) {
    return limit > Integer.MIN_VALUE && card.power() <= limit;
  }
}
