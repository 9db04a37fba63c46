/** The readers of Queen's Blood's sources; a match plays without them. */
package dev.runesheet.game.queensblood.authoring;
