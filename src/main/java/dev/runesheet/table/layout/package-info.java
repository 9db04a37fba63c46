/** The content model of sheets: columns by their types, parsed cells, typed rows. */
package dev.runesheet.table.layout;
