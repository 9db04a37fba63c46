package dev.runesheet.game.valeria.authoring.effect;

import dev.runesheet.language.strings.EffectPhrases;
import dev.runesheet.language.strings.syntax.Traces;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.layout.Column;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The meaning of a column of the sheets of effects. */
sealed interface EffectCell {

  /** The column itself. */
  Column column();

  /**
   * A column whose cells say a part of the program.
   *
   * @param <T> the sort of part
   */
  sealed interface Part<T> extends EffectCell {

    /** The way from a cell to what it says. */
    Function<TypedCell, T> make();

    /**
     * The cell that says a part without places; empty if none does. It is found by making the part
     * anew of the words and numbers in it, so that nothing is lost.
     */
    default Optional<List<CellValue>> saying(T part) {
      Traces traces = EffectPhrases.traces(part);
      Stream<List<CellValue>> cells = Stream.of(List.of());
      for (CellType type : column().types()) {
        cells = cells.flatMap(cell -> literals(type, traces).map(one -> with(cell, one)));
      }
      return cells.filter(cell -> make().apply(cell(cell)).equals(part)).findFirst();
    }

    private static Stream<CellValue> literals(CellType type, Traces traces) {
      if (type instanceof CellType.Whole whole) {
        return traces.numbers().stream()
            .filter(number -> number >= whole.min() && number <= whole.max())
            .map(CellValue.Number::new);
      }
      return traces.words().stream()
          .filter(word -> !(type instanceof CellType.Word of) || of.allows(word))
          .map(CellValue.Text::new);
    }

    private static List<CellValue> with(List<CellValue> cell, CellValue more) {
      return Stream.concat(cell.stream(), Stream.of(more)).toList();
    }

    private static TypedCell cell(List<CellValue> values) {
      return new TypedCell(0, values, SourceLocation.NONE);
    }
  }

  /** A step of the program. */
  record OfStep(Column column, Function<TypedCell, Step> make) implements Part<Step> {}

  /** An option of the question at the end. */
  record OfOption(Column column, Function<TypedCell, Step.Branch> make)
      implements Part<Step.Branch> {}

  /** A payment for something else that the player may decline. */
  record OfExchange(Column column, Function<TypedCell, Step.If> make) implements Part<Step.If> {}

  /** The question at the end: the cell holds its prompt. */
  record OfQuestion(Column column, Step.Asking asking) implements EffectCell {}

  /** The end of a row without a question. */
  record OfEnd(Column column) implements EffectCell {}
}
