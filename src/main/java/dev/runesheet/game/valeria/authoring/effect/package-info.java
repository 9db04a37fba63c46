/** Effects of cards as rows of a workbook of decision tables. */
package dev.runesheet.game.valeria.authoring.effect;
