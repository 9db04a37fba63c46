/** Differences of effects between two versions: which were added, changed or removed, and how. */
package dev.runesheet.analysis.change;
