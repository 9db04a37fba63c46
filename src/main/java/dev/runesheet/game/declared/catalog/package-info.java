/**
 * Declarations of a game as its rule book keeps them: kinds, zones, phases, cards, decks, modes.
 */
package dev.runesheet.game.declared.catalog;
