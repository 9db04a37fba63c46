package dev.runesheet.pack.entry;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.rows.RecordSheets;
import dev.runesheet.rows.RowIds;
import dev.runesheet.schema.Placed;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The rows of tables by their names. */
final class EntryLines<T extends Placed> {

  private final Map<String, EntryLine<T>> byId = new LinkedHashMap<>();
  private final List<TypedTable> tables = new ArrayList<>();

  EntryLines(
      RecordSheets<T> sheets, Entries<T> entries, List<TypedTable> rows, Diagnostics findings) {
    for (TypedTable written : rows) {
      TypedTable table = RowIds.meant(written, findings);
      for (TypedRow row : table.rows()) {
        SourceLocation cell = table.place(row, new Binding.Name());
        Optional<T> record = sheets.read(table, row, findings);
        Optional<RowPlace> place = record.flatMap(entries::place);
        if (place.isPresent()) {
          put(
              new EntryLine<>(record.get(), place.get(), cell, tables.size(), row.number()),
              findings);
        } else if (record.isPresent()) {
          String id = Words.quote(table.text(row, new Binding.Name()));
          findings.error(Code.NAME_NOT_PLAIN, cell, id, entries.places());
        }
      }
      tables.add(table);
    }
  }

  private void put(EntryLine<T> line, Diagnostics findings) {
    EntryLine<T> other = byId.putIfAbsent(line.place().id(), line);
    if (other != null) {
      String id = Words.quote(line.place().id());
      findings.error(Code.DUPLICATE, line.cell(), id, "a name that " + other.cell() + " has not");
    }
  }

  /** The rows by their names. */
  Map<String, EntryLine<T>> byId() {
    return byId;
  }

  /** The tables, with the names that rows have been given. */
  List<TypedTable> tables() {
    return tables;
  }

  /** Takes rows out. */
  void dropIf(Predicate<EntryLine<T>> which) {
    List<EntryLine<T>> dropped = byId.values().stream().filter(which).toList();
    for (EntryLine<T> line : dropped) {
      byId.remove(line.place().id());
      TypedTable table = tables.get(line.table());
      String id = line.place().id();
      tables.set(
          line.table(),
          table.with(
              table.rows().stream()
                  .filter(row -> !id.equals(table.text(row, new Binding.Name())))
                  .toList()));
    }
  }

  /** Gives a row the name of another place. */
  void name(EntryLine<T> line, RowPlace place) {
    TypedTable table = tables.get(line.table());
    List<TypedRow> rows = new ArrayList<>();
    for (TypedRow row : table.rows()) {
      rows.add(row.number() == line.row() ? RowIds.withId(table, row, place.id()) : row);
    }
    tables.set(line.table(), table.with(rows));
  }
}
