/** Findings about authors' sources: one type for every check. */
package dev.runesheet.model.diagnostic;
