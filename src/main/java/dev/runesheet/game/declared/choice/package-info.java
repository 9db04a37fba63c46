/** Choices of players: which actions and abilities are legal, and the questions that offer them. */
package dev.runesheet.game.declared.choice;
