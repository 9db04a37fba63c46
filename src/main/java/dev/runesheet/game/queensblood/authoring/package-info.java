/** How the sources of Queen's Blood are read; a match plays without it. */
package dev.runesheet.game.queensblood.authoring;
