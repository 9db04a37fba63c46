/** What cards cost a player at a moment, and the payments that he can make. */
package dev.runesheet.game.valeria.price;
