/** Workbooks as grids and texts, and the writing of single cells and texts. */
package dev.runesheet.studio.sheets;
