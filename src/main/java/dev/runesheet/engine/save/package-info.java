/** Matches as JSON: the snapshot, its writing, its reading, and the checks that nothing is lost. */
package dev.runesheet.engine.save;
