/** Prices and their payments: what a card costs a player, and all ways to pay it. */
package dev.runesheet.game.valeria.payment;
