package dev.runesheet.game.valeria.authoring;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookEditor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes texts into cells of a workbook of cards; its other content stays. */
final class CardCells {

  private CardCells() {}

  /**
   * The workbook with other texts.
   *
   * @param texts the new texts by the cards' codes and the keys of columns; empty to empty a cell
   * @return the workbook; empty after a finding
   */
  static Optional<EditedWorkbook> write(
      String name, byte[] content, Map<String, Map<String, String>> texts, Diagnostics findings) {
    List<PlainForm> forms = CardSheets.SHEETS.forms();
    List<TypedTable> tables =
        new WorkbookReader(name, content, findings)
            .read(forms.stream().map(PlainForm::layout).toList());
    if (findings.hasErrors()) {
      return Optional.empty();
    }
    List<TypedTable> wanted = tables.stream().map(table -> changed(table, texts)).toList();
    return new WorkbookEditor(name, content, new Diagnostics()).update(forms, wanted);
  }

  private static TypedTable changed(TypedTable table, Map<String, Map<String, String>> texts) {
    List<TypedRow> rows = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      String code = String.valueOf(table.text(row, new Binding.Name()));
      rows.add(changed(table, row, texts.getOrDefault(code, Map.of())));
    }
    return table.with(rows);
  }

  private static TypedRow changed(TypedTable table, TypedRow row, Map<String, String> texts) {
    List<TypedCell> cells = new ArrayList<>(row.cells());
    texts.forEach(
        (key, text) -> {
          Binding binding = new Binding.Value(key);
          int column = table.layout().indexOf(binding);
          cells.removeIf(cell -> cell.column() == column);
          if (!text.isEmpty()) {
            CellValue value = new CellValue.Text(text);
            cells.add(new TypedCell(column, List.of(value), table.place(row, binding)));
          }
        });
    cells.sort(Comparator.comparingInt(TypedCell::column));
    return row.with(cells);
  }
}
