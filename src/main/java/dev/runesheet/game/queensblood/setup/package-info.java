/** Set-ups: their check, the laying out of board and decks, and the check of a saved board. */
package dev.runesheet.game.queensblood.setup;
