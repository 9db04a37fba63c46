/** The position of a match: its state, its players, and the marks that they bear. */
package dev.runesheet.game.werewolf.state;
