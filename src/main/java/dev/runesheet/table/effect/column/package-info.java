/** Columns of tables of effects: the headings, cells and code of verbs, guards and watches. */
package dev.runesheet.table.effect.column;
