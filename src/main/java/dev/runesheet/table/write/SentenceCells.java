package dev.runesheet.table.write;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.table.cell.CellText;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.cell.ShownText;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.Sentences;
import dev.runesheet.table.grid.EscapedText;
import dev.runesheet.table.grid.SheetShape;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;

/** Rewrites the sentences of a table that no longer fit their rows. */
final class SentenceCells {

  private final Sheet sheet;
  private final TypedTable table;
  private final int column;
  private final List<SourceLocation> changed;

  /**
   * The sentences of a table.
   *
   * @param changed takes the cells that are rewritten
   */
  SentenceCells(Sheet sheet, TypedTable table, List<SourceLocation> changed) {
    this.sheet = sheet;
    this.table = table;
    this.column = table.layout().indexOf(new Binding.InWords());
    this.changed = changed;
  }

  /** Writes the sentences of effects; rows of other effects keep theirs. */
  void refresh(Collection<Effect> effects) {
    refresh(new Sentences(table, effects)::of);
  }

  /** Writes the values of empty cells, which plain Drools does not know; returns how many. */
  int fill() {
    int before = changed.size();
    for (TypedRow row : table.rows()) {
      for (TypedCell cell : row.cells()) {
        boolean stands = table.column(cell).fill() != Column.Fill.NOTHING;
        Cell written = at(row, cell.column());
        String there = CellText.clean(written.toString());
        if (there.isEmpty() || stands && !there.equals(cell.literal())) {
          EscapedText.write(written, cell.literal());
          String name = SheetShape.cell(row.number() - 1, written.getColumnIndex());
          changed.add(SourceLocation.cell(table.workbook(), sheet.getSheetName(), name));
        }
      }
      clear(row);
    }
    return changed.size() - before;
  }

  /** Empties what others of its row say no more. */
  private void clear(TypedRow row) {
    for (int i = 0; i < table.layout().columns().size(); i++) {
      boolean none = row.complete() && row.cell(i) == null;
      if (none && table.layout().columns().get(i).fill().follows()) {
        Cell there = at(row, i);
        if (!CellText.clean(there.toString()).isEmpty()) {
          there.setBlank();
          changed.add(table.place(row.number() - 1, i));
        }
      }
    }
  }

  /**
   * Writes sentences.
   *
   * @param words the sentence of a row; null to leave it as it is
   */
  void refresh(Function<TypedRow, String> words) {
    for (TypedRow row : table.rows()) {
      String said = column < 0 ? null : words.apply(row);
      String sentence = said == null ? null : Literals.remark(said);
      TypedCell cell = column < 0 ? null : row.cell(column);
      if (sentence != null && !sentence.equals(cell == null ? "" : cell.text())) {
        Cell written = at(row, column);
        EscapedText.write(written, ShownText.of(sentence));
        // A row that its author has made higher keeps its height.
        float needed = SheetWriter.height(sentence);
        Row here = written.getRow();
        here.setHeightInPoints(Math.max(needed, here.getHeightInPoints()));
        changed.add(table.place(row, new Binding.InWords()));
      }
    }
  }

  private Cell at(TypedRow row, int of) {
    int column = SheetShape.FIRST_COLUMN + table.layout().onSheet(of);
    return SheetCells.at(sheet, row.number() - 1, column);
  }
}
