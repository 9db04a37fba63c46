package dev.runesheet.pack.entry;

import dev.runesheet.model.SourceLocation;

/**
 * A row that was read.
 *
 * @param record its record
 * @param place where what it says stands in its file
 * @param cell the cell of its name
 * @param table the number of its table
 * @param row its number on the sheet
 */
record EntryLine<T>(T record, RowPlace place, SourceLocation cell, int table, int row) {

  EntryLine<T> at(RowPlace other) {
    return new EntryLine<>(record, other, cell, table, row);
  }
}
