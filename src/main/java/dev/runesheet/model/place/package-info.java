/** Places within sources: cells, pointers, lines, and characters of these. */
package dev.runesheet.model.place;
