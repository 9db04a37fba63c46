/** Workbooks written, laid out, edited in place and renewed. */
package dev.runesheet.table.write;
