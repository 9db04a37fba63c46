/**
 * What a sheet may hold: columns by their types, parsed cells, typed rows, and checks between rows.
 */
package dev.runesheet.table.layout;
