/** What Runesheet tells an author about a source: one type for every check. */
package dev.runesheet.model.diagnostic;
