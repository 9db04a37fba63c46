/** Sheets read by their layouts; findings name cells. */
package dev.runesheet.table.read;
