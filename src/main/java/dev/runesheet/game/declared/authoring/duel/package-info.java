/** Games of two heroes in effect ops: their sources, scenarios and tools; a match plays without. */
package dev.runesheet.game.declared.authoring.duel;
