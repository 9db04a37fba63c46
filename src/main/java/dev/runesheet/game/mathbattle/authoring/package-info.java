/** What Math Battle brings besides its data; a match plays without. */
package dev.runesheet.game.mathbattle.authoring;
