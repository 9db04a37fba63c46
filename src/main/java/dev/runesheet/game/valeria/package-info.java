/** Valeria: Card Kingdoms: facts, phases and declared orders; what cards do is in rules. */
package dev.runesheet.game.valeria;
