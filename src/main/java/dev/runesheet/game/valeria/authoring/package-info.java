/** How the sources of Valeria are read; a match plays without it. */
package dev.runesheet.game.valeria.authoring;
