/** The state of a match: players, cards and where they lie, and the questions about them. */
package dev.runesheet.game.valeria.state;
