/** Counts of one rule, condition or effect, with the places they belong to. */
package dev.runesheet.testing.coverage.count;
