/** Attempts of abilities: how they begin, their stages, and what they find out. */
package dev.runesheet.game.werewolf.attempt;
