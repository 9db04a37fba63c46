/** The readers of Math Battle's sources; a match plays without them. */
package dev.runesheet.game.mathbattle.authoring;
