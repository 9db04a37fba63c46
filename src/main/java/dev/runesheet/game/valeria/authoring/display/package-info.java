/** Matches as people see them: the table, and the story of a match. */
package dev.runesheet.game.valeria.authoring.display;
