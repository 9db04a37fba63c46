/** Reads of numbers: whose numbers programs ask for, where these lie, and in whose turn. */
package dev.runesheet.game.declared.authoring.check.reading;
