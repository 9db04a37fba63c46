/** How the sources of Math Battle are read; a match plays without it. */
package dev.runesheet.game.mathbattle.authoring;
