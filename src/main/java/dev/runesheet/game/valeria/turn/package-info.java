/** The steps of a turn, from the roll to the final score, and the questions they put. */
package dev.runesheet.game.valeria.turn;
