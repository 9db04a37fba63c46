package dev.runesheet.pack.entry;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.schema.Placed;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The cells of a workbook by the JSON pointers of the values that they have become. */
final class EntryCells<T extends Placed> {

  private final Map<String, SourceLocation> cells = new HashMap<>();

  EntryCells(RecordSheets<T> sheets, Entries<T> entries, List<TypedTable> tables) {
    for (TypedTable table : tables) {
      for (TypedRow row : table.rows()) {
        sheets
            .read(table, row, new Diagnostics())
            .flatMap(entries::place)
            .ifPresent(place -> add(table, row, place.pointer()));
      }
    }
  }

  private void add(TypedTable table, TypedRow row, String pointer) {
    cells.put(pointer, table.place(row, new Binding.Name()));
    for (Column column : table.layout().columns()) {
      if (column.binding() instanceof Binding.Value value) {
        String below = "/" + value.name().replace("#", "");
        cells.put(pointer + below, table.place(row, column.binding()));
      }
    }
  }

  /** The cell of a value, or of the innermost one around it that a row says. */
  Optional<SourceLocation> cell(SourceLocation place) {
    Place.Pointer value = place.place().pointer().orElse(new Place.Pointer(""));
    while (!value.path().isEmpty() && !cells.containsKey(value.path())) {
      value = value.around();
    }
    return Optional.ofNullable(cells.get(value.path()));
  }
}
