/** Sheets of scenarios: read and written. */
package dev.runesheet.table.cases;
