package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.model.Step;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Column;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The meaning of a column of the sheets of effects. */
sealed interface EffectCell {

  /** The column itself. */
  Column column();

  /** A step of the program. */
  record OfStep(
      Column column,
      Function<Step, Optional<List<CellValue>>> write,
      Function<TypedCell, Step> read)
      implements EffectCell {}

  /** An option of the question at the end. */
  record OfOption(
      Column column,
      Function<Step.Leg, Optional<List<CellValue>>> write,
      Function<TypedCell, Step.Leg> read)
      implements EffectCell {}

  /** A payment for something else that the player may decline. */
  record OfExchange(Column column) implements EffectCell {}

  /** The question at the end: the cell holds its prompt. */
  record OfQuestion(Column column, Step.Asking asking) implements EffectCell {}

  /** The end of a row without a question. */
  record OfEnd(Column column) implements EffectCell {}
}
