/** The checks of zones and decks that players have in common, and of what cards of a deck need. */
package dev.runesheet.game.declared.authoring.check.common;
