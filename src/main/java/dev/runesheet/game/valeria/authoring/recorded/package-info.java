/** Recorded games of other engines, replayed and compared. */
package dev.runesheet.game.valeria.authoring.recorded;
