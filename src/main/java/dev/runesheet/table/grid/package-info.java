/** Workbooks as they are stored: files, sheets, rows and raw cells, also as Drools sees them. */
package dev.runesheet.table.grid;
