/** The readers of Valeria's sources; a match plays without them. */
package dev.runesheet.game.valeria.authoring;
