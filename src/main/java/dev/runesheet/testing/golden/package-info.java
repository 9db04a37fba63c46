/**
 * Golden games: whole matches that were recorded, and must play again the same to the last number.
 */
package dev.runesheet.testing.golden;
