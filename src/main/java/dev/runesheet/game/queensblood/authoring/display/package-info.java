/** Matches as people see them: the board, hands, and the story of a match. */
package dev.runesheet.game.queensblood.authoring.display;
