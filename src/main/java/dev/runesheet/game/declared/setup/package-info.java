/**
 * Set-ups of declared games: their check, the laying out of characters, and the check of saved
 * games.
 */
package dev.runesheet.game.declared.setup;
