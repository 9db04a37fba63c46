/** Checks between rows of typed tables: doubles, overlaps and gaps of cases, merged cells. */
package dev.runesheet.table.check;
