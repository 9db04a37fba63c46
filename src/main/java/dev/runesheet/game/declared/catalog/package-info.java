/** What a game declares, as its rule book keeps it: kinds, zones, phases, cards, decks, modes. */
package dev.runesheet.game.declared.catalog;
