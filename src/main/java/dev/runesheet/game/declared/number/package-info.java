/** Formulas as data, and calculations worked out from them. */
package dev.runesheet.game.declared.number;
