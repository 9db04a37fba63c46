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

/**
 * The meaning of a column of the sheets of effects.
 *
 * @param sort what its cells say
 * @param make the way from a cell to that
 */
record EffectCell(Column column, Sort sort, Function<TypedCell, ?> make) {

  /** The parts of a row. */
  enum Sort {
    /** A step of the program. */
    STEP,
    /** An option of the question at the end. */
    OPTION,
    /** A payment for something else that the player may decline. */
    EXCHANGE,
    /** The question at the end, without what it offers: the cell holds its prompt. */
    QUESTION,
    /** The end of a row without a question. */
    END
  }

  /** A question without what it offers. */
  record Question(String prompt, Step.Asking asking) {}

  /**
   * The cell that says a part without places; empty if none does. It is found by making the part
   * anew of the words and numbers in it, so that nothing is lost.
   */
  Optional<List<CellValue>> saying(Object part) {
    return candidates(part)
        .filter(cell -> make.apply(new TypedCell(0, cell, SourceLocation.NONE)).equals(part))
        .findFirst();
  }

  private Stream<List<CellValue>> candidates(Object part) {
    if (sort == Sort.END) {
      return Stream.of(List.of(new CellValue.Marked()));
    }
    if (sort == Sort.QUESTION) {
      return Stream.of(List.of(new CellValue.Text(((Question) part).prompt())));
    }
    Traces traces = EffectPhrases.traces(part);
    Stream<List<CellValue>> cells = Stream.of(List.of());
    for (CellType type : column.types()) {
      cells = cells.flatMap(cell -> literals(type, traces).map(one -> with(cell, one)));
    }
    return cells;
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
}
