/**
 * Differences between two versions of a pack: rows, cards and effects that were added, changed or
 * removed.
 */
package dev.runesheet.pack.change;
