/** The making of the table: from a preset, or as a position that does not begin at the start. */
package dev.runesheet.game.valeria.dealing;
