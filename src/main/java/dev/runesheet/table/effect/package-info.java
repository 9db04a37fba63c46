/**
 * Rows that are effects: headings of verbs, guards, blocks, and forms that effects of the model are
 * rows of.
 */
package dev.runesheet.table.effect;
