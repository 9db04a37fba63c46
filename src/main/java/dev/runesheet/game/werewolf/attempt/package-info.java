/** Attempts of abilities: how they begin, their stages, what they find out, and what they do. */
package dev.runesheet.game.werewolf.attempt;
