/** Prices of cards for a player at a moment, and the payments that the player can make. */
package dev.runesheet.game.valeria.price;
