/** Scenarios as rows of a workbook's sheet {@code Tests}: the same words as in a file, in cells. */
package dev.runesheet.testing.sheet;
