package dev.runesheet.table;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Sheet;

/** Rewrites the sentences of a table that no longer say what their rows do. */
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

  void refresh(List<Effect> effects) {
    Map<String, Effect> byId = new HashMap<>();
    effects.forEach(effect -> byId.put(effect.id(), effect));
    for (List<TypedRow> rows : new RowGroups(table, new Diagnostics()).groups()) {
      Effect effect = byId.get(table.text(rows.get(0), new Binding.Block()));
      for (int step = 1; effect != null && step <= rows.size(); step++) {
        refresh(rows.get(step - 1), EffectRows.words(effect, step));
      }
    }
  }

  private void refresh(TypedRow row, String words) {
    TypedCell cell = row.cell(column);
    if (!words.equals(cell == null ? "" : cell.text())) {
      SheetCells.at(sheet, row.number() - 1, column).setCellValue(words);
      changed.add(table.place(row, new Binding.InWords()));
    }
  }
}
