/** The verbs of role texts: each begins an attempt that goes through the stages of all. */
package dev.runesheet.game.werewolf.verb;
