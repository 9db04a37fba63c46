/** The part of Math Battle that is no data: readers and tools; a match plays without. */
package dev.runesheet.game.mathbattle.authoring;
