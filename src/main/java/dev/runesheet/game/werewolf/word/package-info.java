/** Words of Werewolf: polls, their changes, what was done. */
package dev.runesheet.game.werewolf.word;
