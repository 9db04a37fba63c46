/**
 * Coverage of rules: which rules fired, which of their conditions held and failed, in which rows of
 * spreadsheets and lines of sources. Works for games and for any other rules of Drools.
 */
package dev.runesheet.testing.coverage;
