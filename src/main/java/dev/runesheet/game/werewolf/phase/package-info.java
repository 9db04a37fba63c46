/** Nights and days: their steps, the abilities used in them, and their end. */
package dev.runesheet.game.werewolf.phase;
