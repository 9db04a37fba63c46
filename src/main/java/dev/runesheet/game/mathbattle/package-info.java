/** Math Battle: a duel of two heroes, after its document on effect ops. */
package dev.runesheet.game.mathbattle;
