/** Declared games as people see them: zones with their cards, and the story of a match. */
package dev.runesheet.game.declared.authoring.display;
